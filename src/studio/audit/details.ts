import type { Payload } from 'payload'

import { inboxTabs } from '@/domain/inbox'
import { legalStatements } from '@/domain/legal/required'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { optionName } from '@/i18n/translate'

import inbox from '../inbox/words.json'
import { calledIn } from '../labels'
import { optionsIn } from '../optionsIn'
import { saysIn } from '../words'
import words from './words.json'

const isNamed = (key: string): key is keyof typeof words => key in words

function valueIn(payload: Payload, locale: Locale, key: string, value: string): string {
  if (key === 'tab') {
    const tab = inboxTabs.find((one) => one === value)
    return tab ? saysIn(inbox, locale)(`tab_${tab}`) : value
  }
  if (key === 'gaps') {
    const gaps = value.split(',')
    return legalStatements
      .filter((one) => gaps.includes(one))
      .map((one) => optionName(locale, 'legalStatement', one))
      .join(', ')
  }
  const roles = key === 'reason' ? [] : optionsIn(payload, 'users', 'role', locale)
  return roles.find(([role]) => role === value)?.[1] ?? value
}

/** What a line of the log keeps besides who, what and about whom, each part with its name; how many of a collection were erased among them. */
export function detailsIn(payload: Payload, locale: Locale, details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return []
  const says = saysIn(words, locale)
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) => {
    const name = isNamed(key) ? says(key) : (calledIn(payload, key, locale)?.many ?? key)
    if (typeof value === 'number') return [`${name}: ${formatNumber(value, locale)}`]
    return typeof value === 'string' ? [`${name}: ${valueIn(payload, locale, key, value)}`] : []
  })
}
