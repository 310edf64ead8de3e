import { describe, expect, it } from '@jest/globals'

import { contrast, shade } from './colours'

describe('colours', () => {
  it('count contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777', '#ffffff')).toBeCloseTo(4.48, 1)
    expect(contrast('#fff', '#ffffff')).toBe(1)
  })

  it('become darker without changing their kind', () => {
    expect(shade('#b4532a', 1)).toBe('#b4532a')
    expect(shade('#ffffff', 0.5)).toBe('#808080')
    expect(shade('#b4532a', 0)).toBe('#000000')
  })
})
