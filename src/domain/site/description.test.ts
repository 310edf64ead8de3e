import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { cutAtWord, cutTypeDescription } from './description'

describe('cutting a description', () => {
  it('leaves a text of exactly the limit alone', () => {
    expect(cutAtWord('a'.repeat(250))).toBe('a'.repeat(250))
  })

  it('falls back to the last word boundary beyond 80 % of the limit', () => {
    expect(cutAtWord('aaaa bbbb cccc', 10)).toBe('aaaa bbbb...')
  })

  it('cuts inside a word when the last boundary lies before 80 %', () => {
    expect(cutAtWord('aa bbbbbbbbbbbb', 10)).toBe('aa bbbbbbb...')
  })

  it('never shows more than the limit and the dots, and starts as the text does', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600 }),
        fc.integer({ min: 1, max: 300 }),
        (text, limit) => {
          const cut = cutAtWord(text, limit)
          expect(cut.length).toBeLessThanOrEqual(
            Math.max(limit + 3, text.length <= limit ? text.length : 0),
          )
          expect(text.startsWith(cut === text ? cut : cut.slice(0, -3))).toBe(true)
        },
      ),
    )
  })

  it('cuts a description at 250 characters and a description of a type at 100', () => {
    expect(cutAtWord('a'.repeat(251))).toBe(`${'a'.repeat(250)}...`)
    expect(cutTypeDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`)
    expect(cutTypeDescription('a'.repeat(100))).toBe('a'.repeat(100))
  })
})
