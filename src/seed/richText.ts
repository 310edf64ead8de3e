const BLOCK = { version: 1, format: '', indent: 0, direction: 'ltr' } as const

type Node = Record<string, unknown>

const textNode = (text: string): Node => ({
  type: 'text',
  version: 1,
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
})

const linkNode = (label: string, url: string): Node => ({
  ...BLOCK,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: url.startsWith('http') },
  children: [textNode(label)],
})

/** Parses text with links written as `[label](address)`. */
function inline(line: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  for (const match of line.matchAll(/\[([^[\]]+)\]\(([^()]+)\)/g)) {
    const [link, label = '', url = ''] = match
    if (match.index > at) nodes.push(textNode(line.slice(at, match.index)))
    nodes.push(linkNode(label, url))
    at = match.index + link.length
  }
  if (at < line.length) nodes.push(textNode(line.slice(at)))
  return nodes
}

const paragraph = (line: string): Node => ({
  ...BLOCK,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: inline(line),
})
const heading = (line: string): Node => ({
  ...BLOCK,
  type: 'heading',
  tag: 'h2',
  children: inline(line),
})
const item = (line: string, at: number): Node => ({
  ...BLOCK,
  type: 'listitem',
  value: at + 1,
  children: inline(line),
})
const list = (lines: string[]): Node => ({
  ...BLOCK,
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: lines.map(item),
})

/**
 * Parses rich text of the data files: each line is a paragraph, `## ` starts a heading, `- ` an
 * item of a list.
 */
export function richTextOf(lines: readonly string[]): { root: Node } {
  const children: Node[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) children.push(list(items))
    items = []
  }
  for (const line of lines) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2))
      continue
    }
    endList()
    children.push(line.startsWith('## ') ? heading(line.slice(3)) : paragraph(line))
  }
  endList()
  return { root: { ...BLOCK, type: 'root', children } }
}
