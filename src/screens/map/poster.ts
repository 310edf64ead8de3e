import { gzipSync } from 'node:zlib'

import { zoomStep } from '@/components/map/frame/groupMarks'
import { posterMarks, type PosterMark } from '@/components/map/posterMarks'
import { findIgnoredMarquees, findMapPoints } from '@/data/catalogue/mapPoints'
import { findMapFile } from '@/data/map/mapFile'
import { findStreetMap } from '@/data/map/streetMap'
import { findFeatures } from '@/data/map/tiles'
import { queryMap } from '@/data/catalogue/search/queryList'
import type { ListPage } from '@/data/catalogue/listings'
import type { ListScope } from '@/data/catalogue/search/filterOptions'
import { locationOf } from '@/data/catalogue/location'
import { sign } from '@/data/core/seal'
import { findSettings } from '@/data/site/shell'
import { readArea } from '@/domain/catalogue/area'
import { boxOf, type Box } from '@/domain/lib/geo'
import { BELGIUM_BOX, firstZoom, openingView } from '@/domain/map/openingView'
import { frameOf, type View } from '@/domain/map/pictureFrame'
import { isPosterName, posterKinds, posterNames, type PosterName } from '@/domain/map/posterKinds'
import { createStreetLookup } from '@/domain/map/streetTiles'
import { isLocale, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { coloursOf } from './colours'

/** Raised when posters are drawn in another way: browsers keep them under their address for ever. */
const DRAWING = 2
const VERSION_LENGTH = 12
const LAT_LNG = 1e5
const ZOOM = 100

/** A whole town has thousands of streets: what is too heavy is drawn with less detail. */
const MAX_BYTES = 60_000
const DETAILS = [
  { tolerancePx: 1.5, parts: 2, shortestPx: 4 },
  { tolerancePx: 2, parts: 2, shortestPx: 8 },
  { tolerancePx: 3, parts: 1, shortestPx: 14 },
]

/** The picture with which the map of a list opens at one width of the page. */
export type Poster = { name: PosterName; from: number; view: View; href: string }

const nameOf = (name: PosterName, { lat, lng, zoom }: View) =>
  [name, Math.round(lat * LAT_LNG), Math.round(lng * LAT_LNG), Math.round(zoom * ZOOM)].join('_')

/**
 * Returns a function that writes the address of a poster. Its version is signed: a poster is drawn
 * only where a page has asked for it, and nothing of any listing is part of it.
 */
async function findAddresses(locale: Locale) {
  const [streets, { theme }] = await Promise.all([findStreetMap(), findSettings(locale)])
  if (!streets) return undefined
  const { tiles, attribution } = streets
  const { tokens } = coloursOf(theme)
  return (name: PosterName, view: View): string => {
    const file = nameOf(name, view)
    const drawn = JSON.stringify([DRAWING, tiles, locale, file, posterKinds[name], tokens, attribution]) // prettier-ignore
    return `${locale}-${file}-${sign('poster', drawn).slice(0, VERSION_LENGTH)}.svg`
  }
}

/** The box of all results, as far as they lie in the country; of a drawn area its own. */
async function findResults(
  { question }: Pick<ListPage, 'question'>,
  scope: ListScope,
  locale: Locale,
): Promise<Box | undefined> {
  const drawn = question.within === undefined ? undefined : readArea(question.within)
  if (drawn) return boxOf(drawn)
  const everything = { box: BELGIUM_BOX, zoom: 0, most: 0 }
  const { groups, goneGroups } = await queryMap(question, scope, everything, locale)
  return boxOf(
    [...groups, ...goneGroups].flatMap(({ box: { west, south, east, north } }) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]),
  )
}

/** Whether all results are known to lie where the map shows them. */
const areExact = ({ total, properties, goneProperties }: ListPage) =>
  properties.length >= total &&
  [...properties, ...goneProperties].every((listing) => locationOf(listing)?.isExact)

/**
 * Describes the pictures with which the map of a list opens, from the public points of its results;
 * none without a map file.
 */
export async function describePosters(
  list: ListPage,
  scope: ListScope,
  locale: Locale,
): Promise<{ posters: Poster[]; attribution: string; sources: string } | undefined> {
  const [streets, addressOf] = await Promise.all([findStreetMap(), findAddresses(locale)])
  const results = streets && addressOf && (await findResults(list, scope, locale))
  if (!results) return undefined
  const middle = {
    lat: (results.south + results.north) / 2,
    lng: (results.west + results.east) / 2,
  }
  const hasStreetsAt = createStreetLookup(streets.streets, streets.boxes)
  const isExact = areExact(list)
  const posters = posterNames.map((name): Poster => {
    const { from, below, smallest } = posterKinds[name]
    const viewUpTo = (maxZoom: number) => openingView({ results, below, maxZoom }, smallest)
    const near = viewUpTo(firstZoom(isExact, hasStreetsAt(middle)))
    // The moving map ends its zoom where the middle of the view has no streets.
    const view = hasStreetsAt(near) ? near : viewUpTo(firstZoom(isExact, false))
    return { name, from, view, href: `/api/map/picture/${addressOf(name, view)}` }
  })
  return { posters, attribution: streets.attribution, sources: translate(locale)('map.sources') }
}

/** Describes the marks that the moving map of a phone will show of this view. */
export async function describeMarks(
  { question }: Pick<ListPage, 'question'>,
  scope: ListScope,
  posters: readonly Poster[],
  locale: Locale,
): Promise<PosterMark[]> {
  const view = posters.find(({ name }) => name === 'phone')?.view
  if (!view) return []
  const { size } = posterKinds.phone
  const shown = { box: frameOf(view, size).box, zoom: zoomStep(view.zoom) }
  const [answer, ignored] = await Promise.all([
    findMapPoints(question, scope, shown, locale),
    findIgnoredMarquees(locale),
  ])
  return posterMarks(answer, { view, size, ignored })
}

const FILE = /^([a-z]{2})-(([a-zA-Z]{1,20})_(-?\d{1,8})_(-?\d{1,8})_(\d{1,4}))-[\w-]{12}\.svg$/

/** Draws the poster of an address; undefined when no page of today has this address. */
export async function drawPoster(address: string): Promise<string | undefined> {
  const [, locale, , name, ...numbers] = FILE.exec(address) ?? []
  if (!isLocale(locale) || !isPosterName(name)) return undefined
  const [lat = 0, lng = 0, zoom = 0] = numbers.map(Number)
  const view = { lat: lat / LAT_LNG, lng: lng / LAT_LNG, zoom: zoom / ZOOM }
  const [file, addressOf, { theme }] = await Promise.all([
    findMapFile(),
    findAddresses(locale),
    findSettings(locale),
  ])
  if (!file || addressOf?.(name, view) !== address) return undefined
  const frame = frameOf(view, posterKinds[name].size)
  const features = await findFeatures(file, frame.box, { viewZoom: view.zoom })
  const { drawPicture } = await import('@/components/map/picture/drawPicture')
  const { layers } = file
  const { tokens } = coloursOf(theme)
  const t = translate(locale)
  const title = t('map.title')
  const attribution = `${file.attribution} · ${t('map.sources')}`
  const options = { frame, layers, features, tokens, locale, title, attribution, hasCountry: true }
  let drawn = ''
  for (const detail of DETAILS) {
    drawn = drawPicture({ ...options, detail })
    if (gzipSync(drawn).length <= MAX_BYTES) break
  }
  return drawn
}
