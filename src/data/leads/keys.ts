import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/** What a link opens for whoever has it. */
const purposes = ['demand', 'newsletter', 'visit', 'documents', 'report', 'preview'] as const
export type Purpose = (typeof purposes)[number]

export type Opened = { purpose: Purpose; id: string }

const DAY = 24 * 60 * 60 * 1000
const SHAPE = /^([a-z]+)\.([\da-f-]{36})\.(\d{1,15})\.([\w-]{22,43})$/

const sign = (text: string): string => createHmac('sha256', env.PAYLOAD_SECRET).update(`key ${text}`).digest('base64url')

/** A key to one thing of one person, without an account. It says what it opens and until when, and cannot be made by others. */
export function keyTo({ purpose, id }: Opened, days = 400): string {
  const text = `${purpose}.${id}.${Date.now() + days * DAY}`
  return `${text}.${sign(text)}`
}

/** What a key opens; nothing when it is none of ours, and `expired` when it was. */
export function openWith(key: string): Opened | 'expired' | undefined {
  const [, word, id = '', until = '', given = ''] = SHAPE.exec(key) ?? []
  const purpose = purposes.find((one) => one === word)
  if (!purpose) return undefined
  const [wanted, had] = [Buffer.from(sign(`${purpose}.${id}.${until}`)), Buffer.from(given)]
  if (wanted.length !== had.length || !timingSafeEqual(wanted, had)) return undefined
  return Number(until) < Date.now() ? 'expired' : { purpose, id }
}
