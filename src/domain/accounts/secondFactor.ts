export const RECOVERY_CODE_COUNT = 10
const HALF_LENGTH = 5
/** Leaves out characters that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A second factor as it was typed: the number of an app, or a recovery code. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** Normalises "ABCDE fghij" and "123 456" for comparison; undefined when it is neither. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return code.length === 2 * HALF_LENGTH && [...code].every((sign) => ALPHABET.includes(sign))
    ? { kind: 'recovery', code }
    : undefined
}

/**
 * Makes a recovery code of fifty bits from random bytes; bytes that would bias the alphabet are
 * skipped.
 */
export function recoveryCode(bytes: Iterable<number>): string {
  const usableBytes = 256 - (256 % ALPHABET.length)
  const signs: string[] = []
  for (const byte of bytes) {
    if (byte < usableBytes && signs.length < 2 * HALF_LENGTH)
      signs.push(ALPHABET.charAt(byte % ALPHABET.length))
  }
  if (signs.length < 2 * HALF_LENGTH) throw new Error('Too few bytes for a recovery code')
  return signs.join('')
}

/** Formats a recovery code in two halves. */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, HALF_LENGTH)}-${code.slice(HALF_LENGTH)}`
