export const RECOVERY_CODES = 10
const HALF = 5
/** Without signs that are mistaken for one another on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What was typed as a second proof: the number of an app, or one of the codes on paper. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** "ABCDE fghij" and "123 456" as they are compared; nothing when it is neither. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return code.length === 2 * HALF && [...code].every((sign) => SIGNS.includes(sign)) ? { kind: 'recovery', code } : undefined
}

/** A code of fifty even bits, from bytes that nobody can guess: those beyond the last whole round of signs are passed over. */
export function recoveryCode(bytes: Iterable<number>): string {
  const even = 256 - (256 % SIGNS.length)
  const signs: string[] = []
  for (const byte of bytes) {
    if (byte < even && signs.length < 2 * HALF) signs.push(SIGNS.charAt(byte % SIGNS.length))
  }
  if (signs.length < 2 * HALF) throw new Error('Too few bytes for a recovery code')
  return signs.join('')
}

/** As it is shown: in two halves. */
export const shownCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`
