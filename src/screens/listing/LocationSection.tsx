import { Icon } from '@/components/icon/Icon'
import { MapFrame } from '@/components/map/MapFrame'
import { Locator } from '@/components/map/Locator'
import { loaded } from '@/data/core/payload'
import { locationOf, type ListingLocation } from '@/data/catalogue/location'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { findSettings } from '@/data/site/shell'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { plainMapHref, routeHref, streetViewHref } from '@/domain/map/mapLinks'
import { mapPrecisionOf } from '@/domain/map/mapPrecision'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { mapFrameHref, mapMessageOf } from '../map/message'

/** Links to street view and route, for listings with a public address. */
function RouteLinks({ place, locale }: { place: ListingLocation; locale: Locale }) {
  const t = translate(locale)
  const linkStyle = 'inline-flex min-h-11 items-center gap-1.5 underline'
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
      <a
        className={linkStyle}
        href={streetViewHref(place)}
        target="_blank"
        rel="noreferrer"
        title={t('map.external')}
      >
        {t('map.street')}
      </a>
      <a
        className={linkStyle}
        href={routeHref(place)}
        target="_blank"
        rel="noreferrer"
        title={t('map.external')}
      >
        {t('map.route')}
      </a>
    </p>
  )
}

async function StaticMap({
  place,
  title,
  locale,
}: {
  place: ListingLocation
  title: string
  locale: Locale
}) {
  const t = translate(locale)
  const { mapToken } = await findSettings(locale)
  return (
    <>
      <Locator places={[place]} locale={locale} title={title} />
      <p className="mt-4 print:hidden">
        <a
          className="button min-h-12 hover:bg-ink hover:text-paper"
          href={plainMapHref(place)}
          rel="noreferrer"
          data-map
        >
          <Icon name="map_pin" />
          {t('map.show')}
        </a>
      </p>
      {mapToken && <p className="mt-2 text-sm text-soft print:hidden">{t('map.mapbox')}</p>}
    </>
  )
}

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
export async function LocationSection({
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
  const message = await mapMessageOf([property, ...others], {}, locale)
  const title = t('map.locator', { place: lines.join(', ') })
  const approximation = place && approximationNote(property, place, locale)
  return (
    <section className="mt-12" aria-labelledby="where">
      <h2 id="where" className="mb-4">
        {t('map.heading')}
      </h2>
      <address className="mb-5 not-italic">
        {lines.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
        {approximation && <span className="mt-1 block text-sm text-soft">{approximation}</span>}
      </address>
      {place && (
        <MapFrame
          src={mapFrameHref(locale)}
          title={title}
          message={message}
          opens="on press"
          className="h-[min(70vh,520px)] max-md:h-[80vh]"
        >
          <StaticMap place={place} title={title} locale={locale} />
        </MapFrame>
      )}
      {place?.isExact && <RouteLinks place={place} locale={locale} />}
    </section>
  )
}
