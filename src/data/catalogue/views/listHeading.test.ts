import { expect, it } from '@jest/globals'

import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import type { Locale } from '@/i18n/locales'

import { listHeading } from './listHeading'

const page = { goal: 'sale', pageHeading: 'Te koop', isNarrowPage: false } as const
const town = (name: string, zip = '9000') => ({ name, zip })
const headingOf = (question: Partial<typeof emptyListQuery>, locale: Locale = 'nl', more = {}) =>
  listHeading({ ...page, question: { ...emptyListQuery, ...question }, ...more }, locale)

it('is the heading of the page while neither type nor place is chosen', () => {
  expect(headingOf({ priceTo: 500_000, bedrooms: 3 })).toBe('Te koop')
})

it('names one type in the plural, and properties for several or a type of staff', () => {
  expect(headingOf({ types: [1] })).toBe('Huizen te koop')
  expect(headingOf({ types: [1, 2] })).toBe('Panden te koop')
  expect(headingOf({ types: [77] })).toBe('Panden te koop')
})

it('names one place, two, and the first of more, as each language does', () => {
  const towns = [town('Gent'), town('Brugge', '8000'), town('Aalst', '9300')]
  expect(headingOf({ types: [1], towns: towns.slice(0, 1) })).toBe('Huizen te koop in Gent')
  expect(headingOf({ types: [1], towns: towns.slice(0, 2) })).toBe(
    'Huizen te koop in Gent en Brugge',
  )
  expect(headingOf({ towns })).toBe('Panden te koop in Gent en nog 2 plaatsen')
  const french = [town('Gand'), town('Le Coq', '8421')]
  expect(headingOf({ types: [2], towns: french }, 'fr')).toBe(
    'Appartements à vendre à Gand et au Coq',
  )
  expect(headingOf({ provinces: ['hainaut'] }, 'de', { goal: 'rent' })).toBe(
    'Immobilien zu vermieten im Hennegau',
  )
  expect(headingOf({ towns: [town('Ghent')], provinces: ['namur'] }, 'en')).toBe(
    'Properties for sale in Ghent and in the province of Namur',
  )
})

it('keeps the heading of a page of some types until others are chosen', () => {
  const houses = { pageHeading: 'Woningen te koop', isNarrowPage: true }
  expect(headingOf({ towns: [town('Gent')] }, 'nl', houses)).toBe('Woningen te koop in Gent')
  expect(headingOf({ types: [1], towns: [town('Gent')] }, 'nl', houses)).toBe(
    'Huizen te koop in Gent',
  )
})
