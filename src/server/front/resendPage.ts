import type { IncomingHttpHeaders } from 'node:http'

import { outagePage } from '@/forms/outagePage'
import type { Locale } from '@/i18n/locales'

import { splitTarget } from './canonical'

const FORM = /^\/api\/forms\/([a-z-]{1,40})\/?$/

type PostedForm = { target: string; headers: IncomingHttpHeaders; body: Buffer; language: Locale }

/** The text fields of a form; a name with several values has them all. */
function textsOf(data: FormData): Record<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
  }
  return Object.fromEntries(texts)
}

/**
 * The page for a form that was sent while Next does not answer: a button sends it again. A script
 * that sends a form keeps what was typed itself, and gets the plain error.
 */
export async function createResendPage({
  target,
  headers,
  body,
  language,
}: PostedForm): Promise<{ body: Buffer; contentType: string } | undefined> {
  const [, kind] = FORM.exec(splitTarget(target).path) ?? []
  const { accept, 'content-type': type } = headers
  if (kind === undefined || type === undefined || accept === 'application/json') return undefined
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  return (
    data && {
      body: Buffer.from(outagePage(kind, textsOf(data), language)),
      contentType: 'text/html; charset=utf-8',
    }
  )
}
