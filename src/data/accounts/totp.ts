import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes of an app by time (RFC 6238) as all apps know them: HMAC-SHA-1, six digits, thirty seconds. */
const PERIOD_SECONDS = 30
const DIGITS = 6
/** How many codes early or late a clock may be. */
const CLOCK_WINDOW = 1
/** The letters of RFC 4648, five bits each. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5

/** Writes bytes as an app shows them to be typed: in base 32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32.charAt(parseInt(group.padEnd(BITS, '0'), 2))).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(BITS, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)))
}

/** Returns the number of the period in which a moment lies. */
const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / PERIOD_SECONDS)

export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the period of a typed code, or undefined when it matches none near now. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const typed = Buffer.from(code)
  if (typed.length !== DIGITS) return undefined
  const middle = stepAt(now)
  const steps = Array.from({ length: 2 * CLOCK_WINDOW + 1 }, (_, at) => middle - CLOCK_WINDOW + at)
  return steps.findLast((step) => timingSafeEqual(Buffer.from(codeOfStep(secret, step)), typed))
}

/** The address in the QR code that an app reads. */
export function totpUri(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  const query = Object.entries({
    issuer,
    secret,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(PERIOD_SECONDS),
  })
  // Not URLSearchParams: apps read a plus sign as itself.
  const words = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  // A colon ends the name of the agency there.
  const name = encodeURIComponent(issuer.replaceAll(':', ''))
  return `otpauth://totp/${name}:${encodeURIComponent(label)}?${words}`
}
