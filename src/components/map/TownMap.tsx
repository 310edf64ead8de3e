import type { Point } from '@/domain/lib/geo'

import { outline, provinceBorders } from './mapShapes'
import { isOnMap, toMapPixel } from './projection'
import { apartDots, labelAt, placeLabels, type LabelSide, type TownDot } from './townLabels'

type Town = { name: string; count: number; href: string; label: string; at?: Point }
type Props = { towns: readonly Town[]; title: string }

/** The part of the drawn map that holds the country. */
const FRAME = { x: 40, y: 10, width: 930, height: 800 }
/** The font sizes of a wide and of a narrow window, in units of the map. */
const WIDE_FONT = 21
const NARROW_FONT = 40
const MIN_RADIUS = 17
const MAX_RADIUS = 26
/** In a narrow window a dot is pressed within this radius: 24 pixels across. */
const REACH = 33

const radiusOf = (count: number) =>
  Math.min(MAX_RADIUS, MIN_RADIUS + Math.max(0, count - 9) * 0.7 + (count > 9 ? 3 : 0))

type Dot = TownDot & Omit<Town, 'at'>

function dotsOf(towns: readonly Town[]): Dot[] {
  const dots = towns.flatMap(({ at, ...town }): Dot[] => {
    if (!at || !isOnMap(at)) return []
    const { x, y } = toMapPixel(at)
    return [{ ...town, x: x - FRAME.x, y: y - FRAME.y, radius: radiusOf(town.count) }]
  })
  return apartDots(dots, REACH)
}

type LabelProps = { dot: Dot; side: LabelSide | undefined; size: number; className: string }

function Label({ dot, side, size, className }: LabelProps) {
  if (!side) return null
  const { x, y, anchor } = labelAt(dot, side, size)
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={size} className={className}>
      {`${dot.name} `}
    </text>
  )
}

/**
 * Belgium with a dot for each town, which is a link and shows how many listings there are.
 * Name and count are read in the order of the label, which says both.
 */
export function TownMap({ towns, title }: Props) {
  const dots = dotsOf(towns)
  const wide = placeLabels(dots, WIDE_FONT, FRAME.width)
  const narrow = placeLabels(
    dots.map((dot) => ({ ...dot, radius: REACH })),
    NARROW_FONT,
    FRAME.width,
  )
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="group"
      aria-label={title}
      className="town-map"
    >
      <g transform={`translate(${-FRAME.x} ${-FRAME.y})`} aria-hidden>
        <path d={outline} className="town-land" />
        <path d={provinceBorders} className="town-borders" />
      </g>
      {dots.map((dot, index) => (
        <g key={dot.href} transform={`translate(${dot.x} ${dot.y})`}>
          <a href={dot.href} aria-label={dot.label} data-town={dot.name}>
            <circle className="town-reach" r={REACH} />
            <circle className="town-dot" r={dot.radius} />
            <Label
              dot={dot}
              side={wide[index]}
              size={WIDE_FONT}
              className="town-name max-md:hidden"
            />
            <Label
              dot={dot}
              side={narrow[index]}
              size={NARROW_FONT}
              className="town-name md:hidden"
            />
            <text className="town-count" textAnchor="middle" y={7}>
              {dot.count}
            </text>
          </a>
        </g>
      ))}
    </svg>
  )
}
