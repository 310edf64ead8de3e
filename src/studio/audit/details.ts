import type { FlattenedField, Payload } from 'payload'

import { formatEuros } from '@/domain/catalogue/price'
import { inboxTabs } from '@/domain/enquiries/inbox'
import { legalStatements } from '@/domain/legal/required'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import { labelled } from '@/i18n/typeset'

import inboxWords from '../inbox/words.json'
import { entityNames, labelIn } from '../labels'
import { optionsIn } from '../optionsIn'
import { translatorFor } from '../words'
import words from './words.json'

const isNamed = (key: string): key is keyof typeof words => key in words

function valueIn(payload: Payload, locale: Locale, key: string, value: string): string {
  if (key === 'tab') {
    const tab = inboxTabs.find((name) => name === value)
    return tab ? translatorFor(inboxWords, locale)(`tab_${tab}`) : value
  }
  if (key === 'gaps') {
    const gaps = value.split(',')
    return legalStatements
      .filter((statement) => gaps.includes(statement))
      .map((statement) => optionName(locale, 'legalStatement', statement))
      .join(', ')
  }
  const roles = key === 'reason' ? [] : optionsIn(payload, 'users', 'role', locale)
  return roles.find(([role]) => role === value)?.[1] ?? value
}

/** A changed value: how it was and how it is. */
const CHANGE = ' → '
/** Stands for a value that was or is empty. */
const EMPTY = '–'

type Fields = readonly FlattenedField[]

/** The fields of a collection or global. */
const fieldsOf = ({ config }: Payload, slug: string): Fields =>
  [...config.collections, ...config.globals].find((one) => one.slug === slug)?.flattenedFields ?? []

/** Finds a field by its path ("items.2.label"), with the labels on the way. */
function findField(fields: Fields, path: string, locale: Locale) {
  const labels: string[] = []
  let level = fields
  let field: FlattenedField | undefined
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      labels.push(part)
      continue
    }
    field = level.find(({ name }) => name === part)
    if (!field) return undefined
    labels.push(labelIn('label' in field ? field.label : undefined, locale, ''))
    level = 'flattenedFields' in field ? field.flattenedFields : []
  }
  return { field, label: labels.filter(Boolean).join(' › ') }
}

/** Returns a stored value as it reads in a form: a price in euros, an option by its name. */
function wordsOf(field: FlattenedField, value: string, locale: Locale): string {
  if (field.type === 'number' && field.name === 'price' && value !== EMPTY)
    return formatEuros(Number(value))
  if (field.type !== 'select') return value
  const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
  return option && typeof option !== 'string' ? labelIn(option.label, locale, value) : value
}

/** Returns a changed value in words, before and after. */
function changeIn(field: FlattenedField | undefined, value: string, locale: Locale): string {
  if (!field) return value
  return value
    .split(CHANGE)
    .map((one) => wordsOf(field, one, locale))
    .join(CHANGE)
}

/**
 * Returns the details of an audit line, each with its label. A key may also be a collection with a
 * number of erased documents.
 */
export function detailsIn(payload: Payload, locale: Locale, details: unknown, slug = ''): string[] {
  if (typeof details !== 'object' || details === null) return []
  const t = translatorFor(words, locale)
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string' && value.includes(CHANGE)) {
      const found = findField(fieldsOf(payload, slug), key, locale)
      return [labelled(found?.label || key, changeIn(found?.field, value, locale), locale)]
    }
    const name = isNamed(key) ? t(key) : (entityNames(payload, key, locale)?.many ?? key)
    if (typeof value === 'number') return [labelled(name, formatNumber(value), locale)]
    return typeof value === 'string'
      ? [labelled(name, valueIn(payload, locale, key, value), locale)]
      : []
  })
}
