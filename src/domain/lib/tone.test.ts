import { describe, expect, it } from '@jest/globals'

import { meanColour, readPreview, readTone, writePreview, writeTone } from './tone'

const partsOf = (css: string) => (css.match(/\d+/g) ?? []).map(Number)

describe('the tone of a picture', () => {
  it('is the mean of its colours, and what is transparent does not count', () => {
    expect(meanColour(Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 255))).toEqual([0.5, 0, 0.5])
    expect(meanColour(Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 0))).toEqual([1, 0, 0])
    expect(meanColour(new Uint8Array(8))).toEqual([0, 0, 0])
  })

  it.each([
    [31, 66, 57],
    [255, 255, 255],
    [0, 0, 0],
    [240, 10, 90],
    [12, 34, 230],
  ])(
    'of %i %i %i is read as it was written, but for what four characters cannot hold',
    (...rgb) => {
      const [red, green, blue] = rgb.map((part) => part / 255)
      const stored = writeTone([red ?? 0, green ?? 0, blue ?? 0])
      expect(stored).toHaveLength(4)
      for (const [at, part] of partsOf(readTone(stored)).entries())
        expect(Math.abs(part - (rgb[at] ?? 0))).toBeLessThanOrEqual(8)
    },
  )

  // Made by the package that wrote whole thumbhashes, with the mean colour it tells.
  it.each([
    ['jbcBBwBZVD+IeHiFiEh3WIh/cgqY6HUP', 'rgb(30 67 61)'],
    ['YYkJJZx0dohwmIiGiFiIhp+XawiH', 'rgb(118 179 104)'],
    ['nciHLQAXdnhweYiId4mPuHEIWAiIiIWECA==', 'rgb(239 9 104)'],
  ])('is read from an older picture: %s', (stored, colour) => {
    expect(readTone(stored)).toBe(colour)
  })

  it('is stored with a preview from top to bottom, which older pictures do not have', () => {
    const stored = writePreview(
      [1, 1, 1],
      [
        [0, 0, 1],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [1, 1, 1],
      ],
    )
    expect(partsOf(readTone(stored)).every((part) => part >= 250)).toBe(true)
    const [top, ...rest] = (readPreview(stored)?.match(/rgb\([^)]*\)/g) ?? []).map(partsOf)
    expect(top?.[2]).toBeGreaterThan(240)
    expect(rest.at(-1)?.every((part) => part >= 250)).toBe(true)
    expect(rest).toHaveLength(4)
    expect(readPreview('YYkJJZx0dohwmIiGiFiIhp+XawiH')).toBeUndefined()
  })
})
