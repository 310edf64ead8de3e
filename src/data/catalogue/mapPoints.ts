import { bannerOf, isOnOffer } from '@/domain/catalogue/availability'
import { isOnePlace } from '@/domain/catalogue/clusters'
import type { Group } from '@/domain/catalogue/lists/groups'
import type { ListQuery } from '@/domain/catalogue/lists/listQuery'
import type { MapAnswer, MapPoint } from '@/domain/map/mapMessage'
import { banners } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'
import { locationOf } from './location'
import { findListingSummaries } from './search/listingSummaries'
import type { ListingSummary } from './search/listingSummaryRows'
import { queryMap, type MapView } from './search/queryList'
import type { ListScope } from './search/filterOptions'
import { propertyCard } from './views/listing'

const MIN_PICTURE_WIDTH = 250
/** Groups up to this size are sent with their listings, so that a click shows what is in them. */
const SMALL_GROUP_SIZE = 12
const MAX_GROUP_SIZE = 48
/** The listings that are sent one by one with an answer. */
const MAX_SINGLE_POINTS = 96

/** Returns a listing as maps show it; undefined when its location is not known. */
async function mapPoint(property: ListingSummary, locale: Locale): Promise<MapPoint | undefined> {
  const point = locationOf(property)
  if (!point || !property.reference) return undefined
  const banner = bannerOf(property)
  const { heading, place, href, picture, flag } = await propertyCard(property, locale)
  return {
    reference: property.reference,
    ...point,
    isHidden: property.publishAddress !== true,
    ...(!isOnOffer(property) && { isGone: true }),
    heading,
    place,
    ...(href && { href }),
    ...(picture && {
      picture: (picture.sizes.find(({ width }) => width >= MIN_PICTURE_WIDTH) ?? picture).src,
    }),
    ...(flag && { marquee: banners.indexOf(banner), flag: flag.text }),
  }
}

const isPoint = (point: MapPoint | undefined): point is MapPoint => point !== undefined

/** Returns the listings as maps show them, without those whose location is not known. */
export const mapPoints = async (
  properties: readonly ListingSummary[],
  locale: Locale,
): Promise<MapPoint[]> =>
  (await Promise.all(properties.map((property) => mapPoint(property, locale)))).filter(isPoint)

/** Finds the banners that replace a price, by their index. */
export const findIgnoredMarquees = cachedQuery(
  'ignoredMarquees',
  ['property-detail'],
  async (locale: Locale): Promise<number[]> => {
    const { ignoredMarquees } = await (
      await payload()
    ).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0 })
    return (ignoredMarquees ?? []).map((marquee) => banners.indexOf(marquee))
  },
)

/** Finds what a map shows of a list within its bounds: groups and single listings. */
export async function findMapPoints(
  query: ListQuery,
  scope: ListScope,
  { box, zoom }: MapView,
  locale: Locale,
): Promise<MapAnswer> {
  const { total, groups } = await queryMap(
    query,
    scope,
    { box, zoom, most: MAX_GROUP_SIZE },
    locale,
  )
  const inBox = groups.reduce((sum, { count }) => sum + count, 0)
  const isFew = inBox <= MAX_SINGLE_POINTS
  const spreadOut = new Set<Group>()
  let remaining = MAX_SINGLE_POINTS
  for (const group of groups.toSorted((a, b) => a.count - b.count)) {
    const isSmall =
      group.count <= SMALL_GROUP_SIZE ||
      ((isFew || isOnePlace(group.box)) && group.count <= MAX_GROUP_SIZE)
    if (!isSmall || group.count > remaining) continue
    spreadOut.add(group)
    remaining -= group.count
  }
  const properties = await findListingSummaries(
    [...spreadOut].flatMap(({ references }) => references),
    locale,
  )
  return {
    total,
    clusters: groups
      .filter((group) => !spreadOut.has(group))
      .map(({ lat, lng, count, box: groupBox }) => ({ lat, lng, count, box: groupBox })),
    points: await mapPoints(properties, locale),
  }
}
