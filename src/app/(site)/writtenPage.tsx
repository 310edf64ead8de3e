import { pageStyles } from '@/components/island/manifest'
import { SHEET_PRECEDENCE } from '@/components/sheets/precedence'
import { markupOf, type Preload } from '@/components/static/markup'
import { pageMarkup } from '@/components/static/pageMarkup'
import { supportedLanguage } from '@/data/site/routes'
import { readQuery } from '@/i18n/query'
import { readFiltered, type Elsewhere, type Filtered } from '@/screens/filtered/readFiltered'
import { filteredMetadata } from '@/screens/head/metadata'
import { MetadataTags } from '@/screens/head/MetadataTags'
import { Screen } from '@/screens/Screen'
import type { Answer } from '@/server/direct'
import { findFonts, SiteDocument } from './SiteDocument'

/** What Next says of a page that is rendered for each request. */
const CACHING = { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }

const redirect = ({ to, isForEver }: Elsewhere): Answer => ({
  status: isForEver ? 308 : 307,
  headers: { ...CACHING, Location: to },
})

/** The style sheets of this page beside those of every page, each once. */
const sheetsIn = (preloads: readonly Preload[]): string[] => [
  ...new Set(preloads.flatMap((one) => ('sheet' in one ? [one.sheet] : []))),
]

/** What React writes at the start of the head, before what the page has there itself. */
const StartOfHead = ({ preloads }: { preloads: readonly Preload[] }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {preloads.map((one) =>
      'sheet' in one ? undefined : (
        <link
          key={one.src}
          rel="preload"
          as="image"
          href={one.srcSet ? undefined : one.src}
          fetchPriority="high"
          imageSrcSet={one.srcSet}
          imageSizes={one.sizes}
          media={one.media}
        />
      ),
    )}
    {pageStyles().map((sheet) => (
      <link key={sheet} rel="stylesheet" href={sheet} data-precedence="next" />
    ))}
    {sheetsIn(preloads).map((sheet) => (
      <link key={sheet} rel="stylesheet" href={sheet} data-precedence={SHEET_PRECEDENCE} />
    ))}
  </>
)

const DOCTYPE = Buffer.from('<!DOCTYPE html>')
const HEAD = '<head>'

/** Names the files that a browser needs before it has read the page. */
const linkHeader = (fonts: readonly string[], sheets: readonly string[]): string =>
  [
    ...fonts.map((font) => `<${font}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`),
    ...[...pageStyles(), ...sheets].map((sheet) => `<${sheet}>; rel=preload; as="style"`),
  ].join(', ')

/** Returns the page as a document that is written without React. */
async function writeDocument({ locale, resolved, query }: Filtered): Promise<Answer> {
  const [language, metadata] = await Promise.all([
    supportedLanguage(locale),
    filteredMetadata(resolved, locale, query),
  ])
  const preloads: Preload[] = []
  const html = await pageMarkup(
    <SiteDocument locale={language} head={<MetadataTags metadata={metadata} />}>
      <Screen locale={locale} resolved={resolved} query={query} />
    </SiteDocument>,
    preloads,
  )
  const at = html.indexOf(HEAD) + HEAD.length
  const start = markupOf(<StartOfHead preloads={preloads} />)
  return {
    status: 200,
    headers: {
      ...CACHING,
      'Content-Type': 'text/html; charset=utf-8',
      Link: linkHeader(await findFonts(language), sheetsIn(preloads)),
    },
    body: Buffer.concat([DOCTYPE, html.subarray(0, at), Buffer.from(start), html.subarray(at)]),
  }
}

/**
 * Answers an address with filters: the pages of `filtered`, written without React. The same markup
 * for less processor time.
 */
export async function writtenPage({ pathname, search }: URL): Promise<Answer> {
  const [locale = '', ...path] = pathname.split('/').filter(Boolean)
  const filtered = await readFiltered({ locale, path }, readQuery(search))
  if (!filtered) return { status: 404, headers: CACHING }
  return 'to' in filtered ? redirect(filtered) : writeDocument(filtered)
}
