import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { features } from './features'
import { openQuestion, readQuestion, writeQuestion, type Question } from './question'

const queryOf = (written: string) => {
  const params = new URLSearchParams(written)
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]))
}
const nearIn = (...near: string[]) => readQuestion({ near }).near

describe('a question', () => {
  test('is read from its address as it was written', () => {
    const asked = fc.record({
      has: fc.subarray([...features]),
      near: fc.constantFrom(undefined, { name: 'Leuven', zip: '3000', km: 10 }, { name: "Braine-l'Alleud", zip: '1420', km: 1 }),
    })
    fc.assert(
      fc.property(asked, ({ has, near }) => {
        const question: Question = { ...openQuestion, has, ...(near && { near }) }
        expect(readQuestion(queryOf(writeQuestion(question)))).toEqual(question)
      }),
    )
  })

  test('has features once each, and in one order', () => {
    expect(readQuestion({ has: ['pool', 'garden', 'pool', 'moat'] }).has).toEqual(['garden', 'pool'])
  })

  test('around a town means ten kilometres unless it says how many, and never the whole country', () => {
    expect(nearIn('Leuven|3000')).toEqual({ name: 'Leuven', zip: '3000', km: 10 })
    expect([nearIn('Leuven|3000|25')?.km, nearIn('Leuven|3000|0')?.km, nearIn('Leuven|3000|9999')?.km, nearIn('Leuven|3000|-5')?.km]).toEqual([25, 1, 100, 10])
    expect([nearIn('Leuven'), nearIn('|3000'), nearIn('a|b|c'), nearIn()]).toEqual([undefined, undefined, undefined, undefined])
  })
})
