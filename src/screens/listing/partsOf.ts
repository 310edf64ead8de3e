import { energyView } from '@/data/catalogue/views/energy'
import { locationOf } from '@/data/catalogue/location'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { saleCostsOf, tenancyOf } from '@/data/catalogue/views/costs'
import { picturesOf } from '@/data/catalogue/views/picture'
import { isOnOffer } from '@/domain/catalogue/availability'
import { VISIT_ANCHOR } from '@/domain/enquiries/enquiries'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** Returns the parts that the page of a listing has, for the bar that leads to them. */
export function partsOf(property: Property, locale: Locale): { id: string; name: string }[] {
  const t = translate(locale)
  const { videos, virtualTour } = property
  const parts = [
    [picturesOf(property.pictures).length > 0, 'photos', t('listing.parts.photos')],
    [picturesOf(property.plans).length > 0, 'plans', t('listing.parts.plans')],
    [Boolean(videos?.length || virtualTour), 'films', t('listing.parts.films')],
    [
      locationOf(property) !== undefined || addressOf(property, locale).length > 0,
      'place',
      t('listing.parts.place'),
    ],
    [energyView(property, locale) !== undefined, 'energy', t('listing.parts.energy')],
    [
      saleCostsOf(property) !== undefined || tenancyOf(property) !== undefined,
      'costs',
      t('listing.parts.costs'),
    ],
    [true, 'facts', t('listing.parts.facts')],
    [isOnOffer(property), VISIT_ANCHOR, t('listing.parts.contact')],
  ] as const
  return parts.flatMap(([isThere, id, name]) => (isThere ? [{ id, name }] : []))
}
