import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { cutQuery, foldText, isIndexed, wordsOf } from './words'

describe('the words of a query', () => {
  it('have neither case nor accents nor signs, and stand once', () => {
    expect(wordsOf('  L’Étoile du NORD, l\'étoile "Sint-Niklaas" 50%_')).toEqual([
      'l',
      'etoile',
      'du',
      'nord',
      'sint',
      'niklaas',
      '50',
    ])
    expect(wordsOf('Großstraße Œuvre ÆRØ Łódź')).toEqual(['grossstrasse', 'oeuvre', 'aero', 'lodz'])
  })

  it('are nothing for signs alone, and stay what they are in other scripts', () => {
    expect(wordsOf("🏡 %_\\ '; -- .*(")).toEqual([])
    expect(wordsOf('בית בגנט')).toEqual(['בית', 'בגנט'])
  })

  it('are looked up in an index only when it can know them', () => {
    expect(['kot', '900', 'ëen', 'x5', 'בית'].map(foldText).map(isIndexed)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('never hold a sign that means something in a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text)) expect(word).not.toMatch(/[%_\\\s]/)
      }),
    )
  })
})

describe('a query', () => {
  it('is read up to two hundred characters, and no character is cut in two', () => {
    expect([...cutQuery('🏡'.repeat(5000))]).toHaveLength(200)
    expect(cutQuery('a'.repeat(10_000))).toHaveLength(200)
    expect(cutQuery(' huis \ud83c ')).toBe('huis \ufffd')
  })
})
