import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { readCode, recoveryCode, formatRecoveryCode } from './secondFactor'

const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 })

describe('a second proof', () => {
  it('is the number of an app, however it is spaced', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' })
  })

  it.each(['', '12345', '1234567', 'abcde-fghi', 'abcde-fghij-k', 'abcde-fghi0', '１２３４５６'])(
    '%j is none',
    (typed) => {
      expect(readCode(typed)).toBeUndefined()
    },
  )

  it('is read from paper as it is shown there, in capitals too', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        const code = recoveryCode(some)
        for (const typed of [
          code,
          formatRecoveryCode(code),
          formatRecoveryCode(code).toUpperCase(),
          ` ${formatRecoveryCode(code)} `,
        ])
          expect(readCode(typed)).toEqual({ kind: 'recovery', code })
      }),
    )
  })

  it('favours no sign', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const counted = new Map<string, number>()
    for (const byte of all) {
      const [sign = ''] = recoveryCode([byte, ...Array.from({ length: 9 }, () => 0)].concat(0))
      counted.set(sign, (counted.get(sign) ?? 0) + 1)
    }
    const rounds = [...counted.values()].filter((count) => count > 20)
    expect(
      new Set([...counted.entries()].filter(([sign]) => sign !== 'a').map(([, count]) => count)),
    ).toEqual(new Set([8]))
    expect(rounds.length).toBeLessThanOrEqual(1)
  })
})
