import { describe, expect, it } from '@jest/globals'

import type { Listing } from './listing'
import { createMatcher, type KnownProperty } from './match'

const known = (property: string, more: Partial<KnownProperty> = {}): KnownProperty => ({
  property,
  reference: 100,
  recordFile: 'D-100',
  uniqueCode: null,
  goal: 'sale',
  type: 1,
  zip: '9000',
  street: 'Kouter',
  houseNumber: '4',
  boxNumber: null,
  ...more,
})
const listing = (facts: Listing['facts'], more: Partial<Listing> = {}): Listing => ({
  key: 'any',
  type: 1,
  place: { country: 'be', zip: '9000', name: 'Gent' },
  facts: { goal: 'sale', ...facts },
  title: {},
  description: {},
  pictures: [],
  plans: [],
  ...more,
})

describe('a listing of another source', () => {
  const find = createMatcher([
    known('a'),
    known('b', {
      reference: 101,
      recordFile: null,
      uniqueCode: '245',
      street: 'Veldstraat',
      boxNumber: '2',
    }),
    known('c', { reference: 102, recordFile: null, street: 'Veldstraat', boxNumber: '3' }),
    known('d', { reference: 103, recordFile: null, street: 'Dubbel' }),
    known('e', { reference: 104, recordFile: null, street: 'Dubbel' }),
  ])

  it.each([
    ['the same file number', { recordFile: 'd 100' }, { sure: 'a' }],
    ['our reference as its file number', { recordFile: '100' }, { sure: 'a' }],
    ['the same unique code', { uniqueCode: '245' }, { sure: 'b' }],
    ['the same address', { street: 'VELDSTRAAT', houseNumber: '4', boxNumber: '3' }, { sure: 'c' }],
    ['an address that two have', { street: 'Dubbel', houseNumber: '4' }, { unsure: ['d', 'e'] }],
    ['nothing in common', { recordFile: 'X', street: 'Elders', houseNumber: '1' }, undefined],
    ['a street alone', { street: 'Kouter' }, undefined],
    [
      'the number of one and the address of another',
      { recordFile: 'D-100', street: 'Veldstraat', houseNumber: '4', boxNumber: '3' },
      { unsure: ['a', 'c'] },
    ],
  ] as const)('with %s', (_, facts, found) => {
    expect(find(listing(facts))).toEqual(found)
  })

  it.each([
    ['town', {}, { place: { country: 'be', zip: '8000', name: 'Brugge' } }],
    ['goal', { goal: 'rent' }, {}],
    ['type', {}, { type: 2 }],
    ['address', { street: 'Elders', houseNumber: '9' }, {}],
  ] as const)('with the same number but another %s is asked', (_, facts, more) => {
    expect(find(listing({ recordFile: 'D-100', ...facts }, more))).toEqual({ unsure: ['a'] })
  })
})
