import { loaded } from '@/data/core/payload'
import { locationOf, type ListingLocation } from '@/data/catalogue/location'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { mapPrecisionOf } from '@/domain/map/mapPrecision'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { Neighbourhood } from '../neighbourhood/Neighbourhood'

/** Explains why the map does not show the exact place; undefined when it does. */
function approximationNote(
  { publishAddress, street, city }: Property,
  { isExact }: ListingLocation,
  locale: Locale,
): string | undefined {
  const t = translate(locale)
  const precision = mapPrecisionOf({
    isExact,
    isPublished: publishAddress === true,
    hasStreet: Boolean(street?.trim()),
  })
  if (precision === 'exact') return undefined
  const town = loaded(city)
  return precision === 'hidden'
    ? t('map.approximateLong')
    : t(`map.${precision}`, { city: town?.name || town?.zip || '' })
}

/**
 * The location of a listing: its address as far as it is public, and a map. The interactive map
 * also shows `others`.
 */
export function LocationSection({
  property,
  locale,
  others = [],
}: {
  property: Property
  locale: Locale
  others?: readonly ListingSummary[]
}) {
  const t = translate(locale)
  const place = locationOf(property)
  const lines = addressOf(property, locale)
  if (!place && lines.length === 0) return null
  const approximation = place && approximationNote(property, place, locale)
  const address = (
    <address className="not-italic">
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {approximation && <span className="mt-1 block text-sm text-soft">{approximation}</span>}
    </address>
  )
  return (
    <section id="place" aria-labelledby="where">
      <h2 id="where" className="listing-heading">
        {t('map.heading')}
      </h2>
      {place ? (
        <Neighbourhood property={property} locale={locale} others={others}>
          {address}
        </Neighbourhood>
      ) : (
        address
      )}
    </section>
  )
}
