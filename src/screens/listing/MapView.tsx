import { MapFrame } from '@/components/map/MapFrame'
import { Locator } from '@/components/map/Locator'
import { mapPoints } from '@/data/catalogue/mapPoints'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { mapFrameHref, mapMessageOf } from '../map/message'

type Props = {
  listings: readonly ListingSummary[]
  locale: Locale
  query: Query
  /** The total number of listings; those that are not given are requested as the map moves. */
  total?: number
  /**
   * The filters of the list as the query of `/api/map/points`, without a leading question mark:
   * "goal=sale&type=1".
   */
  filters?: string
}

/** The maximum number of links below a static map. */
const MAX_LINKS = 48

async function StaticMap({ listings, locale }: Pick<Props, 'listings' | 'locale'>) {
  const points = await mapPoints(listings, locale)
  return (
    <>
      <Locator
        places={points}
        locale={locale}
        title={translate(locale)('map.locatorMany')}
        className="mx-auto max-w-4xl"
      />
      <ul className="mt-8 grid gap-x-10 gap-y-2 md:grid-cols-2">
        {points.slice(0, MAX_LINKS).map(({ reference, href, heading, place }) => (
          <li key={reference} className="border-b border-sand py-2">
            <a
              href={href}
              className="flex min-h-11 items-center justify-between gap-4 no-underline hover:underline"
            >
              <span>{place}</span>
              <span className="font-serif text-lg">{heading}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A list on a map: a static map with links, replaced by the interactive one when scripts run. */
export async function MapView({
  listings,
  locale,
  query,
  total = listings.length,
  filters = '',
}: Props) {
  const isLarge = total > listings.length
  const within = query.within?.[0]
  const source = `/api/map/points?lang=${locale}${filters && `&${filters}`}${within && !filters.includes('within=') ? `&within=${encodeURIComponent(within)}` : ''}`
  // The browser replaces this by the address of the page.
  const info = { total, list: `/${locale}/`, ...(within && { within }), ...(isLarge && { source }) }
  const message = await mapMessageOf(isLarge ? [] : listings, info, locale)
  return (
    <MapFrame
      src={mapFrameHref(locale)}
      title={translate(locale)('map.title')}
      message={message}
      opens="at once"
      className="h-[min(78vh,760px)] max-md:h-[85vh]"
    >
      <StaticMap listings={listings} locale={locale} />
    </MapFrame>
  )
}
