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

/** Replies that mean the recipient where no other part of the reply says what they mean. */
const RECIPIENT_CODES = new Set([550, 551, 553])
/** Statuses (RFC 3463) among those of addresses that are about ours. */
const SENDER_STATUSES = new Set(['1.7', '1.8'])

/** Reads the enhanced status of a reply, of which 5.1 is about an address and 5.2 about a mailbox. */
function statusOf(reply: string): { subject: string; detail: string } {
  const [, subject = '', detail = ''] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(reply) ?? []
  return { subject, detail }
}

/**
 * Says whom a final reply to a recipient or an email refuses. Relays give the same codes to us: for
 * a sender that they do not know and for a quota. Such a reply meets every email and passes.
 */
function refusalOf(reply: string, responseCode: number): MailFailure {
  const { subject, detail } = statusOf(reply)
  // A detail of 0 leaves open what is meant.
  const isOfAddress = (subject === '1' || subject === '2') && detail !== '0'
  if (isOfAddress) return SENDER_STATUSES.has(`${subject}.${detail}`) ? 'sender' : 'refused'
  // Addresses that the reply repeats may contain any word.
  const words = reply
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ')
  if (subject === '4' || /\b(?:limit|quota)/i.test(words)) return 'busy'
  if (subject === '7' || /\b(?:relay|sender)/i.test(words)) return 'sender'
  return RECIPIENT_CODES.has(responseCode) ? 'refused' : 'other'
}

/** Returns whether a reply that was stored with an email says that its address takes no email. */
export const refusesAddress = (reply: string): boolean =>
  refusalOf(reply, Number(/^5\d\d\b/.exec(reply)?.[0])) === 'refused'

function failureOf({
  code = '',
  command = '',
  message,
  response = message,
  responseCode = 0,
}: z.infer<typeof smtpError>): MailFailure {
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'login'
  if (responseCode >= 500 && FINAL_COMMANDS.has(command)) return refusalOf(response, responseCode)
  if (responseCode >= 500 && command === 'MAIL FROM') return 'sender'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'ETIMEDOUT' || code === 'ETIME') return 'slow'
  return UNREACHABLE.has(code) ? 'unreachable' : 'other'
}

/**
 * Classifies an SMTP error. A server that refuses this address refuses it tomorrow too; everything
 * else may pass. A refused sender or a used-up quota concerns every mail and passes once the account
 * is mended or a day later, so such a mail is tried again.
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
