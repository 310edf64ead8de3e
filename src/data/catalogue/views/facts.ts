import type { FactGroupView } from '@/components/listing/FactFolds'
import { conditionHolds } from '@/domain/rules/conditions'
import { isFilled, type FactValues } from '@/domain/rules/evaluate'
import { facts, type PropertyFact } from '@/domain/catalogue/propertyFacts'
import type { Locale } from '@/i18n/locales'
import { factName } from '@/i18n/translate'
import type { Property, PropertyDetail } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { findPropertyDetail } from '../propertyDetail'
import { factText } from './factText'
import { addressOf } from './addressLines'
import { priceView } from './price'
import { shortFact } from './shortFact'

type Row = NonNullable<NonNullable<NonNullable<PropertyDetail['groups']>[number]['rows']>[number]>

/**
 * Returns the values that the display rules compare. A type is its WebID, so that the rules are the
 * same in every language. Only what the public may read was loaded.
 */
function valuesOf(property: Property, locale: Locale): FactValues {
  const { mainType, city, ...ownFacts } = property
  const loadedCity = loaded(city)
  return {
    ...ownFacts,
    mainType: loaded(mainType)?.webId,
    city: loadedCity?.name,
    zip: loadedCity?.zip,
    address: addressOf(property, locale).join(', '),
  }
}

/**
 * Whether a row shows: it has a value and every rule holds. "No" shows only in a row with rules.
 */
function isShown({ field, format, conditions }: Row, values: FactValues): boolean {
  const rules = conditions ?? []
  const value = values[field]
  const isShownNo = value === false && format === 'yes_no' && rules.length > 0
  return (isFilled(value) || isShownNo) && rules.every((rule) => conditionHolds(rule, values))
}

/** The facts of a unit; a home that has left its project may still have them stored. */
const unitFacts: readonly PropertyFact[] = [
  'unitNumber',
  'unitFloor',
  'requirementPrice',
  'unitStatus',
]

/** The number of facts that the closed line of a group tells. */
const MAX_IN_SUMMARY = 3

/** Returns the facts of a property as staff arranged them, without empty rows and groups. */
export async function factGroups(property: Property, locale: Locale): Promise<FactGroupView[]> {
  const [{ groups }, price] = await Promise.all([
    findPropertyDetail(locale),
    priceView(property, locale),
  ])
  const values = valuesOf(property, locale)
  const isPublic = (field: PropertyFact) =>
    (property.project || !unitFacts.includes(field)) &&
    (price.isAmount || field === 'price' || facts[field].shownWhen !== 'publishPrice')
  const rowView = ({ field, label, format }: Row) => ({
    field,
    label: label?.trim() || factName(locale, field),
    value:
      field === 'price'
        ? price.text
        : factText(property, { field, format: format ?? 'plain', value: values[field] }, locale),
  })
  return (groups ?? [])
    .map(({ title, rows }) => ({
      title: title ?? '',
      rows: (rows ?? []).filter((row) => isPublic(row.field) && isShown(row, values)).map(rowView),
    }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({
      title,
      rows,
      summary: rows
        .flatMap(
          ({ field, value }) =>
            shortFact({ field, value: values[field], text: value }, locale) ?? [],
        )
        .slice(0, MAX_IN_SUMMARY),
    }))
}
