import type { ComparedCell } from '@/components/compare/types'
import { vocabularyOf } from '@/domain/catalogue/factLists'
import { facts, type ComparedFact } from '@/domain/catalogue/propertyFacts'
import { floodSymbols } from '@/domain/legal/sentences'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Compared = Pick<Property, ComparedFact>

/** Returns the text of a fact in the comparison; undefined when it is not known. */
function cellText(property: Compared, fact: ComparedFact, locale: Locale): string | undefined {
  const value = property[fact]
  const { kind } = facts[fact]
  const t = translate(locale)
  if (value === null || value === undefined) return undefined
  if (typeof value === 'boolean') return value ? t('compare.yes') : t('compare.no')
  if (typeof value === 'string')
    return kind.is === 'text' ? value : optionName(locale, vocabularyOf(fact), value)
  if (kind.is === 'year') return String(value)
  const text = formatNumber(value)
  return kind.is === 'number' && kind.unit === 'area' ? t('area', { area: text }) : text
}

/** Returns whether a fact of a property is an answer that the law wants the flood symbol beside. */
function needsSign(property: Compared, fact: ComparedFact): boolean {
  const symbols: Partial<Record<ComparedFact, boolean>> = floodSymbols(property)
  return symbols[fact] === true
}

/** Returns what the comparison says of a fact, with the sign that belongs to it; undefined when it is not known. */
export function comparedCell(
  property: Compared,
  fact: ComparedFact,
  locale: Locale,
): ComparedCell | undefined {
  const text = cellText(property, fact, locale)
  if (text === undefined) return undefined
  const sign = needsSign(property, fact) && translate(locale)('legalBlock.floodSymbol')
  return { text, ...(sign && { sign }) }
}
