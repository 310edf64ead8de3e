import { describe, expect, it } from '@jest/globals'

import { chooseSource } from './choose'

const state = (
  standby: { replayed: number; delaySeconds: number } | { problem: string },
  more: { written?: number | undefined; fence?: number; ageSeconds?: number } = {},
) => {
  const { fence = 100, ageSeconds = 1 } = more
  const written = 'written' in more ? more.written : 120
  return { measurement: { written, standby }, fence, ageSeconds, maxDelaySeconds: 10 }
}

describe('the database that visitors read from', () => {
  it('is the standby while it has what was announced and is not too old', () => {
    expect(chooseSource(state({ replayed: 100, delaySeconds: 3 }))).toEqual({ from: 'standby' })
  })

  it('is the primary until the standby has what was announced', () => {
    expect(chooseSource(state({ replayed: 99, delaySeconds: 3 }))).toEqual({ from: 'primary' })
    expect(chooseSource(state({ replayed: 500, delaySeconds: 0 }, { fence: Infinity }))).toEqual({
      from: 'primary',
    })
  })

  it('is the primary when the standby is too far behind, or was not measured for long', () => {
    expect(chooseSource(state({ replayed: 110, delaySeconds: 3600 }))).toEqual({
      from: 'primary',
      because: 'it is 3600 s behind, and DATABASE_READ_MAX_DELAY allows 10 s',
    })
    expect(chooseSource(state({ replayed: 110, delaySeconds: Infinity }))).toMatchObject({
      because: expect.stringContaining('nobody knows how far'),
    })
    expect(chooseSource(state({ replayed: 110, delaySeconds: 4 }, { ageSeconds: 7 }))).toEqual({
      from: 'primary',
    })
  })

  it('is the primary before the first measurement, and when the standby has a problem', () => {
    expect(chooseSource({ ...state({ problem: '' }), measurement: undefined })).toEqual({
      from: 'primary',
    })
    expect(chooseSource(state({ problem: 'it does not answer' }))).toEqual({
      from: 'primary',
      because: 'it does not answer',
    })
  })

  it('is the standby, however old, when the primary does not answer', () => {
    expect(
      chooseSource(
        state({ replayed: 1, delaySeconds: 9999 }, { written: undefined, ageSeconds: 60 }),
      ),
    ).toEqual({ from: 'standby' })
  })
})
