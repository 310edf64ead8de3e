import { epcColour } from '@/components/cards/epcColours'
import type { EpcLabel } from '@/domain/catalogue/vocabulary'

export type EpcScaleView = {
  bands: { label: EpcLabel; name: string; upTo: string }[]
  label: EpcLabel
  /** The position of the arrow, as a fraction of the length. */
  place: number
  value: string
  /** The text alternative of the drawing. */
  description: string
}

/** Up to this number of bands each has its name; beyond it only the plain letters have room. */
const MAX_NAMED_BANDS = 10
/** The fraction at either end of the scale where the text of the arrow is shifted inwards. */
const EDGE = 0.2

const isPlain = (label: EpcLabel) => label.length === 1

/** Returns the transform that keeps the text of the arrow inside the drawing. */
function arrowTextShift(place: number): string {
  if (place < EDGE) return 'translateX(-18px)'
  return place > 1 - EDGE ? 'translateX(calc(-100% + 18px))' : 'translateX(-50%)'
}

/** The energy label scale of a region, with an arrow at the value of this property. */
export function EpcScale({ bands, label, place, value, description }: EpcScaleView) {
  const isDense = bands.length > MAX_NAMED_BANDS
  const columns = { gridTemplateColumns: `repeat(${bands.length}, minmax(0, 1fr))` }
  const at = { left: `${(place * 100).toFixed(2)}%` }
  const name = bands.find((band) => band.label === label)?.name
  return (
    <div
      role="img"
      aria-label={description}
      className="my-6 min-w-0 max-w-[720px] [print-color-adjust:exact]"
    >
      <div aria-hidden="true">
        <div className="relative h-12">
          <p
            className="absolute top-0 flex items-baseline gap-2 whitespace-nowrap"
            style={{ ...at, transform: arrowTextShift(place) }}
          >
            <b
              className="px-2.5 py-0.5 font-semibold text-white"
              style={{ background: epcColour(label) }}
            >
              {name}
            </b>
            <span className="text-[0.95rem]">{value}</span>
          </p>
          <i
            className="absolute bottom-1.5 h-0 w-0 -translate-x-1/2 border-x-[7px] border-t-[9px] border-x-transparent border-t-ink"
            style={at}
          />
        </div>
        <ol className="grid gap-[3px]" style={columns}>
          {bands.map((band, index) => (
            <li
              key={index}
              className={`grid h-9 place-items-center overflow-hidden text-sm font-bold first:rounded-l-[3px] last:rounded-r-[3px] ${band.label === label ? 'text-white' : 'text-ink'}`}
              style={{
                background:
                  band.label === label
                    ? epcColour(band.label)
                    : `color-mix(in oklab, ${epcColour(band.label)} 24%, var(--color-paper))`,
              }}
            >
              {(!isDense || isPlain(band.label)) && band.name}
            </li>
          ))}
        </ol>
        {!isDense && (
          <ol className="mt-1 grid gap-[3px] text-[0.8rem] text-soft" style={columns}>
            {bands.slice(0, -1).map((band, index) => (
              <li key={index} className="translate-x-1/2 text-center">
                {band.upTo}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
