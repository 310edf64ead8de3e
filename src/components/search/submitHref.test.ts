import { expect, test } from '@jest/globals'

import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import { closedPanel, type PanelState } from '@/domain/catalogue/search/panel'

import { submitHref } from './submitHref'

const ways = [
  { goal: 'sale' as const, href: '/nl/te-koop/?type=1', count: 3 },
  { goal: 'rent' as const, href: '/nl/te-huur/?type=1', count: 0 },
]
const state = (
  text: string,
  answer: Partial<SearchAnswer>,
  rest: Partial<PanelState> = {},
): PanelState => ({
  ...closedPanel,
  text,
  answer: {
    unknown: [],
    properties: [],
    understood: { chips: [{ label: 'Huis', without: '' }], ways },
    ...answer,
  },
  ...rest,
})

test('leads to the list of the clicked goal', () => {
  expect(submitHref(state('huis', {}), 'sale')).toBe('/nl/te-koop/?type=1')
  expect(submitHref(state('huis', {}), 'rent')).toBe('/nl/te-huur/?type=1')
})

test('leads to the results page without a goal, with unknown words, or before the answer', () => {
  expect(submitHref(state('huis', {}), '')).toBeUndefined()
  expect(submitHref(state('huis xyz', { unknown: ['xyz'] }), 'sale')).toBeUndefined()
  expect(submitHref(state('huis', {}, { isWaiting: true }), 'sale')).toBeUndefined()
  expect(submitHref(closedPanel, 'sale')).toBeUndefined()
})

test('leads to the listing with exactly that reference', () => {
  const properties = [{ reference: 1042, href: '/nl/te-koop/gent/huis/1042/', text: 'Huis' }]
  expect(submitHref(state('1042', { properties }), '')).toBe('/nl/te-koop/gent/huis/1042/')
  expect(
    submitHref(state('104', { properties, understood: { chips: [], ways: [] } }), 'sale'),
  ).toBeUndefined()
})
