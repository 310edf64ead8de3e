import { MapFrame } from '@/components/map/MapFrame'
import { Locator } from '@/components/map/Locator'
import { MapPoster } from '@/components/map/MapPoster'
import type { PosterMark } from '@/components/map/posterMarks'
import type { MapMessage, MapPoint } from '@/domain/map/mapMessage'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { mapFrameHref } from '../map/message'
import type { describePosters } from '../map/poster'
import { AreaSearch } from './AreaSearch'

type StaticProps = { points: readonly MapPoint[]; locale: Locale }

/** The maximum number of links below a static map. */
const MAX_LINKS = 48

function StaticMap({ points, locale }: StaticProps) {
  return (
    <div className="p-5">
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
    </div>
  )
}

type Props = {
  /** What is asked for as the map moves; undefined where there is nothing to show. */
  message: MapMessage | undefined
  /** The listings of the page, when the map is what the visitor has asked for. */
  points: readonly MapPoint[] | undefined
  /** The pictures with which the map opens, where there is a map file. */
  opening: Awaited<ReturnType<typeof describePosters>>
  /** The marks over the picture of a phone, when the map is what the visitor has asked for. */
  marks: readonly PosterMark[] | undefined
  area: Parameters<typeof AreaSearch>[0]
  locale: Locale
}

/**
 * The map of a list. It opens with a picture of its streets, where there is a map file. Until the page is touched it is a static one of provinces, each a link; where
 * the map has been asked for it opens at once, over a static one with all listings as links.
 */
export function MapView({ message, points, opening, marks, area, locale }: Props) {
  if (!message) return <AreaSearch {...area} />
  return (
    <MapFrame
      src={mapFrameHref(locale)}
      title={translate(locale)('map.title')}
      message={message}
      opens={points ? 'at once' : 'when touched'}
      isOfList
      {...(opening && { views: opening.posters.map(({ from, view }) => ({ from, at: view })) })}
      className="split-frame"
    >
      {opening && <MapPoster {...opening} marks={marks} isFirst={points !== undefined} />}
      {points ? <StaticMap points={points} locale={locale} /> : <AreaSearch {...area} />}
    </MapFrame>
  )
}
