import { isInside, type Area } from '@/domain/area'
import { clusterPoints, isOnePlace } from '@/domain/clusters'
import { isInBox, type Box } from '@/domain/geo'
import { MOST_ON_MESSAGE, type MapAnswer, type MapPoint } from '@/domain/mapMessage'
import { marquees, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { remembered } from './cache'
import { findProperties } from './listings'
import { asPublic, payload } from './payload'
import { placeOf } from './places'
import { propertyCard } from './views/listing'

const PICTURE_WIDTH = 250
/** Groups smaller than this are sent one by one, so that a press shows what is in them. */
const SMALL_GROUP = 12
const MOST_ASKED = 2_000

/** A listing as maps show it; nothing when nobody knows where it lies. */
async function mapPoint(property: Property, locale: Locale): Promise<MapPoint | undefined> {
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

export const mapPoints = async (properties: readonly Property[], locale: Locale): Promise<MapPoint[]> =>
  (await Promise.all(properties.map((property) => mapPoint(property, locale)))).filter(isPoint)

/** The banners whose name stands in place of a price, by their numbers. */
export const findIgnoredMarquees = remembered('ignoredMarquees', ['property-detail'], async (locale: Locale): Promise<number[]> => {
  const { ignoredMarquees } = await (await payload()).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0 })
  return (ignoredMarquees ?? []).map((marquee) => marquees.indexOf(marquee))
})

export type MapQuestion = { goal?: Goal; box?: Box; zoom: number; within?: Area }

/** What a map of this part of the country shows: groups, and the listings that stand alone. */
export async function findMapPoints({ goal, box, zoom, within }: MapQuestion, locale: Locale): Promise<MapAnswer> {
  const found = await mapPoints(await findProperties({ ...(goal && { goal }), limit: MOST_ASKED }, locale), locale)
  const inside = within ? found.filter((point) => isInside(within, point)) : found
  const shown = box ? inside.filter((point) => isInBox(box, point)) : inside
  const groups = clusterPoints(shown, zoom)
  const isSent = ({ items, box: around }: (typeof groups)[number]) => items.length <= SMALL_GROUP || isOnePlace(around)
  return {
    total: inside.length,
    clusters: groups.filter((group) => !isSent(group)).map(({ lat, lng, items, box: around }) => ({ lat, lng, count: items.length, box: around })),
    points: groups.flatMap((group) => (isSent(group) ? group.items : [])).slice(0, MOST_ON_MESSAGE),
  }
}
