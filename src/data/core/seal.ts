import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

import type { z } from 'zod'

import { env } from '@/env'

import { isSame } from './isSame'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Derives one key per purpose, so that what is made for one purpose is worth nothing for another.
 */
const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `hestia ${purpose}`, 32))

/** Returns the secret of a purpose, for a library that signs by itself. */
export const secretFor = (purpose: string): string => keyFor(purpose).toString('hex')

/**
 * Purposes that are signed with the secret itself, the purpose before the text. Their signatures
 * are in emails that were sent, in calendars and in the database, so they stay as they are.
 */
const underivedPurposes: ReadonlySet<string> = new Set(['key', 'agenda', 'daily'])

/**
 * Signs a text: equal texts have equal signatures, and others can neither make a signature nor
 * recover the text.
 */
export function sign(purpose: string, text: string): string {
  const hmac = underivedPurposes.has(purpose)
    ? createHmac('sha256', env.PAYLOAD_SECRET).update(`${purpose} `)
    : createHmac('sha256', keyFor(purpose))
  return hmac.update(text).digest('base64url')
}

export const isSigned = (purpose: string, text: string, signature: string): boolean =>
  isSame(signature, sign(purpose, text))

/** Signs a text with the time, in milliseconds, until which it is valid. */
export function signUntil(purpose: string, text: string, until: number): string {
  const dated = `${text}.${until}`
  return `${dated}.${sign(purpose, dated)}`
}

const DATED = /^(.{1,100})\.(\d{1,15})\.([\w-]{43})$/

/** Reads a signed text: undefined when its signature is wrong, `expired` when it is too old. */
export function readSigned(
  purpose: string,
  signed: string,
): { text: string } | 'expired' | undefined {
  const [, text = '', until = '', signature = ''] = DATED.exec(signed) ?? []
  if (!isSigned(purpose, `${text}.${until}`, signature)) return undefined
  return Number(until) < Date.now() ? 'expired' : { text }
}

/** Encrypts a value so that only this server can open it, and only for this purpose. */
export function seal(purpose: string, value: unknown): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv)
  return Buffer.concat([
    iv,
    cipher.update(JSON.stringify(value), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url')
}

/**
 * Decrypts a sealed value; undefined when it was altered, sealed for another purpose or has another
 * shape, as one of an older release may have.
 */
export function unseal<Value>(
  purpose: string,
  sealed: string,
  schema: z.ZodType<Value>,
): Value | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8')
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
