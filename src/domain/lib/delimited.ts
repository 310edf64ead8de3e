/**
 * One record of a delimited file and the line on which it begins. `closed` is false when a quote in
 * it never ends; its cells are then those before that quote.
 */
export type DelimitedRow = { line: number; cells: string[]; closed: boolean }

const SEPARATORS = [',', ';', '\t', '|']

/**
 * The text of a file, whichever program wrote it: Unicode with or without a mark, else the code
 * page of Western Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first line of a table that Excel writes for itself: `sep=;`. */
const ANNOUNCED_SEPARATOR = /^\uFEFF?"?sep=([;,|\t])"?(?:\r\n|\r|\n)/i

/** The sign that divides the first line into the most cells. */
function separatorOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const parts = (sign: string) => head.split(sign).length
  return SEPARATORS.reduce((best, sign) => (parts(sign) > parts(best) ? sign : best))
}

type ReadCell = { cell: string; end: number; closed: boolean }

/**
 * Reads the cell that begins at `start`; a quoted one may hold separators, line ends and doubled
 * quotes.
 */
function readCell(text: string, start: number, separator: string): ReadCell {
  let at = start
  let cell = ''
  if (text[at] === '"') {
    for (at += 1; ; at += 1) {
      const quote = text.indexOf('"', at)
      if (quote < 0) return { cell: text.slice(start), end: text.length, closed: false }
      cell += text.slice(at, quote)
      at = quote + 1
      if (text[at] !== '"') break
      cell += '"'
    }
  }
  const from = at
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
    at += 1
  return { cell: cell + text.slice(from, at), end: at, closed: true }
}

const lineEnd = (text: string, at: number): number => (text.startsWith('\r\n', at) ? 2 : 1)

function readRow(
  text: string,
  start: number,
  separator: string,
): { cells: string[]; end: number; closed: boolean } {
  const cells: string[] = []
  for (let at = start; ; at += 1) {
    const { cell, end, closed } = readCell(text, at, separator)
    if (!closed) {
      // What never ends would swallow the rest of the file: only its own line is lost.
      const stop = /[\r\n]/.exec(text.slice(start))?.index
      return { cells, end: stop === undefined ? text.length : start + stop, closed }
    }
    cells.push(cell.trim())
    at = end
    if (text[at] !== separator) return { cells, end: at, closed }
  }
}

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1

/**
 * The rows of a text with separated values, without the empty ones; no more than `maxRows`, however
 * long the text is.
 */
export function readDelimited(text: string, maxRows = Infinity): DelimitedRow[] {
  const [announcement = '', announced] = ANNOUNCED_SEPARATOR.exec(text) ?? []
  const separator = announced ?? separatorOf(text)
  const rows: DelimitedRow[] = []
  let line = announced === undefined ? 1 : 2
  for (let at = announcement.length; at < text.length && rows.length < maxRows;) {
    const { cells, end, closed } = readRow(text, at, separator)
    if (!closed || cells.some(Boolean)) rows.push({ line, cells, closed })
    const next = end + (end < text.length ? lineEnd(text, end) : 0)
    line += linesIn(text.slice(at, next))
    at = next
  }
  return rows
}
