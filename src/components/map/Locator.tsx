import type { Point } from '@/domain/lib/geo'

import { MapBase } from './MapBase'
import { isOnMap, toMapPixel } from './projection'

type Spot = Point & { isExact: boolean }
type Props = { places: readonly Spot[]; locale: string; title: string; className?: string }

/** Up to this number of places the dots are large; beyond it large dots would overlap. */
const MAX_LARGE_DOTS = 6

const radii = (count: number) =>
  count > MAX_LARGE_DOTS ? { dot: 9, around: 15 } : { dot: 15, around: 34 }

/**
 * A server-rendered map of listings: a dot for an exact place, a soft circle where the address is
 * not public.
 */
export function Locator({ places, locale, title, className }: Props) {
  const { dot: dotRadius, around: areaRadius } = radii(places.length)
  const spots = [
    ...new Map(
      places
        .filter(isOnMap)
        .map((spot) => [`${toMapPixel(spot).x} ${toMapPixel(spot).y} ${spot.isExact}`, spot]),
    ).values(),
  ]
  return (
    <MapBase locale={locale} title={title} {...(className && { className })}>
      {spots.map((spot) => {
        const { x, y } = toMapPixel(spot)
        return spot.isExact ? (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={dotRadius}
            fill="var(--color-brick)"
            stroke="var(--color-card)"
            strokeWidth={4}
          />
        ) : (
          <circle
            key={`${x} ${y} around`}
            cx={x}
            cy={y}
            r={areaRadius}
            fill="var(--color-brick)"
            fillOpacity={0.28}
            stroke="var(--color-brick)"
            strokeWidth={2.5}
          />
        )
      })}
    </MapBase>
  )
}
