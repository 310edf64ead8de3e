/** Reads a page without a browser: what is asked for stands in plain tags that the server wrote. */
type Tag = Readonly<Record<string, string>>

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      const code = hex ? parseInt(hex, 16) : Number(number)
      return name ? (NAMED[name] ?? whole) : String.fromCodePoint(code)
    },
  )

/** Without comments, and without the insides of scripts and styles. */
const visible = (html: string): string =>
  html.replace(/<!--.*?-->/gs, '').replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gis, '$1')

const attributes = (inside: string): Tag =>
  Object.fromEntries(
    [...inside.matchAll(/([\w:-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(
      ([, name = '', double, single]) => [name.toLowerCase(), decode(double ?? single ?? '')],
    ),
  )

const tags = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi'))].map(
    ([, inside = '']) => attributes(inside),
  )

const bare = (html: string): string =>
  decode(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const insides = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gis'))].map(([, inside = '']) =>
    bare(inside),
  )

export type ReadPage = ReturnType<typeof readPage>

export function readPage(source: string) {
  const html = visible(source)
  const metas = tags(html, 'meta')
  const relations = tags(html, 'link')
  const meta = (name: string) =>
    metas
      .filter((one) => one.name === name || one.property === name)
      .map(({ content = '' }) => content)
  const alternates = relations.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return {
    language: tags(html, 'html')[0]?.lang ?? '',
    titles: insides(html.replace(/<svg\b.*?<\/svg>/gis, ''), 'title'),
    headings: insides(html, 'h1'),
    descriptions: meta('description'),
    isIndexed: !meta('robots').some((robots) => robots.includes('noindex')),
    canonicals: relations.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    languages: Object.fromEntries(
      alternates.map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    links: tags(html, 'a').flatMap(({ href }) => (href === undefined ? [] : [href])),
    switcher: Object.fromEntries(
      tags(html, 'a').flatMap((one) =>
        one['data-language'] ? [[one['data-language'], one.href ?? '']] : [],
      ),
    ),
    text: bare(html),
  }
}
