import { describe, expect, it } from '@jest/globals'

import type { PriceFields } from './price'
import { projectPrice } from './projectPrice'

const unit = (price: number | null, more: Partial<PriceFields> = {}): PriceFields => ({
  project: 'a',
  goal: 'sale',
  status: 'active',
  publishPrice: true,
  price,
  ...more,
})
const rental = (price: number, more: Partial<PriceFields> = {}) =>
  unit(price, { goal: 'rent', ...more })
const sale = { goal: 'sale', priceMin: 100_000, priceMax: 900_000 } as const
const bare = { goal: 'sale' } as const
const toLet = { goal: 'rent' } as const

describe('the price of a project', () => {
  it('is from the lowest to the highest price of its units', () => {
    expect(projectPrice(sale, [unit(300_000), unit(250_000), unit(410_000)], [])).toEqual({
      kind: 'range',
      lowest: 250_000,
      highest: 410_000,
      per: 'total',
      unitText: undefined,
    })
  })

  it('leaves out what is sold, and what shows no price on its own page', () => {
    const others = [
      unit(100_000, { unitStatus: 'sold' }),
      unit(110_000, { status: 'sold' }),
      unit(120_000, { publishPrice: false }),
      unit(0),
      unit(null),
      unit(900_000, { unitStatus: 'option' }),
      unit(910_000, { marquee: 'new' }),
    ]
    expect(projectPrice(sale, [...others, unit(300_000)], ['option', 'new'])).toMatchObject({
      lowest: 300_000,
      highest: 300_000,
    })
  })

  it('mixes no rent with a sale', () => {
    const units = [unit(300_000), rental(900), rental(950), rental(1000)]
    expect(projectPrice(bare, units, [])).toMatchObject({ lowest: 300_000, highest: 300_000 })
    expect(projectPrice(toLet, units, [])).toMatchObject({
      lowest: 900,
      highest: 1000,
      per: 'month',
    })
  })

  it('mixes no months with years, and no price of the whole with one by area', () => {
    const units = [
      rental(12_000, { priceUnit: 'year' }),
      rental(900, { priceUnit: 'month' }),
      rental(950, { priceUnit: 'total' }),
      rental(95, { priceUnit: 'square_metre_year' }),
      rental(20, { priceUnitText: 'per nacht' }),
    ]
    expect(projectPrice(toLet, units, [])).toMatchObject({
      lowest: 900,
      highest: 950,
      per: 'month',
    })
    expect(projectPrice(bare, [unit(250, { priceUnit: 'square_metre' })], [])).toMatchObject({
      lowest: 250,
      per: 'square_metre',
    })
  })

  it('has no end where a price is only a beginning', () => {
    expect(
      projectPrice(bare, [unit(300_000), unit(250_000, { priceUnit: 'from' })], []),
    ).toMatchObject({ lowest: 250_000, highest: undefined, per: 'total' })
  })

  it('is what staff entered while no unit shows one, by the month for a rent', () => {
    const hidden = [unit(300_000, { publishPrice: false })]
    expect(projectPrice(sale, [], [])).toMatchObject({ lowest: 100_000, highest: 900_000 })
    expect(projectPrice(sale, hidden, [])).toMatchObject({ lowest: 100_000, highest: 900_000 })
    expect(projectPrice({ ...toLet, priceMin: 800, priceMax: 700 }, [], [])).toMatchObject({
      lowest: 800,
      highest: undefined,
      per: 'month',
    })
    expect(projectPrice({ ...sale, priceMin: 0 }, [], [])).toEqual({ kind: 'on_request' })
    expect(projectPrice(bare, hidden, [])).toEqual({ kind: 'on_request' })
  })

  it('gives way to its own banner where staff chose so, and to being sold out', () => {
    const option = { ...sale, marquee: 'option' } as const
    expect(projectPrice(option, [unit(1)], ['option'])).toEqual({
      kind: 'marquee',
      marquee: 'option',
    })
    expect(projectPrice({ ...option, goal: 'rent' }, [rental(900)], ['option'])).toMatchObject({
      lowest: 900,
    })
    expect(projectPrice(option, [unit(1)], ['sold'])).toMatchObject({ kind: 'range' })
    expect(projectPrice(option, [unit(1, { status: 'sold' })], ['option'])).toEqual({
      kind: 'sold_out',
    })
  })
})
