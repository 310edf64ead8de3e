/** Rich text as the editor keeps it: nodes within nodes. */
type Node = { text?: unknown; type?: unknown; children?: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns whether a node shows something: words, or a picture. */
const isVisible = (node: unknown): boolean =>
  isNode(node) &&
  ((typeof node.text === 'string' && node.text.trim() !== '') ||
    node.type === 'upload' ||
    (Array.isArray(node.children) && node.children.some(isVisible)))

const isRichText = (value: unknown): value is { root: unknown } =>
  typeof value === 'object' && value !== null && 'root' in value

/** Returns whether a text says nothing in a language. A switch always says something. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return isRichText(value) && !isVisible(value.root)
}

/** Words that stand beside each other belong together; what holds nodes of its own is a line. */
function wordsOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (typeof node.text === 'string') return node.text
  const children: unknown[] = Array.isArray(node.children) ? node.children : []
  const isLine = children.some((child) => isNode(child) && typeof child.text === 'string')
  return children.map(wordsOf).join(isLine ? '' : '\n')
}

/** The words of a text without its form: what staff read before they open the editor. */
export const plainTextOf = (value: unknown): string =>
  typeof value === 'string' ? value : isRichText(value) ? wordsOf(value.root).trim() : ''
