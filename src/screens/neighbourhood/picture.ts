import { createHash } from 'node:crypto'

import type { Tokens } from '@/components/map/frame/style/palette'
import { locationOf, type ListingLocation } from '@/data/catalogue/location'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { loaded } from '@/data/core/payload'
import { findMapFile } from '@/data/map/mapFile'
import { findStreetMap } from '@/data/map/streetMap'
import { findFeatures } from '@/data/map/tiles'
import { findSettings } from '@/data/site/shell'
import { frameOf, NEIGHBOURHOOD, viewAround } from '@/domain/map/pictureFrame'
import { createStreetLookup } from '@/domain/map/streetTiles'
import type { Locale } from '@/i18n/locales'
import { ofTown } from '@/i18n/places'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { coloursOf } from '../map/colours'

/** Raised when pictures are drawn in another way: browsers keep them under their address for ever. */
const DRAWING = 2
const VERSION_LENGTH = 12
const STEP = 1e5

/** What a picture is made of. Nothing in it says more than the page of the listing does. */
export type NeighbourhoodPicture = {
  place: ListingLocation
  title: string
  href: string
  attribution: string
  version: string
  tokens: Tokens
  accent: string
}

/** About a metre: the same place always has the same picture. */
const toStep = ({ lat, lng, isExact }: ListingLocation): ListingLocation => ({
  lat: Math.round(lat * STEP) / STEP,
  lng: Math.round(lng * STEP) / STEP,
  isExact,
})

/** The name of the town; without one in this language, its postal code. */
export function cityOf({ city }: Pick<Property, 'city'>): string {
  const { name, zip } = loaded(city) ?? {}
  return name || zip || ''
}

function titleOf(property: Property, { isExact }: ListingLocation, locale: Locale): string {
  const t = translate(locale)
  if (isExact) return t('map.picture', { place: addressOf(property, locale).join(', ') })
  return t('map.pictureAround', { city: ofTown(cityOf(property), locale) })
}

/** Describes the picture of a listing's neighbourhood; undefined where the map has no streets. */
export async function describePicture(
  property: Property,
  locale: Locale,
): Promise<NeighbourhoodPicture | undefined> {
  const { reference } = property
  const location = locationOf(property)
  const [streets, { theme }] = await Promise.all([findStreetMap(), findSettings(locale)])
  // Pictures have public addresses, and a preview of a draft has none.
  if (!location || !reference || !streets || property._status === 'draft') return undefined
  const place = toStep(location)
  if (!createStreetLookup(streets.streets, streets.boxes)(place)) return undefined
  const { attribution } = streets
  const view = { place, title: titleOf(property, place, locale), attribution, ...coloursOf(theme) }
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, streets.tiles, locale, view]))
    .digest('hex')
    .slice(0, VERSION_LENGTH)
  return { ...view, version, href: `/api/map/picture/${locale}-${reference}-${version}.svg` }
}

/** Draws a picture out of the map file; undefined when the file is gone. */
export async function renderPicture(
  { place, title, attribution, tokens, accent }: NeighbourhoodPicture,
  locale: Locale,
): Promise<string | undefined> {
  const file = await findMapFile()
  if (!file) return undefined
  const { drawPicture } = await import('@/components/map/picture/drawPicture')
  const frame = frameOf(viewAround(place), NEIGHBOURHOOD)
  const features = await findFeatures(file, frame.box)
  const mark = { isExact: place.isExact, accent }
  const { layers } = file
  return drawPicture({ frame, mark, layers, features, tokens, locale, title, attribution })
}
