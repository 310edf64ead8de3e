import type { MailFailure } from './mails'
import { z } from '../lib/zodWithoutEval'

const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  message: z.string().default(''),
  response: z.string().optional(),
  responseCode: z.number().optional(),
})

/** The failure of an attempt, the server's reply, and whether another attempt is pointless. */
export type FailedAttempt = { failure: MailFailure; forGood: boolean; said: string }

const MAX_REPLY_LENGTH = 500
const FINAL_COMMANDS = new Set(['RCPT TO', 'DATA'])
const UNREACHABLE = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'ESOCKET',
  'ETLS',
])

function failureOf({
  code = '',
  command = '',
  responseCode = 0,
}: z.infer<typeof smtpError>): MailFailure {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'login'
  if (responseCode >= 500 && FINAL_COMMANDS.has(command)) return 'refused'
  if (responseCode >= 500 && command === 'MAIL FROM') return 'sender'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'ETIMEDOUT' || code === 'ETIME') return 'slow'
  return UNREACHABLE.has(code) ? 'unreachable' : 'other'
}

/**
 * Classifies an SMTP error. A server that refuses this address or email refuses it tomorrow too; everything else may pass. A refused sender concerns
 * every mail and passes once the settings of the mail server are mended, so such a mail is tried again.
 */
export function failedAttempt(error: unknown): FailedAttempt {
  const { data } = smtpError.safeParse(error)
  if (!data)
    return { failure: 'other', forGood: false, said: String(error).slice(0, MAX_REPLY_LENGTH) }
  const failure = failureOf(data)
  return {
    failure,
    forGood: failure === 'refused',
    said: (data.response ?? data.message).replace(/\s+/g, ' ').trim().slice(0, MAX_REPLY_LENGTH),
  }
}
