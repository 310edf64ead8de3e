import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { namedFilters, unknownFilters, unknownQuery } from './unknownFilters'

const known = ['Gent|9000', '1', 'limburg']
const read = (query: Record<string, string[]>) =>
  unknownFilters(query, (_, value) => known.includes(value))

describe('unknownFilters', () => {
  it('names the towns, types and areas that do not exist, each once', () => {
    expect(
      read({
        city: ['Gent|9000', 'Nergens|9999', 'Nergens|9999'],
        type: ['1', '99'],
        province: ['limburg'],
        region: ['holland'],
        price_from: ['cheap'],
      }),
    ).toEqual([
      { key: 'city', text: 'Nergens|9999' },
      { key: 'type', text: '99' },
      { key: 'region', text: 'holland' },
    ])
  })

  it('keeps those that a redirect took along, and drops what no redirect wrote', () => {
    expect(read({ unknown: ['city:Nergens|9999', 'x:1', 'city', 'type: '], city: [''] })).toEqual([
      { key: 'city', text: 'Nergens|9999' },
    ])
  })

  it('reads what it wrote, shortened and without invisible characters', () => {
    const value = fc.string({ unit: 'binary', maxLength: 90 })
    const query = fc.record(
      Object.fromEntries([...namedFilters, 'unknown'].map((key) => [key, fc.array(value)])),
    )
    fc.assert(
      fc.property(query, (values) => {
        const unknown = read(values)
        expect(read({ ...unknownQuery(unknown) } as Record<string, string[]>)).toEqual(unknown)
        expect(unknown.length).toBeLessThanOrEqual(5)
        for (const { text } of unknown) {
          expect([...text].length).toBeLessThanOrEqual(60)
          expect(text).not.toMatch(/\p{Cc}/u)
          expect(text.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})
