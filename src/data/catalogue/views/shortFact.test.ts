import { expect, it } from '@jest/globals'

import { locales } from '@/i18n/locales'

import { shortFact } from './shortFact'

const inAll = (
  field: 'furnished' | 'kitchen' | 'roofCondition' | 'heating',
  value: boolean | string,
) => locales.map((locale) => shortFact({ field, value, text: '' }, locale))

it('a home without furniture is called so, in words that its language has', () => {
  expect(inAll('furnished', false)).toEqual([
    'niet gemeubeld',
    'non meublé',
    'unfurnished',
    'unmöbliert',
  ])
  expect(inAll('furnished', true)).toEqual(['gemeubeld', 'meublé', 'furnished', 'möbliert'])
})

it('an adjective in a closed line says of what it is', () => {
  expect(inAll('kitchen', 'fitted')).toEqual([
    'keuken: ingericht',
    'cuisine\u00a0: équipée',
    'kitchen: fitted',
    'Küche: eingerichtet',
  ])
  expect(inAll('kitchen', 'open')).toEqual([
    'open keuken',
    'cuisine américaine',
    'open-plan kitchen',
    'offene Küche',
  ])
  expect(inAll('roofCondition', 'good')).toEqual([
    'dak: goed',
    'toit\u00a0: bon',
    'roof: good',
    'Dach: gut',
  ])
  expect(inAll('heating', 'collective')).toEqual([
    'collectieve verwarming',
    'chauffage collectif',
    'collective heating',
    'gemeinschaftliche Heizung',
  ])
})

it('German keeps the capital of a noun and not that of an adjective', () => {
  const condition = (value: string) => shortFact({ field: 'condition', value, text: '' }, 'de')
  expect(condition('to_renovate')).toBe('Zustand: renovierungsbedürftig')
  expect(condition('shell')).toBe('Zustand: Rohbau')
})
