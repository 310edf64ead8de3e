import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/** Each use has a key of its own, so that what is made for one opens nothing elsewhere. */
const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `hestia ${use}`, 32))

/** Closes a text so that only this server opens it, for this use and nothing else. */
export function seal(use: string, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, keyFor(use), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed; nothing when it was changed, or sealed for something else. */
export function unseal(use: string, sealed: string): string | undefined {
  const whole = Buffer.from(sealed, 'base64url')
  if (whole.length < IV + TAG) return undefined
  const decipher = createDecipheriv(CIPHER, keyFor(use), whole.subarray(0, IV))
  decipher.setAuthTag(whole.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(whole.subarray(IV, -TAG)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The mark of a text: the same text has the same, and nobody else can make it or read the text from it. */
export const markOf = (use: string, text: string): string => createHmac('sha256', keyFor(use)).update(text).digest('base64url')

export function isMarkOf(use: string, text: string, mark: string): boolean {
  const [wanted, given] = [Buffer.from(markOf(use, text)), Buffer.from(mark)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
