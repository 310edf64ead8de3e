import type { Payload } from 'payload'

import { readAnswers } from '@/data/leads/answers'
import type { InboxRow } from '@/data/leads/inbox'
import { intlLocales, localeNames, type Locale } from '@/i18n/locales'

import { optionsIn } from '../optionsIn'
import { saysIn } from '../words'
import words from './words.json'

type Named = { id: string; name: string }

/** Leads as a table, in the language of the colleague. */
export function tableOf(payload: Payload, rows: readonly InboxRow[], staff: readonly Named[], locale: Locale): string[][] {
  const says = saysIn(words, locale)
  const [kinds, statuses] = [new Map(optionsIn(payload, 'enquiries', 'kind', locale)), new Map(optionsIn(payload, 'enquiries', 'status', locale))]
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  const time = new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Brussels' })
  const heads = [
    ...[says('received'), says('form'), says('status'), says('name'), says('email'), says('phone'), says('address'), says('language')],
    ...[says('property'), says('assigned'), says('remark'), says('answers')],
  ]
  const lines = rows.map(({ receivedAt, kind, status, fullName, email, phone, street, zip, city, language, property, assignedTo, remark, answers }) => [
    ...[time.format(new Date(receivedAt)), kinds.get(kind) ?? kind, statuses.get(status) ?? status, fullName ?? '', email ?? '', phone ?? ''],
    ...[[street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '), localeNames[language], property?.title ?? ''],
    ...[names.get(assignedTo ?? '') ?? '', remark ?? ''],
    readAnswers(answers)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  ])
  return [heads, ...lines]
}
