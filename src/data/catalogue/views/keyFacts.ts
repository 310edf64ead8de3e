import { keyFactNames, type KeyFactName } from '@/domain/catalogue/keyFacts'
import { facts } from '@/domain/catalogue/propertyFacts'
import type { FactFormat } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { idOf, loaded } from '@/data/core/payload'
import { factText } from './factText'

/** One of the main figures of a listing, with its name; `isLong` when it is words, not a figure. */
export type KeyFact = { name: string; value: string; isLong: boolean }

const formats: Partial<Record<KeyFactName, FactFormat>> = {
  frontWidth: 'length',
  plotWidth: 'length',
  plotDepth: 'length',
}

function formatOf(name: KeyFactName): FactFormat {
  const { kind } = facts[name]
  if (kind.is === 'day') return 'date'
  if (kind.is === 'number' && kind.unit) return kind.unit
  return formats[name] ?? 'plain'
}

/** Returns the main figures of a listing by its kind; a fact without a value is left out. */
export function keyFactsOf(property: Property, locale: Locale): KeyFact[] {
  const t = translate(locale)
  const type = loaded(property.mainType)?.webId
  const names = keyFactNames({ type, isUnit: idOf(property.project) !== undefined })
  return names.flatMap((field) => {
    const value = property[field]
    const isHidden = facts[field].shownWhen === 'publishPrice' && property.publishPrice !== true
    if (isHidden || value === null || value === undefined || value === '') return []
    if (value === 0 && field !== 'floor') return []
    const count = typeof value === 'number' ? value : 0
    return {
      name: t(`listing.keys.${field}`, { count }),
      value: factText(property, { field, format: formatOf(field), value }, locale),
      isLong: facts[field].kind.is === 'choice' || facts[field].kind.is === 'day',
    }
  })
}
