import { Icon } from '@/components/icon/Icon'
import { MapFrame } from '@/components/islands'
import { Locator } from '@/components/map/Locator'
import { placeOf, type Place } from '@/data/places'
import type { Listed } from '@/data/search/listedRows'
import { findSettings } from '@/data/shell'
import { addressOf } from '@/data/views/place'
import { plainMapHref, routeHref, streetViewHref } from '@/domain/mapLinks'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { frameOf, mapMessageOf } from '../map/message'

/** Roads that lead to a house, for houses that may be found. */
function Outside({ place, locale }: { place: Place; locale: Locale }) {
  const t = translate(locale)
  const link = 'inline-flex min-h-11 items-center gap-1.5 underline'
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
      <a className={link} href={streetViewHref(place)} target="_blank" rel="noreferrer" title={t('map.external')}>
        {t('map.street')}
      </a>
      <a className={link} href={routeHref(place)} target="_blank" rel="noreferrer" title={t('map.external')}>
        {t('map.route')}
      </a>
    </p>
  )
}

async function Still({ place, title, locale }: { place: Place; title: string; locale: Locale }) {
  const t = translate(locale)
  const { mapToken } = await findSettings(locale)
  return (
    <>
      <Locator places={[place]} locale={locale} title={title} />
      <p className="mt-4 print:hidden">
        <a className="button min-h-12 hover:bg-ink hover:text-paper" href={plainMapHref(place)} rel="noreferrer" data-map>
          <Icon name="map_pin" />
          {t('map.show')}
        </a>
      </p>
      {mapToken && <p className="mt-2 text-sm text-soft print:hidden">{t('map.mapbox')}</p>}
    </>
  )
}

/** Where a listing lies: its address as far as it is public, and a map of it. `others` stand on the moving map too. */
export async function Where({ property, locale, others = [] }: { property: Property; locale: Locale; others?: readonly Listed[] }) {
  const t = translate(locale)
  const place = placeOf(property)
  const lines = addressOf(property, locale)
  if (!place && lines.length === 0) return null
  const message = await mapMessageOf([property, ...others], {}, locale)
  const title = t('map.locator', { place: lines.join(', ') })
  return (
    <section className="mt-12" aria-labelledby="where">
      <h2 id="where" className="mb-4">
        {t('map.heading')}
      </h2>
      <address className="mb-5 not-italic">
        {lines.map((line, at) => (
          <span key={at} className="block">
            {line}
          </span>
        ))}
        {place?.isExact === false && <span className="mt-1 block text-sm text-soft">{t('map.approximateLong')}</span>}
      </address>
      {place && (
        <MapFrame src={frameOf(locale)} title={title} message={message} opens="on press" className="h-[min(70vh,520px)] max-md:h-[80vh]">
          <Still place={place} title={title} locale={locale} />
        </MapFrame>
      )}
      {place?.isExact && <Outside place={place} locale={locale} />}
    </section>
  )
}
