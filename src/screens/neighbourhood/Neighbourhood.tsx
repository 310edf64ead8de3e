import type { ReactNode } from 'react'

import { Icon } from '@/components/icon/Icon'
import { Locator } from '@/components/map/Locator'
import { MapFrame } from '@/components/map/MapFrame'
import { locationOf, type ListingLocation } from '@/data/catalogue/location'
import type { ListingSummary } from '@/data/catalogue/search/listingSummaryRows'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { findSettings } from '@/data/site/shell'
import { plainMapHref } from '@/domain/map/mapLinks'
import { NEIGHBOURHOOD, viewAround } from '@/domain/map/pictureFrame'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { mapFrameHref, mapMessageOf } from '../map/message'
import { Nearby } from './Nearby'
import { describePicture, type NeighbourhoodPicture } from './picture'

/** What OpenStreetMap asks maps of its data to link to. */
const COPYRIGHT_HREF = 'https://www.openstreetmap.org/copyright'

/** The streets around the place; a press opens the map that moves. */
function StreetPicture({ picture, locale }: { picture: NeighbourhoodPicture; locale: Locale }) {
  const { href, title, place, attribution } = picture
  return (
    <div className="neighbourhood-picture">
      <a href={plainMapHref(place)} rel="noreferrer" data-map>
        <img
          src={href}
          alt={title}
          width={NEIGHBOURHOOD.width}
          height={NEIGHBOURHOOD.height}
          loading="lazy"
          decoding="async"
        />
        <span className="neighbourhood-open">
          <Icon name="map_pin" />
          {translate(locale)('map.explore')}
        </span>
      </a>
      <a className="neighbourhood-source" href={COPYRIGHT_HREF} rel="noreferrer">
        {attribution}
      </a>
    </div>
  )
}

/** The drawn country, where the map has no streets, and a link to a map that has. */
function DrawnMap({
  place,
  title,
  locale,
}: {
  place: ListingLocation
  title: string
  locale: Locale
}) {
  return (
    <div className="neighbourhood-picture">
      <Locator places={[place]} locale={locale} title={title} className="neighbourhood-drawn" />
      <a
        className="neighbourhood-open print:hidden"
        href={plainMapHref(place)}
        rel="noreferrer"
        data-map
      >
        <Icon name="map_pin" />
        {translate(locale)('map.show')}
      </a>
    </div>
  )
}

type Props = {
  property: Property
  locale: Locale
  others?: readonly ListingSummary[]
  /** The address, beside the picture. */
  children?: ReactNode
}

/**
 * The neighbourhood of a listing: its streets as a picture that wakes to the moving map, and what
 * is near in a straight line. All of it is about the public point, which of a hidden address is the
 * centre of its town. The moving map also shows `others`.
 */
export async function Neighbourhood({ property, locale, others = [], children }: Props) {
  const place = locationOf(property)
  if (!place) return null
  const t = translate(locale)
  const [picture, { mapToken }] = await Promise.all([
    describePicture(property, locale),
    findSettings(locale),
  ])
  const message = await mapMessageOf(
    [property, ...others],
    // The map has the whole frame: homes near this one are marks, each with a card of its own. It
    // begins where the picture is, at the same scale.
    { layout: 'beside', ...(picture && { at: viewAround(picture.place) }) },
    locale,
  )
  const drawnTitle = t('map.locator', { place: addressOf(property, locale).join(', ') })
  return (
    <div className="neighbourhood">
      <div>
        <MapFrame
          src={mapFrameHref(locale)}
          title={picture?.title ?? drawnTitle}
          message={message}
          opens="on press"
          className="neighbourhood-frame"
        >
          {picture ? (
            <StreetPicture picture={picture} locale={locale} />
          ) : (
            <DrawnMap place={place} title={drawnTitle} locale={locale} />
          )}
        </MapFrame>
        {mapToken && <p className="mt-2 text-sm text-soft print:hidden">{t('map.mapbox')}</p>}
      </div>
      <div className="neighbourhood-side">
        {children}
        <Nearby property={property} place={place} locale={locale} />
      </div>
    </div>
  )
}
