import type { ReactNode } from 'react'

import { regionOfProvince } from '@/domain/provinces'

import { MapPresses } from '../islands'
import { provincePaths } from '../map/drawn'
import { MapBase } from '../map/MapBase'
import { place } from '../map/projection'

type Props = { name: string; names: readonly { value: string; label: string }[]; children: ReactNode }

const CHOSEN = 'color-mix(in srgb, var(--color-moss) 46%, transparent)'
const IN_REGION = 'color-mix(in srgb, var(--color-moss) 26%, transparent)'

/** What is ticked is coloured, by the browser itself: the boxes are the choice, the map shows it. */
const colours = (name: string): string =>
  provincePaths
    .flatMap(({ id }) => [
      `form:has([name=regions][value=${regionOfProvince(id)}]:checked) [data-place=${id}] path{fill:${IN_REGION}}`,
      `form:has([name=${name}][value=${id}]:checked) [data-place=${id}] path{fill:${CHOSEN};stroke:var(--color-moss)}`,
    ])
    .join('')

/** The provinces to be pressed on a map, beside the boxes that say the same to everybody. */
export const ProvinceMapChoice = ({ name, names, children }: Props) => (
  <div className="form-places">
    <MapPresses name={name}>
      <style>{colours(name)}</style>
      <MapBase locale="" hasTowns={false}>
        {provincePaths.map(({ id, path, label }) => {
          const { x, y } = place(label)
          return (
            <g key={id} data-place={id}>
              <title>{names.find(({ value }) => value === id)?.label}</title>
              <path d={path} />
              <circle cx={x} cy={y} r={7} fill="var(--color-moss)" />
            </g>
          )
        })}
      </MapBase>
    </MapPresses>
    {children}
  </div>
)
