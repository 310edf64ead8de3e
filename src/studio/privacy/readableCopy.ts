import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'

import type { PersonExport } from '@/data/privacy/export'
import { crmNames } from '@/domain/feeds/formats'
import { formatEvent } from '@/i18n/formats'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { labelled } from '@/i18n/typeset'

import { fieldText, findNames, isFields, listOf, type Fields, type Reading } from '../fieldText'
import { entityNames, labelIn } from '../labels'
import { translatorFor } from '../words'
import words from './copy.words.json'

const kinds = [
  'owners',
  'enquiries',
  'demands',
  'appointments',
  'subscribers',
  'testimonials',
  'reports',
  'documents',
  'mails',
  'audit-log',
] as const satisfies readonly (keyof PersonExport & CollectionSlug)[]

/** The language of the person: that of what they sent last. */
function languageOfPerson(copy: PersonExport): Locale {
  const languages = kinds.flatMap((kind) => copy[kind].map(({ language }) => language))
  return languages.find(isLocale) ?? defaultLocale
}

const fieldsOf = (req: PayloadRequest, slug: string): readonly FlattenedField[] =>
  req.payload.config.collections.find((one) => one.slug === slug)?.flattenedFields ?? []

/** The answers of a form carry their own labels. */
const answerLines = (value: unknown, indent: string, locale: Locale): string[] =>
  listOf(value).flatMap((one) =>
    isFields(one) && typeof one.label === 'string'
      ? [indent + labelled(one.label, String(one.value), locale)]
      : [],
  )

function linesOf(
  fields: readonly FlattenedField[],
  record: Fields,
  reading: Reading,
  indent = '',
): string[] {
  return fields.flatMap((field): string[] => {
    const value = record[field.name]
    const isEmpty = value === undefined || value === null || value === ''
    // A row of a list has an id, which says nothing to a person.
    if (isEmpty || field.name === 'id') return []
    if (field.type === 'json') return answerLines(value, indent, reading.locale)
    const label = labelIn('label' in field ? field.label : undefined, reading.locale, '')
    if (field.type === 'group')
      return isFields(value) ? linesOf(field.flattenedFields, value, reading, indent) : []
    if (field.type === 'array')
      return listOf(value).flatMap((row) =>
        isFields(row) ? linesOf(field.flattenedFields, row, reading, `${indent}  `) : [],
      )
    const text = fieldText(field, value, reading)
    if (!label || !text) return []
    return [indent + labelled(label, text.replaceAll('\n', `\n${indent}  `), reading.locale)]
  })
}

export type ReadableCopy = { name: string; text: string }

/** Writes the copy of a person's data in their own language, with names instead of codes and ids. */
export async function readableCopy(req: PayloadRequest, copy: PersonExport): Promise<ReadableCopy> {
  const locale = languageOfPerson(copy)
  const t = translatorFor(words, locale)
  const records = kinds.flatMap((kind) =>
    copy[kind].map((record) => [fieldsOf(req, kind), record] as const),
  )
  const reading: Reading = { locale, names: await findNames(req, records, locale) }
  const parts = kinds.flatMap((kind) =>
    copy[kind].length === 0
      ? []
      : [
          `${(entityNames(req.payload, kind, locale)?.many ?? kind).toUpperCase()} (${copy[kind].length})`,
          ...copy[kind].map((record) => linesOf(fieldsOf(req, kind), record, reading).join('\n')),
        ],
  )
  const sentLines = copy.sentToCrms.map(({ crm, sentAt }) =>
    t('sentToCrm', { crm: crmNames[crm], day: sentAt ? formatEvent(sentAt, locale) : '?' }),
  )
  const head = t('head', { email: copy.email, day: formatEvent(copy.made, locale) })
  return { name: t('file'), text: `${[head, ...parts, ...sentLines].join('\n\n')}\n` }
}
