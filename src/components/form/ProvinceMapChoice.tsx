import type { ReactNode } from 'react'

import { regionOfProvince } from '@/domain/catalogue/provinces'

import { island } from '../island/island'
import { provincePaths } from '../map/mapShapes'
import { MapBase } from '../map/MapBase'
import { toMapPixel } from '../map/projection'
import { Sheets } from '../sheets/Sheets'
import type { start } from './mapClicks.island'

type Props = {
  name: string
  names: readonly { value: string; label: string }[]
  children: ReactNode
}

const MapIsland = island<typeof start>('mapClicks', { wake: 'seen' })

const CHOSEN = 'color-mix(in srgb, var(--color-moss) 46%, transparent)'
const IN_REGION = 'color-mix(in srgb, var(--color-moss) 26%, transparent)'

/**
 * Returns CSS that highlights the ticked provinces: the checkboxes hold the choice, the map shows
 * it.
 */
const highlightRules = (name: string): string =>
  provincePaths
    .flatMap(({ id }) => [
      `form:has([name=regions][value=${regionOfProvince(id)}]:checked) [data-place=${id}] path{fill:${IN_REGION}}`,
      `form:has([name=${name}][value=${id}]:checked) [data-place=${id}] path{fill:${CHOSEN};stroke:var(--color-moss)}`,
    ])
    .join('')

/**
 * A map of the provinces beside the checkboxes for the same choice. The map is hidden from assistive
 * technology, which uses the checkboxes.
 */
export const ProvinceMapChoice = ({ name, names, children }: Props) => (
  <div className="form-places">
    <Sheets names={['wishes']} />
    <MapIsland props={{ name }} className="form-map" aria-hidden="true">
      <style>{highlightRules(name)}</style>
      <MapBase locale="" hasTowns={false}>
        {provincePaths.map(({ id, path, label }) => {
          const { x, y } = toMapPixel(label)
          return (
            <g key={id} data-place={id}>
              <title>{names.find(({ value }) => value === id)?.label}</title>
              <path d={path} />
              <circle cx={x} cy={y} r={7} fill="var(--color-moss)" />
            </g>
          )
        })}
      </MapBase>
    </MapIsland>
    {children}
  </div>
)
