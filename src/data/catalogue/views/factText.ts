import { formatEuros } from '@/domain/catalogue/price'
import { vocabularyOf } from '@/domain/catalogue/factLists'
import type { PropertyFact } from '@/domain/catalogue/propertyFacts'
import type { FactValue } from '@/domain/rules/evaluate'
import type { FactFormat } from '@/domain/site/options'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'

/** Formats a number as staff chose. A format that is not one of numbers leaves it unchanged. */
function numberText(value: number, format: FactFormat, locale: Locale): string {
  const t = translate(locale)
  switch (format) {
    case 'area':
      return t('detail.area', { value: formatNumber(value) })
    case 'length':
      return t('detail.length', { value: formatNumber(value) })
    case 'energy':
      return t('detail.kilowattHours', { value: formatNumber(value) })
    case 'money':
      return formatEuros(value)
    case 'number':
      return formatNumber(value)
    default:
      return String(value)
  }
}

export type FormattedFact = { field: PropertyFact; format: FactFormat; value: FactValue }

/** Returns the text of a fact. */
export function factText(
  property: Pick<Property, 'mainType'>,
  { field, format, value }: FormattedFact,
  locale: Locale,
): string {
  const t = translate(locale)
  if (field === 'mainType') return loaded(property.mainType)?.name ?? ''
  if ((field === 'floor' || field === 'unitFloor') && String(value) === '0')
    return t('detail.groundFloor')
  if (typeof value === 'boolean') return t(value ? 'detail.yes' : 'detail.no')
  if (typeof value === 'number') return numberText(value, format, locale)
  if (typeof value !== 'string') return ''
  return format === 'date'
    ? formatDay(value, locale)
    : optionName(locale, vocabularyOf(field), value)
}
