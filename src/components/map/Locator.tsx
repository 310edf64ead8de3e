import type { Point } from '@/domain/geo'

import { MapBase } from './MapBase'
import { isOnMap, place } from './projection'

type Spot = Point & { isExact: boolean }
type Props = { places: readonly Spot[]; locale: string; title: string; className?: string }

/** As many as can still be told apart at these sizes. */
const FEW = 6

const sizes = (count: number) => (count > FEW ? { dot: 9, around: 15 } : { dot: 15, around: 34 })

/** Where one or several listings lie, drawn on the server: a dot, or a soft circle where the address is not public. */
export function Locator({ places, locale, title, className }: Props) {
  const { dot, around } = sizes(places.length)
  const spots = [...new Map(places.filter(isOnMap).map((each) => [`${place(each).x} ${place(each).y} ${each.isExact}`, each])).values()]
  return (
    <MapBase locale={locale} title={title} {...(className && { className })}>
      {spots.map((spot) => {
        const { x, y } = place(spot)
        return spot.isExact ? (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={dot} fill="var(--color-brick)" stroke="var(--color-card)" strokeWidth={4} />
        ) : (
          <circle
            key={`${x} ${y} around`}
            cx={x}
            cy={y}
            r={around}
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
