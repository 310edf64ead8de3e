import type { Payload } from 'payload'

import { inboxTabs } from '@/domain/enquiries/inbox'
import { legalStatements } from '@/domain/legal/required'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import inboxWords from '../inbox/words.json'
import { entityNames } from '../labels'
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

/**
 * Returns the details of an audit line, each with its label. A key may also be a collection with a
 * number of erased documents.
 */
export function detailsIn(payload: Payload, locale: Locale, details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return []
  const t = translatorFor(words, locale)
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) => {
    const name = isNamed(key) ? t(key) : (entityNames(payload, key, locale)?.many ?? key)
    if (typeof value === 'number') return [`${name}: ${formatNumber(value)}`]
    return typeof value === 'string' ? [`${name}: ${valueIn(payload, locale, key, value)}`] : []
  })
}
