import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { features } from './features'
import { emptyListQuery, readListQuery, writeListQuery, type ListQuery } from './listQuery'

const queryOf = (written: string) => {
  const params = new URLSearchParams(written)
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]))
}
const nearIn = (...near: string[]) => readListQuery({ near }).near

describe('a question', () => {
  test('names a town abroad that has no postal code', () => {
    const towns = [{ name: 'Torrevieja', zip: '' }]
    expect(readListQuery(queryOf(writeListQuery({ ...emptyListQuery, towns }))).towns).toEqual(
      towns,
    )
    expect(readListQuery({ city: ['Torrevieja'] }).towns).toEqual([])
  })

  test('is read from its address as it was written', () => {
    const asked = fc.record({
      has: fc.subarray([...features]),
      withGone: fc.boolean(),
      near: fc.constantFrom(
        undefined,
        { name: 'Leuven', zip: '3000', km: 10 },
        { name: 'Torrevieja', zip: '', km: 10 },
        { name: "Braine-l'Alleud", zip: '1420', km: 1 },
      ),
    })
    fc.assert(
      fc.property(asked, ({ has, withGone, near }) => {
        const question: ListQuery = { ...emptyListQuery, has, withGone, ...(near && { near }) }
        expect(readListQuery(queryOf(writeListQuery(question)))).toEqual(question)
      }),
    )
  })

  test('asks for what is sold or let only with "sold=1", whatever else the address says', () => {
    const withGone = (...sold: string[]) => readListQuery({ sold }).withGone
    expect([withGone('1'), withGone(), withGone('0'), withGone('true'), withGone('')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('has features once each, and in one order', () => {
    expect(readListQuery({ has: ['pool', 'garden', 'pool', 'moat'] }).has).toEqual([
      'garden',
      'pool',
    ])
  })

  test('around a town means ten kilometres unless it says how many, and never the whole country', () => {
    expect(nearIn('Leuven|3000')).toEqual({ name: 'Leuven', zip: '3000', km: 10 })
    expect([
      nearIn('Leuven|3000|25')?.km,
      nearIn('Leuven|3000|0')?.km,
      nearIn('Leuven|3000|9999')?.km,
      nearIn('Leuven|3000|-5')?.km,
    ]).toEqual([25, 1, 100, 10])
    expect([nearIn('Leuven'), nearIn('|3000'), nearIn('a|b|c'), nearIn()]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
