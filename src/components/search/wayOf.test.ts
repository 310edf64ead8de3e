import { expect, test } from '@jest/globals'

import type { SearchAnswer } from '@/domain/search/answers'
import { atRest, type PanelState } from '@/domain/search/panel'

import { wayOf } from './wayOf'

const ways = [
  { goal: 'sale' as const, href: '/nl/te-koop/?type=1', count: 3 },
  { goal: 'rent' as const, href: '/nl/te-huur/?type=1', count: 0 },
]
const state = (text: string, answer: Partial<SearchAnswer>, rest: Partial<PanelState> = {}): PanelState => ({
  ...atRest,
  text,
  answer: { unknown: [], properties: [], understood: { chips: [{ label: 'Huis', without: '' }], ways }, ...answer },
  ...rest,
})

test('a button leads to the list of its goal, as the text was understood', () => {
  expect(wayOf(state('huis', {}), 'sale')).toBe('/nl/te-koop/?type=1')
  expect(wayOf(state('huis', {}), 'rent')).toBe('/nl/te-huur/?type=1')
})

test('without a goal, with words that mean nothing, or before the answer, the page of results decides', () => {
  expect(wayOf(state('huis', {}), '')).toBeUndefined()
  expect(wayOf(state('huis xyz', { unknown: ['xyz'] }), 'sale')).toBeUndefined()
  expect(wayOf(state('huis', {}, { isWaiting: true }), 'sale')).toBeUndefined()
  expect(wayOf(atRest, 'sale')).toBeUndefined()
})

test('a number that is a listing leads to it, and a part of a number does not', () => {
  const properties = [{ reference: 1042, href: '/nl/te-koop/gent/huis/1042/', text: 'Huis' }]
  expect(wayOf(state('1042', { properties }), '')).toBe('/nl/te-koop/gent/huis/1042/')
  expect(wayOf(state('104', { properties, understood: { chips: [], ways: [] } }), 'sale')).toBeUndefined()
})
