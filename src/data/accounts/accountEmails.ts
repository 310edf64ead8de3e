import type { PayloadRequest } from 'payload'

import type { LinkPurpose } from '@/domain/accounts/accounts'
import type { MailKind } from '@/domain/mail/mails'
import { roughAddress } from '@/domain/accounts/roughAddress'
import { env } from '@/env'
import { writeAuditLine } from '@/fields/audit'
import { formatMoment } from '@/i18n/formats'
import { translate } from '@/i18n/translate'

import { queueMail } from '../mail/queue'
import { auditSubject, type Account } from './account'
import { makeLink } from './links'
import { networkAddressOf } from './networkAddress'

const kinds: Record<LinkPurpose, MailKind> = {
  invitation: 'owner_invitation',
  password: 'password',
  login: 'login_link',
  email: 'email_change',
  factors: 'factor_reset',
}

type Recipient = Pick<Account, 'kind' | 'id' | 'email' | 'name' | 'language'>

/** Staff choose their password in the studio, owners on the login page of the portal. */
const addressOf = ({ kind, language }: Recipient, token: string): string =>
  kind === 'users'
    ? `${env.SITE_URL}/admin/reset/${token}`
    : `${env.SITE_URL}/${language}/login/${token}/`

/**
 * Creates a link and the email that carries it, both or neither. A new email address is confirmed
 * by a link sent to that address.
 */
export async function sendLink(
  req: PayloadRequest,
  recipient: Recipient,
  purpose: LinkPurpose,
  newEmail?: string,
): Promise<void> {
  const { email, name, language: locale } = recipient
  const token = await makeLink(req, recipient, purpose, newEmail)
  const placeholders = { fullName: name, ...(newEmail && { newEmail }) }
  const to = { name, address: newEmail ?? email }
  await queueMail(req, {
    kind: kinds[purpose],
    to,
    locale,
    placeholders,
    action: { href: addressOf(recipient, token) },
  })
}

export type FactorChange =
  'factorOn' | 'factorOff' | 'factorsReset' | 'passkeyAdded' | 'passkeyRemoved' | 'codesMade'
export type AccountChange = 'password' | 'email' | 'role' | FactorChange

/**
 * The audit log entries written here; the hooks of the collections log a new password and a new
 * role.
 */
const actions = {
  email: 'email_changed',
  factorOn: 'second_factor_on',
  factorOff: 'second_factor_off',
  factorsReset: 'second_factor_reset',
  passkeyAdded: 'passkey_added',
  passkeyRemoved: 'passkey_removed',
  codesMade: 'recovery_codes_made',
} as const
const hasAction = (change: AccountChange): change is keyof typeof actions => change in actions

/**
 * Says who made a change, when, and roughly from where, so that the account holder can tell their
 * own change from a stranger's.
 */
function circumstances(req: PayloadRequest, { kind, id, language: locale }: Recipient): string[] {
  const t = translate(locale)
  const { user } = req
  const moment = formatMoment(new Date().toISOString(), locale)
  const address = roughAddress(networkAddressOf(req))
  const isColleague = user?.collection === 'users' && (kind !== 'users' || user.id !== id)
  return [
    isColleague
      ? t('account.circumstances.colleague', { name: user.name, moment })
      : t('account.circumstances.moment', { moment }),
    address === undefined ? '' : t('account.circumstances.address', { address }),
    t('account.circumstances.sessions'),
  ]
}

/** Writes changes of an account to the audit log, whether or not its holder is told. */
export async function logChanges(
  req: PayloadRequest,
  account: Recipient,
  changes: readonly AccountChange[],
): Promise<void> {
  for (const change of changes.filter(hasAction))
    await writeAuditLine(req, { action: actions[change], about: auditSubject(account) })
}

/**
 * Notifies an account holder of changes, at the address they had until now and at the new one where
 * the address is what changed.
 */
export async function notifyOfChange(
  req: PayloadRequest,
  recipient: Recipient,
  changes: readonly AccountChange[],
  newEmail?: string,
): Promise<void> {
  const { email, name, language: locale } = recipient
  const details = circumstances(req, recipient).filter(Boolean)
  const placeholdersFor = (words: readonly (AccountChange | 'emailNew')[]) => ({
    fullName: name,
    change: [...words.map((word) => translate(locale)(`account.changes.${word}`)), ...details].join(
      ' ',
    ),
  })
  const mail = { kind: 'account_notice', locale } as const
  await queueMail(req, {
    ...mail,
    to: { name, address: email },
    placeholders: placeholdersFor(changes),
  })
  if (newEmail) {
    const forNewAddress = changes.map((change) =>
      change === 'email' ? ('emailNew' as const) : change,
    )
    await queueMail(req, {
      ...mail,
      to: { name, address: newEmail },
      placeholders: placeholdersFor(forNewAddress),
    })
  }
}
