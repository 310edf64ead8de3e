import type { Payload } from 'payload'

import { readAnswers } from '@/data/enquiries/answerTemplates'
import type { InboxRow } from '@/data/enquiries/inbox'
import { formatShortEvent } from '@/i18n/formats'
import { localeNames, type Locale } from '@/i18n/locales'
import { labelled } from '@/i18n/typeset'

import { optionsIn } from '../optionsIn'
import { translatorFor } from '../words'
import words from './words.json'

type Colleague = { id: string; name: string }

/** The headings of the table, as keys of words.json. */
const headings = [
  'received',
  'form',
  'status',
  'name',
  'email',
  'phone',
  'address',
  'language',
  'property',
  'assigned',
  'remark',
  'answers',
] as const

const addressOf = ({ street, zip, city }: InboxRow): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const answersOf = ({ answers }: InboxRow, locale: Locale): string =>
  readAnswers(answers)
    .map(({ label, value }) => labelled(label, value, locale))
    .join('\n')

/** Returns enquiries as a table in the language of the colleague. */
export function tableOf(
  payload: Payload,
  rows: readonly InboxRow[],
  staff: readonly Colleague[],
  locale: Locale,
): string[][] {
  const t = translatorFor(words, locale)
  const kinds = new Map(optionsIn(payload, 'enquiries', 'kind', locale))
  const statuses = new Map(optionsIn(payload, 'enquiries', 'status', locale))
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  const lines = rows.map((row) => [
    formatShortEvent(row.receivedAt, locale),
    kinds.get(row.kind) ?? row.kind,
    statuses.get(row.status) ?? row.status,
    row.fullName ?? '',
    row.email ?? '',
    row.phone ?? '',
    addressOf(row),
    localeNames[row.language],
    row.property?.title ?? '',
    names.get(row.assignedTo ?? '') ?? '',
    row.remark ?? '',
    answersOf(row, locale),
  ])
  return [headings.map((heading) => t(heading)), ...lines]
}
