import { brochureFactsOf, vocabularyOf } from '@/domain/catalogue/factLists'
import { formatEuros } from '@/domain/catalogue/price'
import { facts, type BrochureFact } from '@/domain/catalogue/propertyFacts'
import { needsFloodSymbol } from '@/domain/legal/sentences'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { factName, optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Row = { label: string; value: string }

const keyFacts = [
  'bedrooms',
  'bathrooms',
  'livingArea',
  'groundArea',
  'constructionYear',
  'epcLabel',
] as const

/** Returns the text of a number. A 0 of what cannot be less, such as an area, says nothing. */
function numberText(fact: BrochureFact, value: number, locale: Locale): string | undefined {
  const { kind } = facts[fact]
  if (kind.is !== 'number') return String(value)
  if (value === 0 && kind.min === 0) return undefined
  if (kind.unit === 'money') return formatEuros(value)
  const text = formatNumber(value)
  return kind.unit === 'area' ? translate(locale)('brochure.area', { area: text }) : text
}

/** Returns the text of a fact; undefined when it is not known or says nothing. */
function factText(fact: BrochureFact, property: Property, locale: Locale): string | undefined {
  const value = property[fact]
  if (typeof value === 'number') return numberText(fact, value, locale)
  if (typeof value === 'boolean') return value ? translate(locale)('brochure.yes') : undefined
  if (!value) return undefined
  if (facts[fact].kind.is === 'day') return formatDay(value, locale)
  return optionName(locale, vocabularyOf(fact), value)
}

/** Returns the facts of a brochure in one language; unknown facts are left out. */
export function brochureFacts(property: Property, locale: Locale) {
  const t = translate(locale)
  const rowsOf = (names: readonly BrochureFact[]): Row[] =>
    names.flatMap((name) => {
      const value = factText(name, property, locale)
      return value ? [{ label: factName(locale, name), value }] : []
    })
  const floodSymbol = needsFloodSymbol(property)
    ? [{ label: t('legalBlock.topics.flood'), value: t('legalBlock.floodSymbol') }]
    : []
  return {
    keys: rowsOf(keyFacts),
    facts: rowsOf((['facts', 'costs', 'offer'] as const).flatMap(brochureFactsOf)),
    energy: rowsOf(brochureFactsOf('energy')),
    planning: [
      ...rowsOf(brochureFactsOf('planning')),
      ...floodSymbol,
      ...rowsOf(brochureFactsOf('soil')),
    ],
  }
}
