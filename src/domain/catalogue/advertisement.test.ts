import { describe, expect, it } from '@jest/globals'

import { advertisementOf, MIN_TEXT_LENGTH, type AdvertisementContent } from './advertisement'

const HOUSE = 1
const STUDIO = 3
const LAND = 4
const INVESTMENT = 5
const OFFICE = 8
const GARAGE = 9

const languages = ['nl', 'fr', 'en', 'de']
const long = MIN_TEXT_LENGTH
const full: AdvertisementContent = {
  type: HOUSE,
  pictures: 5,
  plans: 1,
  texts: { nl: long, fr: long, en: long, de: long },
  areas: { living: 140, ground: 300 },
  bedrooms: 3,
  bathrooms: 1,
  price: 349_000,
}
const check = (more: Partial<AdvertisementContent>) =>
  advertisementOf({ ...full, ...more }, languages)

describe('completeness of an advertisement', () => {
  it('is 100 % of a home with pictures, texts, surface, rooms, plan and price', () =>
    expect(check({})).toEqual({ gaps: [], completeness: 100 }))

  it('is 0 % of a home of which nothing is known', () => {
    const { gaps, completeness } = advertisementOf(
      { type: HOUSE, pictures: 0, plans: 0, texts: {}, areas: {} },
      languages,
    )
    expect(completeness).toBe(0)
    expect(gaps.map(({ part }) => part)).toEqual([
      'pictures',
      'texts',
      'surface',
      'rooms',
      'plan',
      'price',
    ])
  })

  it('names the languages without a text, and counts each of them', () => {
    expect(check({ texts: { nl: long, fr: long - 1 } })).toEqual({
      gaps: [{ part: 'texts', field: 'description', languages: ['fr', 'en', 'de'] }],
      completeness: 87,
    })
  })

  it('says how many pictures are missing, of a home more than of a garage', () => {
    expect(check({ pictures: 3 }).gaps).toEqual([
      { part: 'pictures', field: 'pictures', missing: 2 },
    ])
    expect(check({ type: GARAGE, pictures: 1 }).gaps).toMatchObject([{ missing: 1 }])
    expect(check({ type: GARAGE, pictures: 2 }).gaps).toEqual([])
  })

  it.each([
    ['a home', HOUSE, { ground: 300 }, 'livingArea'],
    ['a plot', LAND, { living: 140 }, 'groundArea'],
    ['an office', OFFICE, {}, 'totalArea'],
  ])('asks %s for the surface that is looked for first', (_, type, areas, field) =>
    expect(check({ type, areas }).gaps).toEqual([{ part: 'surface', field }]),
  )

  it('takes any surface of a business', () =>
    expect(check({ type: OFFICE, areas: { other: 80 } }).gaps).toEqual([]))

  it('asks a studio for a bathroom but for no bedroom', () => {
    expect(check({ type: STUDIO, bedrooms: 0 }).gaps).toEqual([])
    expect(check({ type: STUDIO, bathrooms: 0 }).gaps).toEqual([
      { part: 'rooms', field: 'bathrooms' },
    ])
  })

  it('asks a plot for neither rooms nor plan, and an investment property for no rooms', () => {
    const bare = { bedrooms: 0, bathrooms: 0 }
    expect(check({ ...bare, type: LAND, plans: 0 }).gaps).toEqual([])
    expect(check({ ...bare, type: INVESTMENT }).gaps).toEqual([])
  })

  it('takes a price that the owner hides for complete, and a missing one for a gap', () => {
    expect(check({ price: null, publishPrice: false }).completeness).toBe(100)
    expect(check({ price: 0 }).gaps).toEqual([{ part: 'price', field: 'price' }])
  })
})
