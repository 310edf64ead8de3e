import { describe, expect, it } from '@jest/globals'

import { namePattern, phonePattern } from './personTraces'

/** As PostgreSQL reads it, with the one class that JavaScript writes in another way. */
const found = (pattern: string | undefined, text: string): string | undefined =>
  pattern === undefined
    ? undefined
    : new RegExp(pattern.replaceAll('[[:alpha:]]', '\\p{L}'), 'u').exec(text)?.[0]

describe('a phone number', () => {
  it.each([
    '0499 88 77 66',
    '+32 499 88 77 66',
    '0032499887766',
    '0499/88.77.66',
    '+32 (0)499-88-77-66',
  ])('written %s is found however it was typed', (phone) => {
    for (const text of [
      '0499887766',
      '+32499887766',
      '0499 88 77 66',
      '0032 499/88.77.66',
      '499 88 77 66',
    ]) {
      expect(found(phonePattern(phone), `Bel ${text}, of mail`)).toBe(text)
    }
  })

  it('is not found in a longer number, and a short one is no number', () => {
    expect(found(phonePattern('0499887766'), '10499887766')).toBeUndefined()
    expect(found(phonePattern('0499887766'), '04998877661')).toBeUndefined()
    expect(phonePattern('12345')).toBeUndefined()
  })
})

describe('a name', () => {
  it.each(['Zoë Quist', 'Quist Zoë', 'Quist, Zoë', 'Zoë  Quist'])('is found as %s', (text) => {
    expect(found(namePattern(['Zoë', 'Quist']), `Met ${text}.`)).toBe(text)
  })

  it('is found where markup writes its apostrophe, and taken as letters whatever is in it', () => {
    expect(found(namePattern(['Sean', "O'Brien"]), 'Dag Sean O&#39;Brien!')).toBe(
      'Sean O&#39;Brien',
    )
    expect(found(namePattern(['A.*', '(x']), 'A.* (x')).toBeUndefined()
    expect(found(namePattern(['Anna.*', '(xyz']), 'Anna.* (xyz')).toBe('Anna.* (xyz')
  })

  it('is found behind a line break as JSON writes it', () => {
    expect(found(namePattern(['Zoë', 'Quist']), String.raw`"Met\nZoë Quist"`)).toBe('Zoë Quist')
  })

  it('is not looked for with half of it, nor found in a longer one', () => {
    expect([namePattern(['Zoë', '']), namePattern(['', 'Quist']), namePattern(['A', 'B'])]).toEqual(
      [undefined, undefined, undefined],
    )
    expect(found(namePattern(['Zoë', 'Quist']), 'Zoë Quistels')).toBeUndefined()
  })
})
