import { vocabularyOf } from '@/domain/catalogue/factLists'
import { facts, type PropertyFact } from '@/domain/catalogue/propertyFacts'
import type { FactValue } from '@/domain/rules/evaluate'
import type { Locale } from '@/i18n/locales'
import nl from '@/i18n/messages/nl.json'
import { nameInSentence, optionInSentence } from '@/i18n/nameInSentence'
import { factName, translate } from '@/i18n/translate'

type ShortFact = Exclude<keyof (typeof nl)['site']['listing']['short'], 'no'>

const hasShortForm = (field: PropertyFact): field is PropertyFact & ShortFact =>
  field !== ('no' as string) && Object.hasOwn(nl.site.listing.short, field)

type Shortened = { field: PropertyFact; value: FactValue; text: string }

/**
 * Returns a fact in two or three words, for the closed line of a group: "268 m² bewoonbaar",
 * "warmtepomp", "geen aardgas". Undefined for one that needs its table to be understood.
 */
export function shortFact({ field, value, text }: Shortened, locale: Locale): string | undefined {
  const t = translate(locale)
  const option =
    facts[field].kind.is === 'choice' && typeof value === 'string'
      ? optionInSentence(locale, vocabularyOf(field), value)
      : undefined
  if (hasShortForm(field))
    return t(`listing.short.${field}`, {
      value: option ?? text,
      option: String(value),
      count: typeof value === 'number' ? value : 0,
    })
  if (typeof value === 'boolean') {
    const name = nameInSentence(factName(locale, field), locale)
    return value ? name : t('listing.short.no', { name })
  }
  return option
}
