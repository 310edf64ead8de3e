import { readSigned, signUntil } from '../core/seal'

/** What a link opens for the holder of its key. */
const purposes = ['demand', 'newsletter', 'visit', 'documents', 'report', 'preview'] as const
export type Purpose = (typeof purposes)[number]

export type LinkTarget = { purpose: Purpose; id: string }

const DAY_MS = 24 * 60 * 60 * 1000
const TARGET = /^([a-z]+)\.([\da-f-]{36})$/

/**
 * Returns a signed key to one thing of one person, for use without an account. It names its purpose
 * and its expiry and cannot be forged.
 */
export const createLinkKey = (target: LinkTarget, days = 400): string =>
  createLinkKeyUntil(target, Date.now() + days * DAY_MS)

/** The same key until a given moment, in milliseconds. */
export const createLinkKeyUntil = ({ purpose, id }: LinkTarget, until: number): string =>
  signUntil('key', `${purpose}.${id}`, until)

/** Reads a key: undefined when its signature is wrong, `expired` when it is too old. */
export function readLinkKey(key: string): LinkTarget | 'expired' | undefined {
  const signed = readSigned('key', key)
  if (signed === undefined || signed === 'expired') return signed
  const [, purposeName, id = ''] = TARGET.exec(signed.text) ?? []
  const purpose = purposes.find((one) => one === purposeName)
  return purpose && { purpose, id }
}
