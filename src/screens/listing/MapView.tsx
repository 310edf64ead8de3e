import { MapFrame } from '@/components/islands'
import { Locator } from '@/components/map/Locator'
import { mapPoints } from '@/data/mapPoints'
import type { Listed } from '@/data/search/listedRows'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { frameOf, mapMessageOf } from '../map/message'

type Props = {
  listings: readonly Listed[]
  locale: Locale
  query: Query
  /** How many the list holds in all; more than are given are asked for as the map moves. */
  total?: number
  /** The filters of the list as the question of `/api/map/points`, without a leading question mark: "goal=sale&type=1". */
  filters?: string
}

/** As many as anybody reads below a still map. */
const MOST_LINKS = 48

async function Still({ listings, locale }: Pick<Props, 'listings' | 'locale'>) {
  const points = await mapPoints(listings, locale)
  return (
    <>
      <Locator places={points} locale={locale} title={translate(locale)('map.locatorMany')} className="mx-auto max-w-4xl" />
      <ul className="mt-8 grid gap-x-10 gap-y-2 md:grid-cols-2">
        {points.slice(0, MOST_LINKS).map(({ reference, href, heading, place }) => (
          <li key={reference} className="border-b border-sand py-2">
            <a href={href} className="flex min-h-11 items-center justify-between gap-4 no-underline hover:underline">
              <span>{place}</span>
              <span className="font-serif text-lg">{heading}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A list as a map: the still one with links first, the moving one in its place once scripts run. */
export async function MapView({ listings, locale, query, total = listings.length, filters = '' }: Props) {
  const isLarge = total > listings.length
  const within = query.within?.[0]
  const source = `/api/map/points?lang=${locale}${filters && `&${filters}`}${within && !filters.includes('within=') ? `&within=${encodeURIComponent(within)}` : ''}`
  // The browser writes the page's own address here.
  const info = { total, list: `/${locale}/`, ...(within && { within }), ...(isLarge && { source }) }
  const message = await mapMessageOf(isLarge ? [] : listings, info, locale)
  return (
    <MapFrame src={frameOf(locale)} title={translate(locale)('map.title')} message={message} opens="at once" className="h-[min(78vh,760px)] max-md:h-[85vh]">
      <Still listings={listings} locale={locale} />
    </MapFrame>
  )
}
