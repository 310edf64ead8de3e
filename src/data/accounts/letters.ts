import type { PayloadRequest } from 'payload'

import type { LinkPurpose } from '@/domain/accounts'
import type { MailKind } from '@/domain/mails'
import { env } from '@/env'
import { note } from '@/fields/audit'
import { translate } from '@/i18n/translate'

import { queueMail } from '../leads/mails'
import { aboutOf, type Account } from './account'
import { makeLink } from './links'

const kinds: Record<LinkPurpose, MailKind> = { invitation: 'owner_invitation', password: 'password', login: 'login_link', email: 'email_change' }

type Reader = Pick<Account, 'kind' | 'id' | 'email' | 'name' | 'language'>

/** Staff choose their password in the studio, owners before the portal. */
const addressOf = ({ kind, language }: Reader, token: string): string =>
  kind === 'users' ? `${env.SITE_URL}/admin/reset/${token}` : `${env.SITE_URL}/${language}/login/${token}/`

/** Makes a link and the mail that brings it, both or neither. A new address is confirmed from there. */
export async function sendLink(req: PayloadRequest, reader: Reader, purpose: LinkPurpose, newEmail?: string): Promise<void> {
  const { email, name, language: locale } = reader
  const token = await makeLink(req, reader, purpose, newEmail)
  const told = { fullName: name, ...(newEmail && { newEmail }) }
  const to = { name, address: newEmail ?? email }
  await queueMail(req, { kind: kinds[purpose], to, locale, told, action: { href: addressOf(reader, token) } })
}

export type Change = 'password' | 'email' | 'factorOn' | 'factorOff'

/** Of a new password Payload's own hooks write a line. */
const actions = { email: 'email_changed', factorOn: 'second_factor_on', factorOff: 'second_factor_off' } as const

/** Tells somebody what was changed about his account, at the address he had until now, and writes it down. */
export async function tellChange(req: PayloadRequest, reader: Reader, change: Change): Promise<void> {
  const { email, name, language: locale } = reader
  const told = { fullName: name, change: translate(locale)(`account.changes.${change}`) }
  await queueMail(req, { kind: 'account_notice', to: { name, address: email }, locale, told })
  if (change !== 'password') await note(req, { action: actions[change], about: aboutOf(reader) })
}
