import type { PayloadRequest } from 'payload'

import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { writeMail } from '@/mail/write'

type Person = { language?: string | null; name?: string | null; fullName?: string | null }
type Mail = { req?: PayloadRequest; token?: string; user?: Person }
type LinkFor = (token: string, language: Locale) => string

/** The mail behind "forgot password", in the language of the person; `linkFor` says where a new one is chosen. */
export function passwordMail(linkFor: LinkFor) {
  const write = ({ req, token = '', user = {} }: Mail = {}) => {
    if (!req) throw new Error('A mail for a new password is written inside a request')
    const locale = isLocale(user.language) ? user.language : defaultLocale
    const told = { fullName: user.name ?? user.fullName ?? '' }
    return writeMail(req, { kind: 'password', locale, told, action: { href: linkFor(token, locale) } })
  }
  return {
    generateEmailSubject: async (mail?: Mail): Promise<string> => (await write(mail)).subject,
    generateEmailHTML: async (mail?: Mail): Promise<string> => (await write(mail)).html,
  }
}
