import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { plainName, withoutLinks } from './plainWords'

describe('a name in a mail to an address that was never confirmed', () => {
  it.each([
    'Emma',
    'Anne-Marie',
    "Sean O'Brien",
    'd’Hélène',
    "'s Heeren",
    'Jan van den Broeck',
    'J.P. Peeters',
    'J. P. Peeters',
    'St. Jean',
    'Martin Luther Jr.',
    'Jan & An',
    'Ümit Çelik',
    'Владимир',
    'علی\u200cرضا',
    'संजय',
    '李小龍',
    'Nguyễn Thị',
  ])('is kept: %s', (name) => {
    expect(plainName(name)).toBe(name)
  })

  it.each([
    'https://evil.example/win',
    'evil.example',
    'Evil.Com',
    'win。evil',
    'www.evil',
    'Jan <b>',
    'jan@evil',
    'Bel 0470 12 34 56',
    'Win nu een gratis reis naar Spanje',
    'a'.repeat(41),
    // Read in more ways than one, this would take as long as the site stands.
    `${'a'.repeat(39)}1`,
    'Jan\nBcc: x',
    '\u202eJan',
    'Jan: kijk',
    'Jan/kijk',
    '{agencyName}',
    '[x](y)',
    '.',
    '-',
    '',
  ])('is left out: %s', (text) => {
    expect(plainName(text)).toBe('')
  })
})

describe('a text of a stranger in a mail', () => {
  const LINKED = /:\/\/|\b[\p{L}\p{N}]+[.。．｡][\p{L}\p{N}]+|\S@\S|\bmailto:/iu

  it.each([
    ['Kijk op https://evil.example/win?x=1', 'Kijk op https: evil. example/win?x=1'],
    ['www.evil.example', 'www. evil. example'],
    ['jan@evil.example', 'jan @ evil. example'],
    ['evil。com', 'evil. com'],
    ['evil．com', 'evil. com'],
    ['Mooi huis.Kom kijken!', 'Mooi huis. Kom kijken!'],
    ['Om 14.30 uur, 3 slaapkamers. Tot dan.', 'Om 14. 30 uur, 3 slaapkamers. Tot dan.'],
  ])('%s becomes %s', (text, plain) => {
    expect(withoutLinks(text)).toBe(plain)
  })

  it('never holds what a mail program makes a link of', () => {
    const part = fc.constantFrom(
      'http',
      'https',
      '://',
      'www',
      '.',
      '。',
      '．',
      '@',
      'evil',
      'com',
      ' ',
      '/',
      'mailto:',
      '\n',
      'é',
      '1',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        expect(withoutLinks(parts.join(''))).not.toMatch(LINKED)
      }),
      { numRuns: 2000 },
    )
  })
})
