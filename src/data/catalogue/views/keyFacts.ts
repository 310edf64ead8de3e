import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** One of the main figures of a listing, with its name. */
export type KeyFact = { name: string; value: string }

/** Returns the main figures of a listing, which show above its text. */
export function keyFactsOf(
  { bedrooms, bathrooms, livingArea, groundArea, constructionYear }: Property,
  locale: Locale,
): KeyFact[] {
  const t = translate(locale)
  const facts = [
    bedrooms && { name: t('listing.keys.bedrooms', { count: bedrooms }), value: String(bedrooms) },
    bathrooms && {
      name: t('listing.keys.bathrooms', { count: bathrooms }),
      value: String(bathrooms),
    },
    livingArea && {
      name: t('listing.keys.livingArea'),
      value: t('listing.keys.area', { area: livingArea }),
    },
    groundArea && {
      name: t('listing.keys.groundArea'),
      value: t('listing.keys.area', { area: groundArea }),
    },
    constructionYear && {
      name: t('listing.keys.constructionYear'),
      value: String(constructionYear),
    },
  ]
  return facts.filter((fact): fact is KeyFact => Boolean(fact))
}
