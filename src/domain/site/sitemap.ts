/**
 * One address of the site for search engines, with the same page in every language that shows it.
 */
export type SitemapEntry = {
  address: string
  changed: string
  alternates: Readonly<Record<string, string>>
}

/** More addresses than this are divided into parts. */
export const MAX_SITEMAP_ADDRESSES = 5000

/**
 * With four languages a part stays under 5,000 addresses, and under the size that the page front
 * keeps.
 */
export const DOCUMENTS_PER_PART = 1000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** XML 1.0 has no way to write these at all. */
const UNWRITABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const link = ([language, address]: [string, string]): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(address)}"/>`

const entry = ({ address, changed, alternates }: SitemapEntry): string =>
  `<url><loc>${escapeXml(address)}</loc><lastmod>${escapeXml(changed)}</lastmod>${Object.entries(alternates).map(link).join('')}</url>`

/** The addresses themselves. */
export const sitemapOf = (entries: readonly SitemapEntry[]): string =>
  [
    HEAD,
    `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.map(entry),
    '</urlset>',
    '',
  ].join('\n')

/** Where the parts are, when there are too many addresses for one. */
export const sitemapIndexOf = (parts: readonly string[]): string =>
  [
    HEAD,
    `<sitemapindex xmlns="${SCHEMA}">`,
    ...parts.map((part) => `<sitemap><loc>${escapeXml(part)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
