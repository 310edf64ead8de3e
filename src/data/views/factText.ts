import { formatEuros } from '@/domain/price'
import type { PropertyFact } from '@/domain/propertyFacts'
import type { FactValue } from '@/domain/rules/evaluate'
import type { FactFormat } from '@/domain/site'
import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { formatNumber } from '@/i18n/numbers'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '../payload'

/** Facts whose options are named under another word. */
const vocabularies: Partial<Record<PropertyFact, string>> = { gScore: 'floodScore', pScore: 'floodScore', roofCondition: 'condition' }

const vocabularyOf = (field: PropertyFact): string => vocabularies[field] ?? field

/** Numbers in the format staff chose. A format that does not fit a value leaves it as it is. */
function numberText(value: number, format: FactFormat, locale: Locale): string {
  const t = translate(locale)
  switch (format) {
    case 'area':
      return t('detail.area', { value: formatNumber(value, locale) })
    case 'length':
      return t('detail.length', { value: formatNumber(value, locale) })
    case 'energy':
      return t('detail.kilowattHours', { value: formatNumber(value, locale) })
    case 'money':
      return formatEuros(value)
    case 'number':
      return formatNumber(value, locale)
    default:
      return String(value)
  }
}

export type Told = { field: PropertyFact; format: FactFormat; value: FactValue }

/** A fact as visitors read it. */
export function factText(property: Pick<Property, 'mainType'>, { field, format, value }: Told, locale: Locale): string {
  const t = translate(locale)
  if (field === 'mainType') return loaded(property.mainType)?.name ?? ''
  if ((field === 'floor' || field === 'unitFloor') && String(value) === '0') return t('detail.groundFloor')
  if (typeof value === 'boolean') return t(value ? 'detail.yes' : 'detail.no')
  if (typeof value === 'number') return numberText(value, format, locale)
  if (typeof value !== 'string') return ''
  return format === 'date' ? formatDay(value, locale) : optionName(locale, vocabularyOf(field), value)
}
