import { PictureLabel } from '@/components/media/Picture'
import { cardHeading, type MapPoint } from '@/domain/map/mapMessage'

import type { MapWords } from './types'

type Props = {
  point: MapPoint
  ignored: readonly number[]
  words: MapWords
  onPoint?: (reference: number | undefined) => void
}

/**
 * A listing in a few lines: price, place and picture. The link opens in the page around the frame.
 */
export function ListingRow({ point, ignored, words, onPoint }: Props) {
  const { reference, href, picture, pictureLabel, place, isExact, isHidden, flag } = point
  const lead = cardHeading(point, ignored)
  const heading = href ? (
    <a
      href={href}
      target="_top"
      className="no-underline after:absolute after:inset-0 group-hover:underline"
      onFocus={() => onPoint?.(reference)}
      onBlur={() => onPoint?.(undefined)}
    >
      {lead}
    </a>
  ) : (
    lead
  )
  return (
    <article
      className="group relative grid grid-cols-[96px_minmax(0,1fr)] gap-4"
      onMouseEnter={() => onPoint?.(reference)}
      onMouseLeave={() => onPoint?.(undefined)}
    >
      <div className="relative aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
        {picture && (
          <img
            src={picture}
            alt=""
            width={96}
            height={64}
            loading="lazy"
            className="h-full w-full object-cover"
          />
        )}
        {picture && <PictureLabel picture={{ alt: '', label: pictureLabel }} />}
      </div>
      <div className="min-w-0">
        <h3 className="font-serif text-lg leading-tight">{heading}</h3>
        <p className="text-sm leading-snug">{place}</p>
        {flag && flag !== lead && <p className="text-sm font-semibold text-brick">{flag}</p>}
        {!isExact && (
          <p className="text-[0.8rem] leading-snug text-soft">
            {isHidden ? words.approximate : words.approximateTown}
          </p>
        )}
      </div>
    </article>
  )
}
