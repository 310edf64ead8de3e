import { isExternalLink } from '../site/links'

/** The values of the placeholders of one email, by name. */
export type PlaceholderValues = Readonly<Record<string, string>>

export type Span = { text: string; href?: string }
export type Line = readonly Span[]
export type Block = { kind: 'paragraph' | 'list'; lines: readonly Line[] }

const PLACEHOLDER = /\{\s*([^{}\s]+)\s*\}/g
/**
 * An empty placeholder takes the blank before it along, or the dot that separates it: "Dear
 * {firstName}," without a name is "Dear,".
 */
const PLACEHOLDER_WITH_GAP = /((?: ·)?[ \u00a0]?)\{\s*([^{}\s]+)\s*\}/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
const LINK = /\[([^\][\n]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"()[\]]*[^\s<>"()[\].,;:!?])/g
const MAX_SUBJECT_LENGTH = 200

/** The names in braces, each once, as they are written. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name ? [name] : []))),
]

export const unknownPlaceholdersIn = (text: string, allowed: readonly string[]): string[] =>
  placeholdersIn(text).filter((name) => !allowed.includes(name))

const valueOf = (values: PlaceholderValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : ''

const cleanValue = (value: string): string =>
  value.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()

/**
 * Fills in the placeholders, once: values are not searched for placeholders, and names without a
 * value are left out.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(PLACEHOLDER_WITH_GAP, (_, gap: string, name: string) => {
    const value = cleanValue(valueOf(values, name))
    return value && gap + value
  })

/**
 * A text for a header, on one line whatever the values hold: a line break there would begin a
 * header of its own.
 */
export const toHeaderLine = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH)
    .trim()

export const fillHeader = (text: string, values: PlaceholderValues): string =>
  toHeaderLine(fillPlaceholders(text, values))

function spanOf(words: string, address: string, values: PlaceholderValues): Span {
  const text = fillPlaceholders(words, values)
  const href = fillPlaceholders(address, values).trim()
  return isExternalLink(href) ? { text, href } : { text }
}

/**
 * Links are found in the text as staff wrote it, before the values are in: a value never becomes
 * one.
 */
function spansOf(line: string, values: PlaceholderValues): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of line.matchAll(LINK)) {
    const [whole, words = '', address = '', bare] = match
    spans.push({ text: fillPlaceholders(line.slice(from, match.index), values) })
    spans.push(bare ? spanOf(bare, bare, values) : spanOf(words, address, values))
    from = match.index + whole.length
  }
  return [...spans, { text: fillPlaceholders(line.slice(from), values) }].filter(
    ({ text }) => text !== '',
  )
}

const LIST_ITEM = /^\s*[-•]\s+/
const hasText = (line: Line): boolean => line.some(({ text }) => text.trim() !== '')

/** Leaves out lines in which only empty placeholders stood. */
const linesOf = (lines: string[], values: PlaceholderValues): Line[] =>
  lines.map((line) => spansOf(line.trim(), values)).filter(hasText)

function blocksOfParagraph(paragraph: string, values: PlaceholderValues): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of paragraph.split('\n')) {
    const kind = LIST_ITEM.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line.replace(LIST_ITEM, ''))
    else blocks.push({ kind, lines: [line.replace(LIST_ITEM, '')] })
  }
  return blocks.map(({ kind, lines }) => ({ kind, lines: linesOf(lines, values) }))
}

/**
 * A text as staff write it: blank lines between paragraphs, `- ` before the items of a list,
 * `[words](address)` for a link.
 */
export const blocksOf = (text: string, values: PlaceholderValues): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .flatMap((paragraph) => blocksOfParagraph(paragraph, values))
    .filter(({ lines }) => lines.length > 0)

const plainSpan = ({ text, href }: Span): string =>
  href && href !== text ? `${text} (${href.replace(/^mailto:/, '')})` : text

/** The same for readers without markup. */
export const plainTextOfBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(({ kind, lines }) =>
      lines
        .map((line) => `${kind === 'list' ? '- ' : ''}${line.map(plainSpan).join('')}`)
        .join('\n'),
    )
    .join('\n\n')
