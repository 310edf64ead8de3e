export type ScriptElement = { attributes: string; text: string; start: number; end: number }

const OPENING = /<script(?=[\s/>])/gi
const CLOSING = /<\/script/gi
/** One quoted value, or a run without quotes and without the end of the tag. */
const ATTRIBUTES = /"[^"]*"|'[^']*'|[^'">]+/y

/** The first match at or after `from`. */
function find(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(html)
}

/**
 * The position of the `>` that ends the tag whose attributes start at `from`; -1 when the tag is
 * never closed.
 */
function endOfTag(html: string, from: number): number {
  let at = from
  while (at < html.length && html[at] !== '>') {
    ATTRIBUTES.lastIndex = at
    if (!ATTRIBUTES.test(html)) return -1
    at = ATTRIBUTES.lastIndex
  }
  return at < html.length ? at : -1
}

/**
 * All script elements of a page in order. One without an end is the last, as in a browser: so every
 * character is read a bounded number of times, in a page that may be megabytes long.
 */
export function scriptElements(html: string): ScriptElement[] {
  const elements: ScriptElement[] = []
  for (let at = 0; ;) {
    const opening = find(OPENING, html, at)
    const attributesAt = opening ? opening.index + opening[0].length : -1
    const tagEnd = opening ? endOfTag(html, attributesAt) : -1
    const close = tagEnd < 0 ? null : find(CLOSING, html, tagEnd)
    const end = close ? html.indexOf('>', close.index) + 1 : 0
    if (!opening || !close || end === 0) return elements
    elements.push({
      attributes: html.slice(attributesAt, tagEnd),
      text: html.slice(tagEnd + 1, close.index),
      start: opening.index,
      end,
    })
    at = end
  }
}
