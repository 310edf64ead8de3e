import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { contrast } from '../lib/colours'
import { defaultPalette, lowestContrast, paletteColours, readablePalette } from './palette'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palette = fc.record(
  { paper: colour, ink: colour, moss: colour, brick: colour, sand: colour },
  { requiredKeys: [] },
)

describe('the colours of the site', () => {
  it('stay as chosen where they can be read', () => {
    expect(readablePalette(defaultPalette)).toEqual(defaultPalette)
    expect(readablePalette({ moss: '#113355', paper: null })).toEqual({
      ...defaultPalette,
      moss: '#113355',
    })
  })

  it('become darker for texts and lighter for grounds where they cannot', () => {
    const { moss, brick, paper, sand } = readablePalette({
      moss: '#f5f5a0',
      brick: '#ffc0cb',
      paper: '#334455',
      sand: '#888888',
    })
    for (const dark of [moss, brick]) expect(contrast(dark, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    for (const light of [paper, sand])
      expect(contrast(light, '#56635d')).toBeGreaterThanOrEqual(4.5)
    // Still a yellow: red and green lead.
    expect(Number.parseInt(moss.slice(1, 3), 16)).toBeGreaterThan(
      Number.parseInt(moss.slice(5), 16),
    )
  })

  it('can be read whatever is chosen', () => {
    fc.assert(
      fc.property(palette, (chosen) => {
        const shown = readablePalette(chosen)
        for (const name of paletteColours)
          expect(lowestContrast(name, shown[name], shown)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(shown.ink, shown.sand)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(shown.paper, shown.moss)).toBeGreaterThanOrEqual(4.5)
        expect(readablePalette(shown)).toEqual(shown)
      }),
    )
  })
})
