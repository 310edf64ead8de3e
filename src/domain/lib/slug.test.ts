import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { isReservedSegment, isSlug, slugify } from './slug'

describe('path segments', () => {
  test.each([
    ['Te koop', 'te-koop'],
    ['À vendre', 'a-vendre'],
    ['Büros & Läden', 'buros-laden'],
    ['Straße', 'strasse'],
    ['İstanbul Ǽ', 'istanbul-ae'],
    ['  Wat is uw woning waard? ', 'wat-is-uw-woning-waard'],
    ['Appartement – Gent/Ledeberg', 'appartement-gent-ledeberg'],
    ['Продажа', 'продажа'],
    ['!?', ''],
    ['🏡 Huis met tuin 🌳', 'huis-met-tuin'],
    ['👨‍👩‍👧', ''],
    ['Wolfeschlegelsteinhausen'.repeat(4), `${'wolfeschlegelsteinhausen'.repeat(3)}wolfesch`],
  ])('turns %j into %j', (title, slug) => expect(slugify(title)).toBe(slug))

  test('are stable: a segment made from a segment is the same', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (title) => slugify(slugify(title)) === slugify(title),
      ),
    ))

  test.each(['te-koop', 'a', '2026', 'продажа'])('accepts %j', (segment) =>
    expect(isSlug(segment)).toBe(true),
  )
  test.each(['', 'Te koop', 'te--koop', '-te', 'te/koop', '..', 'te-koop/', 'à'])(
    'refuses %j',
    (segment) => expect(isSlug(segment)).toBe(false),
  )

  test.each(['admin', 'api', 'map', '_next', 'nl', 'zz', 'preview', 'my-preview'])(
    'knows that %j is taken by the server',
    (segment) => expect(isReservedSegment(segment)).toBe(true),
  )
  test.each(['contact', 'te-koop', 'apis', 'a'])('leaves %j to staff', (segment) =>
    expect(isReservedSegment(segment)).toBe(false),
  )
})
