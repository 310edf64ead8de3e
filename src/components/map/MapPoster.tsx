import { rem } from './mapLayout'
import type { PosterMark } from './posterMarks'

/** What OpenStreetMap asks maps of its data to link to. */
const COPYRIGHT_HREF = 'https://www.openstreetmap.org/copyright'

type Props = {
  /** A picture for each width of the page, the narrowest first. */
  posters: readonly { from: number; href: string }[]
  /** Whose streets they are, and whose country and towns lie around them. */
  attribution: string
  sources: string
  /** What the moving map will show on a phone. */
  marks?: readonly PosterMark[] | undefined
  /** Whether the page is about the map: otherwise the picture is loaded when the map opens. */
  isFirst: boolean
}

/** The widths of the page at which a picture is the one that is shown. */
const widthsOf = (from: number, next: number | undefined) =>
  next === undefined ? `(width >= ${rem(from)})` : `(${rem(from)} <= width < ${rem(next)})`

/**
 * Names the pictures in the head of the page: they stand at its end, which comes a moment later on a
 * slow line. Browsers load the one for their width.
 */
const Preloads = ({ posters }: Pick<Props, 'posters'>) =>
  posters.map(({ from, href }, at) => (
    <link
      key={from}
      rel="preload"
      as="image"
      href={href}
      media={widthsOf(from, posters[at + 1]?.from)}
      fetchPriority="high"
      data-ahead
    />
  ))

/**
 * The streets with which the map of a list opens, drawn on the server: the moving map takes their
 * place, at the same scale, when it has drawn them itself.
 */
export function MapPoster({ posters, attribution, sources, marks, isFirst }: Props) {
  const [narrowest, ...others] = posters
  if (!narrowest) return null
  return (
    <div className="map-poster">
      {isFirst && <Preloads posters={posters} />}
      <picture>
        {others.toReversed().map(({ from, href }) => (
          <source key={from} media={`(width >= ${rem(from)})`} srcSet={href} />
        ))}
        <img
          src={narrowest.href}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {marks && (
        <div className="poster-marks" aria-hidden="true">
          {marks.map(({ x, y, kind, text, isGone }) => (
            <span
              key={`${x} ${y}`}
              data-kind={kind}
              data-gone={isGone || undefined}
              style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
            >
              {text}
            </span>
          ))}
        </div>
      )}
      <p className="poster-sources">
        <a href={COPYRIGHT_HREF} rel="noreferrer">
          {attribution}
        </a>{' '}
        · {sources}
      </p>
    </div>
  )
}
