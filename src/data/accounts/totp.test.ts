import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Secret, TOTP, URI } from 'otpauth'

import { codeOfStep, fromBase32, stepOfCode, toBase32, totpUri } from './totp'

/** The secret of the examples in RFC 6238, for SHA-1. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))
const NOW = Date.UTC(2026, 10, 25, 12)
const STEP = NOW / 30_000

const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 })

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(codeOfStep(SECRET, Math.floor(second / 30))).toBe(code)
  })

  it('are those that another program makes of the same secret', () => {
    fc.assert(
      fc.property(bytes, fc.nat(2 ** 40), (secret, second) => {
        const text = toBase32(secret)
        const other = new TOTP({ secret: Secret.fromBase32(text) })
        expect(codeOfStep(text, Math.floor(second / 30))).toBe(
          other.generate({ timestamp: second * 1000 }),
        )
      }),
    )
  })

  it('count one period early and late, not two, and tell which period it was', () => {
    const accepted = [-2, -1, 0, 1, 2].map((late) =>
      stepOfCode(SECRET, codeOfStep(SECRET, STEP + late), NOW),
    )
    expect(accepted).toEqual([undefined, STEP - 1, STEP, STEP + 1, undefined])
  })

  it('do not count with another number of digits', () => {
    for (const code of ['', '28708', '2870820']) expect(stepOfCode(SECRET, code, 59_000)).toBe(undefined) // prettier-ignore
  })
})

it('a secret is written as other programs write it, and read back', () => {
  fc.assert(
    fc.property(bytes, (secret) => {
      const text = toBase32(secret)
      expect(text).toBe(new Secret({ buffer: Uint8Array.from(secret).buffer }).base32)
      expect([...fromBase32(text)]).toEqual([...secret])
    }),
  )
})

it.each(['Huis & Haard', 'Huis: Gent', 'Müller + Söhne'])(
  'the address of the QR code keeps every letter of the account, and of the agency %s',
  (issuer) => {
    const read = URI.parse(totpUri(SECRET, { issuer, label: 'an+ne@hestia.test' }))
    expect(read).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30 })
    expect([read.issuer.replace(':', ''), read.label, read.secret.base32]).toEqual([
      issuer.replace(':', ''),
      'an+ne@hestia.test',
      SECRET,
    ])
  },
)
