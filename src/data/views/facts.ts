import type { FactGroupView } from '@/components/listing/FactTable'
import { conditionHolds } from '@/domain/rules/conditions'
import { isFilled, type FactValues } from '@/domain/rules/evaluate'
import { tellsPrice, type PropertyFact } from '@/domain/propertyFacts'
import type { Locale } from '@/i18n/locales'
import { factName } from '@/i18n/translate'
import type { Property, PropertyDetail } from '@/payload-types'

import { loaded } from '../payload'
import { findPropertyDetail } from '../propertyDetail'
import { factText } from './factText'
import { addressOf } from './place'
import { priceView } from './price'

type Row = NonNullable<NonNullable<NonNullable<PropertyDetail['groups']>[number]['rows']>[number]>

/** What rules compare: the same in every language, so a type is its WebID. Only what the public may read was loaded. */
function valuesOf(property: Property, locale: Locale): FactValues {
  const { mainType, city, ...own } = property
  const place = loaded(city)
  return { ...own, mainType: loaded(mainType)?.webId, city: place?.name, zip: place?.zip, address: addressOf(property, locale).join(', ') }
}

/** A row shows when every rule holds. "No" is worth a row only where staff's rules ask for it. */
function isShown({ field, format, conditions }: Row, values: FactValues): boolean {
  const rules = conditions ?? []
  const value = values[field]
  const isToldNo = value === false && format === 'yes_no' && rules.length > 0
  return (isFilled(value) || isToldNo) && rules.every((rule) => conditionHolds(rule, values))
}

/** The table of facts as staff arranged it: rows with a value whose rules hold, and groups with a row. */
export async function factGroups(property: Property, locale: Locale): Promise<FactGroupView[]> {
  const [{ groups }, price] = await Promise.all([findPropertyDetail(locale), priceView(property, locale)])
  const values = valuesOf(property, locale)
  const isTold = (field: PropertyFact) => price.isAmount || !tellsPrice.includes(field)
  return (groups ?? [])
    .map(({ title, rows }) => ({
      title: title ?? '',
      rows: (rows ?? [])
        .filter((row) => isTold(row.field) && isShown(row, values))
        .map(({ field, label, format }) => ({
          field,
          label: label?.trim() || factName(locale, field),
          value: field === 'price' ? price.text : factText(property, { field, format: format ?? 'plain', value: values[field] }, locale),
        })),
    }))
    .filter(({ rows }) => rows.length > 0)
}
