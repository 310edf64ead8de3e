import { bannerOf, isOnOffer } from '@/domain/catalogue/availability'
import { isOnePlace } from '@/domain/catalogue/clusters'
import { mayReplacePrice } from '@/domain/catalogue/price'
import type { Group } from '@/domain/catalogue/lists/groups'
import type { ListQuery } from '@/domain/catalogue/lists/listQuery'
import type { MapAnswer, MapPoint } from '@/domain/map/mapMessage'
import { banners } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { locationOf } from './location'
import { findPropertyDetail } from './propertyDetail'
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
      ...(picture.label && { pictureLabel: picture.label }),
    }),
    // The map writes the name in the place of the heading for each banner that it is sent.
    ...(flag && mayReplacePrice(property) && { marquee: banners.indexOf(banner) }),
    ...(flag && { flag: flag.text }),
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
export async function findIgnoredMarquees(locale: Locale): Promise<number[]> {
  const { ignoredMarquees } = await findPropertyDetail(locale)
  return (ignoredMarquees ?? []).map((marquee) => banners.indexOf(marquee))
}

/** The groups whose listings are sent with an answer, the small ones first. */
function spreadOut(groups: readonly Group[]): Set<Group> {
  const inBox = groups.reduce((sum, { count }) => sum + count, 0)
  const isFew = inBox <= MAX_SINGLE_POINTS
  const spread = new Set<Group>()
  let remaining = MAX_SINGLE_POINTS
  for (const group of groups.toSorted((a, b) => a.count - b.count)) {
    const isSmall =
      group.count <= SMALL_GROUP_SIZE ||
      ((isFew || isOnePlace(group.box)) && group.count <= MAX_GROUP_SIZE)
    if (!isSmall || group.count > remaining) continue
    spread.add(group)
    remaining -= group.count
  }
  return spread
}

/** What a map shows of some groups: those that stay groups, and the listings of the others. */
async function answerOf(groups: readonly Group[], locale: Locale) {
  const spread = spreadOut(groups)
  const properties = await findListingSummaries(
    [...spread].flatMap(({ references }) => references),
    locale,
  )
  const clusters = groups
    .filter((group) => !spread.has(group))
    .map(({ lat, lng, count, box }) => ({ lat, lng, count, box }))
  return { clusters, points: await mapPoints(properties, locale) }
}

/** Finds what a map shows of a list within its bounds: groups and single listings. */
export async function findMapPoints(
  query: ListQuery,
  scope: ListScope,
  { box, zoom }: MapView,
  locale: Locale,
): Promise<MapAnswer> {
  const view = { box, zoom, most: MAX_GROUP_SIZE }
  const { total, groups, goneGroups } = await queryMap(query, scope, view, locale)
  const [offered, gone] = await Promise.all([
    answerOf(groups, locale),
    answerOf(goneGroups, locale),
  ])
  return {
    total,
    clusters: [
      ...offered.clusters,
      ...gone.clusters.map((cluster) => ({ ...cluster, isGone: true })),
    ],
    points: [...offered.points, ...gone.points],
  }
}
