import { EpcBadge } from '@/components/cards/EpcBadge'

import type { PriceListFloor, UnitView } from './types'

const columns = [
  'unit',
  'type',
  'area',
  'terrace',
  'bedrooms',
  'energy',
  'price',
  'availability',
] as const
type Column = (typeof columns)[number]
type Words = Record<Column, string> & { caption: string; sold: string }

const tones = {
  available: 'bg-moss text-white',
  option: 'border border-ink',
  sold: 'bg-sand text-ink',
}

function UnitRow({
  unit,
  shown: visibleColumns,
  words,
}: {
  unit: UnitView
  shown: readonly Column[]
  words: Words
}) {
  const cells = {
    type: unit.type,
    area: unit.area,
    terrace: unit.terrace,
    bedrooms: unit.bedrooms,
    energy: unit.energy && <EpcBadge {...unit.energy} />,
    price: unit.price || <span className="sr-only">{words.sold}</span>,
    availability: (
      <span
        className={`inline-block rounded-[3px] px-2.5 py-0.5 text-[0.82rem] font-semibold ${tones[unit.status]}`}
      >
        {unit.availability}
      </span>
    ),
  }
  return (
    <tr role="row" data-sold={unit.status === 'sold' || undefined}>
      <th role="rowheader" scope="row">
        {unit.href ? <a href={unit.href}>{unit.name}</a> : unit.name}
      </th>
      {visibleColumns.map(
        (column) =>
          column !== 'unit' && (
            <td role="cell" key={column} data-column={column}>
              {column !== 'price' && column !== 'availability' && cells[column] && (
                <span aria-hidden="true" className="units-label">
                  {words[column]}
                </span>
              )}
              {cells[column]}
            </td>
          ),
      )}
    </tr>
  )
}

/**
 * The units of a project, floor by floor. On a phone each row becomes a card; the explicit roles
 * keep the table semantics. A column that is empty for all units is left out.
 */
export function PriceList({ floors, words }: { floors: PriceListFloor[]; words: Words }) {
  const units = floors.flatMap((floor) => floor.units)
  const visibleColumns = columns.filter(
    (column) => column === 'unit' || column === 'price' || units.some((unit) => unit[column]),
  )
  return (
    <table role="table" aria-label={words.caption} className="units">
      <thead role="rowgroup">
        <tr role="row">
          {visibleColumns.map((column) => (
            <th role="columnheader" scope="col" key={column} data-column={column}>
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      {floors.map((floor) => (
        <tbody role="rowgroup" key={floor.key}>
          {floors.length > 1 && (
            <tr role="row" className="units-floor">
              <th role="rowheader" scope="rowgroup" colSpan={visibleColumns.length}>
                {floor.name}
              </th>
            </tr>
          )}
          {floor.units.map((unit, index) => (
            <UnitRow key={index} unit={unit} shown={visibleColumns} words={words} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
