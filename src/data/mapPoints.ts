import { isOnePlace } from '@/domain/clusters'
import type { Group } from '@/domain/listings/groups'
import type { Question } from '@/domain/listings/question'
import type { MapAnswer, MapPoint } from '@/domain/mapMessage'
import { marquees } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'

import { remembered } from './cache'
import { asPublic, payload } from './payload'
import { placeOf } from './places'
import { findListed } from './search/listed'
import type { Listed } from './search/listedRows'
import { askMap, type MapView, type Scope } from './search/lists'
import { propertyCard } from './views/listing'

const PICTURE_WIDTH = 250
/** Groups smaller than this are sent one by one, so that a press shows what is in them. */
const SMALL_GROUP = 12
const MOST_IN_GROUP = 48
/** As many as are drawn one by one. */
const MOST_SINGLE = 96

/** A listing as maps show it; nothing when nobody knows where it lies. */
async function mapPoint(property: Listed, locale: Locale): Promise<MapPoint | undefined> {
  const point = placeOf(property)
  if (!point || !property.reference) return undefined
  const { marquee } = property
  const { heading, place, href, picture, flag } = await propertyCard(property, locale)
  return {
    reference: property.reference,
    ...point,
    heading,
    place,
    ...(href && { href }),
    ...(picture && { picture: (picture.sizes.find(({ width }) => width >= PICTURE_WIDTH) ?? picture).src }),
    ...(marquee && flag && { marquee: marquees.indexOf(marquee), flag: flag.text }),
  }
}

const isPoint = (point: MapPoint | undefined): point is MapPoint => point !== undefined

export const mapPoints = async (properties: readonly Listed[], locale: Locale): Promise<MapPoint[]> =>
  (await Promise.all(properties.map((property) => mapPoint(property, locale)))).filter(isPoint)

/** The banners whose name stands in place of a price, by their numbers. */
export const findIgnoredMarquees = remembered('ignoredMarquees', ['property-detail'], async (locale: Locale): Promise<number[]> => {
  const { ignoredMarquees } = await (await payload()).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0 })
  return (ignoredMarquees ?? []).map((marquee) => marquees.indexOf(marquee))
})

/** What a map of this part of the country shows of a list: groups, and the listings that stand alone. */
export async function findMapPoints(asked: Question, scope: Scope, { box, zoom }: MapView, locale: Locale): Promise<MapAnswer> {
  const { total, groups } = await askMap(asked, scope, { box, zoom, most: MOST_IN_GROUP }, locale)
  const sent = new Set<Group>()
  let room = MOST_SINGLE
  for (const group of groups.toSorted((one, other) => one.count - other.count)) {
    const isSmall = group.count <= SMALL_GROUP || (isOnePlace(group.box) && group.count <= MOST_IN_GROUP)
    if (!isSmall || group.count > room) continue
    sent.add(group)
    room -= group.count
  }
  const properties = await findListed(
    [...sent].flatMap(({ references }) => references),
    locale,
  )
  return {
    total,
    clusters: groups.filter((group) => !sent.has(group)).map(({ lat, lng, count, box: around }) => ({ lat, lng, count, box: around })),
    points: await mapPoints(properties, locale),
  }
}
