import { endOfPeriod, previewLinkState, previewPeriodNames } from './previewLinks'

const now = new Date('2026-11-24T12:00:00Z')

describe('a preview link', () => {
  it('opens for an hour at least and fourteen days at most', () => {
    const days = previewPeriodNames.map(
      (period) => (endOfPeriod(period, now).getTime() - now.getTime()) / 86_400_000,
    )
    expect(Math.min(...days)).toBeCloseTo(1 / 24)
    expect(Math.max(...days)).toBe(14)
  })

  it('is open until its moment, not at it, and is closed at once by a colleague', () => {
    const until = new Date('2026-11-24T12:00:00.001Z')
    expect(previewLinkState({ until, revokedAt: null }, now)).toBe('open')
    expect(previewLinkState({ until: now, revokedAt: null }, now)).toBe('expired')
    expect(previewLinkState({ until, revokedAt: now }, now)).toBe('revoked')
    // A link that was closed says so, also after its time.
    expect(previewLinkState({ until: now, revokedAt: now }, now)).toBe('revoked')
  })
})
