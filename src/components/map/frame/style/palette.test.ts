import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { contrast } from '@/domain/lib/colours'

import { defaultTokens, paletteOf } from './palette'

const MIN_CONTRAST = 4.5
const { names, green, land, water, street, fills, card } = paletteOf(defaultTokens)

describe('the names on the map', () => {
  test.each([
    ['small streets', names.street.text, [street, card]],
    ['main streets', names.main.text, [street, ...Object.values(fills)]],
    ['waters', names.water.text, [water]],
    [
      'towns',
      names.place.text,
      [land, card, water, ...Object.values(green), ...Object.values(fills)],
    ],
    ['villages and quarters', names.quarter.text, [land, card, names.quarter.halo]],
  ])('of %s can be read on what they stand on', (_, colour, grounds) => {
    for (const ground of grounds)
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  test('can be read in any colours that staff choose', () => {
    const colour = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`)
    const tokens = fc.record({
      paper: colour,
      card: colour,
      ink: colour,
      soft: colour,
      moss: colour,
      sand: colour,
      'sand-2': colour,
    })
    fc.assert(
      fc.property(tokens, (theme) =>
        Object.values(paletteOf(theme).names).every(
          ({ text, halo }) => contrast(text, halo) >= MIN_CONTRAST,
        ),
      ),
    )
  })
})
