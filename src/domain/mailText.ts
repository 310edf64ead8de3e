import { isExternalLink } from './links'

/** What a text says in one mail, by the names of its placeholders. */
export type Told = Readonly<Record<string, string>>

export type Span = { text: string; href?: string }
export type Line = readonly Span[]
export type Block = { kind: 'paragraph' | 'list'; lines: readonly Line[] }

const PLACEHOLDER = /\{\s*([^{}\s]+)\s*\}/g
/** A blank before a name goes with the name: "Dear {firstName}," to nobody is "Dear,". */
const WITH_GAP = /([ \u00a0]?)\{\s*([^{}\s]+)\s*\}/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
const LINK = /\[([^\][\n]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"()[\]]*[^\s<>"()[\].,;:!?])/g
const LONGEST_SUBJECT = 200

/** The names in braces, each once, as they are written. */
export const placeholdersIn = (text: string): string[] => [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name ? [name] : [])))]

export const unknownIn = (text: string, allowed: readonly string[]): string[] => placeholdersIn(text).filter((name) => !allowed.includes(name))

const valueOf = (told: Told, name: string): string => (Object.hasOwn(told, name) ? (told[name] ?? '') : '')

const tidy = (value: string): string => value.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()

/** Puts the values in, once: what stands inside a value is no placeholder, and a name nobody told is left out. */
export const fill = (text: string, told: Told): string =>
  text.replace(WITH_GAP, (_, gap: string, name: string) => {
    const value = tidy(valueOf(told, name))
    return value && gap + value
  })

/** A text for a header, on one line whatever the values hold: a line break there would begin a header of its own. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
    .trim()

export const fillHeader = (text: string, told: Told): string => oneLine(fill(text, told))

function spanOf(words: string, address: string, told: Told): Span {
  const text = fill(words, told)
  const href = fill(address, told).trim()
  return isExternalLink(href) ? { text, href } : { text }
}

/** Links are found in the text as staff wrote it, before the values are in: a value never becomes one. */
function spansOf(line: string, told: Told): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of line.matchAll(LINK)) {
    const [whole, words = '', address = '', bare] = found
    spans.push({ text: fill(line.slice(from, found.index), told) })
    spans.push(bare ? spanOf(bare, bare, told) : spanOf(words, address, told))
    from = found.index + whole.length
  }
  return [...spans, { text: fill(line.slice(from), told) }].filter(({ text }) => text !== '')
}

const ITEM = /^\s*[-•]\s+/
const isSaid = (line: Line): boolean => line.some(({ text }) => text.trim() !== '')

/** Lines that only named what nobody told are left out. */
const linesOf = (lines: string[], told: Told): Line[] => lines.map((line) => spansOf(line.trim(), told)).filter(isSaid)

function partsOf(paragraph: string, told: Told): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of paragraph.split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line.replace(ITEM, ''))
    else blocks.push({ kind, lines: [line.replace(ITEM, '')] })
  }
  return blocks.map(({ kind, lines }) => ({ kind, lines: linesOf(lines, told) }))
}

/** A text as staff write it: blank lines between paragraphs, `- ` before the items of a list, `[words](address)` for a link. */
export const blocksOf = (text: string, told: Told): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .flatMap((paragraph) => partsOf(paragraph, told))
    .filter(({ lines }) => lines.length > 0)

const plainSpan = ({ text, href }: Span): string => (href && href !== text ? `${text} (${href.replace(/^mailto:/, '')})` : text)

/** The same for readers without markup. */
export const plainOf = (blocks: readonly Block[]): string =>
  blocks.map(({ kind, lines }) => lines.map((line) => `${kind === 'list' ? '- ' : ''}${line.map(plainSpan).join('')}`).join('\n')).join('\n\n')
