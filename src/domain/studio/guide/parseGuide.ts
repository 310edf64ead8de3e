/** A stretch of text: plain, the name of something on the screen, or what is typed as it stands. */
export type Span = { kind: 'text' | 'strong' | 'code'; text: string }

export type GuideBlock =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; text: string }
  | { kind: 'steps' | 'points'; items: Span[][] }
  | { kind: 'picture'; alt: string; file: string }
  | { kind: 'table'; head: string[]; rows: string[][] }

/** A task of the guide. Its `id` is the same in every language. */
export type GuideSection = { id: string; title: string; blocks: GuideBlock[] }

/** The id of what stands before the first task. */
const GUIDE_START = 'start'

const SPAN = /\*\*([^*]+)\*\*|`([^`]+)`/g
const ANCHOR = /^<a id="(\w+)"><\/a>$/
const PICTURE = /^!\[([^\]]*)\]\(pictures\/\w+\/([\w-]+\.webp)\)$/
const COMMENT = /<!-- \w+ -->/g

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Divides a text into its plain, strong and literal stretches. */
function spansOf(text: string): Span[] {
  const line = inOneLine(text)
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(SPAN)) {
    const [whole, strong, code = ''] = match
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) })
    spans.push(
      strong === undefined ? { kind: 'code', text: code } : { kind: 'strong', text: strong },
    )
    end = match.index + whole.length
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) })
  return spans
}

const itemsOf = (chunk: string, mark: RegExp): Span[][] =>
  chunk.split(mark).filter(Boolean).map(spansOf)

const cellsOf = (row: string): string[] =>
  row.replaceAll(COMMENT, '').split('|').slice(1, -1).map(inOneLine)

function tableOf(chunk: string): GuideBlock {
  const [head = '', , ...rows] = chunk.split('\n')
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
}

function blockOf(chunk: string): GuideBlock {
  const [, alt, file] = PICTURE.exec(chunk) ?? []
  if (alt !== undefined && file !== undefined) return { kind: 'picture', alt, file }
  if (chunk.startsWith('### ')) return { kind: 'heading', text: chunk.slice(4) }
  if (chunk.startsWith('1. ')) return { kind: 'steps', items: itemsOf(chunk, /(?:^|\n)\d+\. /) }
  if (chunk.startsWith('- ')) return { kind: 'points', items: itemsOf(chunk, /(?:^|\n)- /) }
  if (chunk.startsWith('|')) return tableOf(chunk)
  return { kind: 'paragraph', spans: spansOf(chunk) }
}

/**
 * Reads the Markdown of the staff guide: headings, each behind the anchor that names it, paragraphs,
 * numbered steps, points, pictures and tables.
 */
export function parseGuide(markdown: string): GuideSection[] {
  const sections: GuideSection[] = []
  let id = GUIDE_START
  for (const chunk of markdown.trim().split(/\n{2,}/)) {
    const heading = /^##? (.+)$/.exec(chunk)?.[1]
    const anchor = ANCHOR.exec(chunk)?.[1]
    if (anchor !== undefined) id = anchor
    else if (heading === undefined) sections.at(-1)?.blocks.push(blockOf(chunk))
    else {
      sections.push({ id, title: heading, blocks: [] })
      id = ''
    }
  }
  return sections
}
