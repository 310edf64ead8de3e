const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** Elements whose text is not shown. */
const HIDDEN = new Set(['head', 'style', 'script'])
const LINE_ENDS = new Set([
  'br',
  '/p',
  '/div',
  '/tr',
  '/li',
  '/h1',
  '/h2',
  '/h3',
  '/h4',
  '/h5',
  '/h6',
])

const tagNameOf = (tag: string): string => /^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase() ?? ''

/** Returns the address of a link in brackets, unless its text is the address. */
function addressAfter(href: string, words: string): string {
  const address = href.replace(/^(?:mailto|tel):/, '')
  return words === address || href.startsWith('tel:') ? '' : ` (${address})`
}

/**
 * Returns the text between the tags in one pass: a pattern per element would search the rest again
 * at each tag.
 */
function textOf(html: string): string {
  let text = ''
  let hidden = ''
  let link: { href: string; start: number } | undefined
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (!hidden) text += html.slice(at, close < 0 ? undefined : open)
    if (close < 0) return text
    at = close + 1
    const tag = html.slice(open + 1, close)
    const name = tagNameOf(tag)
    if (hidden) {
      if (name === `/${hidden}`) hidden = ''
    } else if (HIDDEN.has(name)) hidden = name
    else if (LINE_ENDS.has(name)) text += '\n'
    else if (name === 'a')
      link = { href: /\shref="([^"]*)"/i.exec(tag)?.[1] ?? '', start: text.length }
    else if (name === '/a' && link) {
      if (link.href) text += addressAfter(link.href, text.slice(link.start))
      link = undefined
    }
  }
  return text
}

/** Converts an HTML-only email to plain text; each link is followed by its address. */
export const plainFromHtml = (html: string): string =>
  textOf(html)
    .replace(/&(#39|\w+);/g, (match, name: string) => entities[name] ?? match)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
