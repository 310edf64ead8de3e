import { epcColour } from '@/components/cards/epcColours'
import type { EpcLabel } from '@/domain/catalogue/vocabulary'

export type EpcScaleView = {
  bands: { label: EpcLabel; name: string; limit: string }[]
  label: EpcLabel
  /** The text alternative of the drawing. */
  description: string
}

/** Up to this number of bands each has its name; beyond it only the plain letters have room. */
const MAX_NAMED_BANDS = 10

const isPlain = (label: EpcLabel) => label.length === 1

/** The energy label scale of a region; the label of this property stands out. */
export function EpcScale({ bands, label, description }: EpcScaleView) {
  const isDense = bands.length > MAX_NAMED_BANDS
  return (
    <div role="img" aria-label={description}>
      <ol className="epc-scale" data-dense={isDense || undefined} aria-hidden="true">
        {bands.map((band) => (
          <li key={band.label} data-own={band.label === label || undefined}>
            <b style={{ background: epcColour(band.label) }}>
              {(!isDense || isPlain(band.label) || band.label === label) && band.name}
            </b>
            {!isDense && <span>{band.limit}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
