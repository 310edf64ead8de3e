import { describe, expect, it } from '@jest/globals'

import { demoAudience } from './audience'

describe('the demo page views', () => {
  it('are reproducible, start when a listing is online, end yesterday and have at least one view per visitor', () => {
    const audience = demoAudience(100_201, '2026-10-24', '2026-11-21')
    expect(audience).toEqual(demoAudience(100_201, '2026-10-24', '2026-11-21'))
    expect([audience[0]?.day, audience.at(-1)?.day, audience.length]).toEqual([
      '2026-10-24',
      '2026-11-20',
      28,
    ])
    expect(audience.every(({ visits, visitors }) => visitors > 0 && visitors <= visits)).toBe(true)
    expect(demoAudience(100_201, '2020-01-01', '2026-11-21')).toHaveLength(90)
    expect(demoAudience(100_201, '2026-11-22', '2026-11-21')).toEqual([])
  })

  it('are many at first and differ between listings', () => {
    const sum = (reference: number, from: number, to: number) =>
      demoAudience(reference, '2026-09-01', '2026-11-21').slice(from, to).reduce((all, { visits }) => all + visits, 0) // prettier-ignore
    expect(sum(100_201, 0, 7)).toBeGreaterThan(2 * sum(100_201, 42, 49))
    expect(
      new Set([100_201, 100_202, 100_203, 100_204].map((reference) => sum(reference, 0, 60))).size,
    ).toBe(4)
  })
})
