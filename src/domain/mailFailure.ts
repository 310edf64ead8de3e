import { z } from 'zod'

import type { MailFailure } from './mails'

const told = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  message: z.string().default(''),
  response: z.string().optional(),
  responseCode: z.number().optional(),
})

/** What came back, for the record and for whether another attempt has any sense. */
export type FailedAttempt = { failure: MailFailure; forGood: boolean; said: string }

const LONGEST = 500
const FOR_GOOD = new Set(['RCPT TO', 'DATA'])
const UNREACHABLE = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ENOTFOUND', 'ESOCKET', 'ETLS'])

function kindOf({ code = '', command = '', responseCode = 0 }: z.infer<typeof told>): MailFailure {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'login'
  if (responseCode >= 500 && FOR_GOOD.has(command)) return 'refused'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'ETIMEDOUT' || code === 'ETIME') return 'slow'
  return UNREACHABLE.has(code) ? 'unreachable' : 'other'
}

/** A server that refuses this address or this mail refuses it tomorrow too; everything else may pass. */
export function failedAttempt(error: unknown): FailedAttempt {
  const { data } = told.safeParse(error)
  if (!data) return { failure: 'other', forGood: false, said: String(error).slice(0, LONGEST) }
  const failure = kindOf(data)
  return { failure, forGood: failure === 'refused', said: (data.response ?? data.message).replace(/\s+/g, ' ').trim().slice(0, LONGEST) }
}
