import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { PriceList } from './PriceList'
import type { UnitView } from './types'

const words = {
  caption: 'Prijslijst',
  unit: 'Eenheid',
  type: 'Type',
  area: 'Oppervlakte',
  terrace: 'Terras',
  bedrooms: 'Slaapkamers',
  energy: 'EPC',
  price: 'Prijs',
  availability: 'Beschikbaarheid',
  sold: 'Verkocht',
}
const unit = (id: string, more: Partial<UnitView> = {}): UnitView => ({
  id,
  href: undefined,
  name: id,
  type: 'Appartement',
  area: '90 m²',
  terrace: '',
  bedrooms: '',
  price: '€ 300.000',
  status: 'available',
  availability: 'Vrij',
  ...more,
})
const energy = { label: 'b', name: 'B', title: 'EPC-label' } as const

const shown = (...units: UnitView[]): string =>
  renderToStaticMarkup(
    <PriceList floors={[{ key: '', name: 'Gelijkvloers', units }]} words={words} />,
  )
/** The columns of the head, and the text of the energy cells. */
const columnsOf = (html: string) =>
  [...html.matchAll(/<th role="columnheader"[^>]*data-column="(\w+)"/g)].map(([, name]) => name)
const labelsOf = (html: string) =>
  [...html.matchAll(/<td role="cell" data-column="energy">(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, ''),
  )

it('says the energy label of each unit that has one, and the word for it', () => {
  const html = shown(unit('A1', { energy }), unit('A2'), unit('A3', { energy, status: 'sold' }))
  expect(columnsOf(html)).toContain('energy')
  expect(labelsOf(html)).toEqual(['EPCEPC-label B', '', 'EPCEPC-label B'])
  expect(html).toContain('<span class="sr-only">EPC-label </span>B')
})

it('has no column that is empty for all units, such as that of the energy label', () => {
  const html = shown(unit('A1'), unit('A2'))
  expect(columnsOf(html)).toEqual(['unit', 'type', 'area', 'price', 'availability'])
  expect(labelsOf(html)).toEqual([])
})
