import * as z from 'zod/mini'

import { isSitePath } from '../site/links'
import { mapStyles } from '../site/options'
import { banners } from '../catalogue/vocabulary'

/** The most points of one message to the map; the map requests more as it moves. */
export const MAX_POINTS_PER_MESSAGE = 500

const sitePath = z.string().check(z.refine(isSitePath))
const text = z.string().check(z.maxLength(300))

/**
 * A listing as a map shows it. One whose address is hidden, or has no coordinates, lies at the
 * centre of its postal code and is not exact.
 */
const mapPoint = z.object({
  reference: z.int(),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  isExact: z.boolean(),
  /** The agency does not publish the address. A place that is not exact need not be hidden. */
  isHidden: z._default(z.boolean(), false),
  heading: text,
  place: text,
  href: z.optional(sitePath),
  picture: z.optional(sitePath),
  /** What a machine made or changed is called so. */
  pictureLabel: z.optional(text),
  /** The number of its banner, and the name to show for it. */
  marquee: z.optional(z.int().check(z.minimum(0), z.maximum(banners.length - 1))),
  flag: z.optional(text),
  /** Sold or let: on the map because the visitor asks for such listings too. */
  isGone: z.optional(z.boolean()),
})
export type MapPoint = z.infer<typeof mapPoint>

const box = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

/** How many of them can be had: what is sold or let is never counted among them. */
export const countOffered = (points: readonly Pick<MapPoint, 'isGone'>[]): number =>
  points.filter(({ isGone }) => isGone !== true).length

/** What the map asks for as it moves: groups with their size, and listings that stand alone. */
export const mapAnswer = z.object({
  /** How many are on offer in the list. */
  total: z.int(),
  clusters: z.array(
    z.object({
      lat: z.number(),
      lng: z.number(),
      count: z.int(),
      box,
      isGone: z.optional(z.boolean()),
    }),
  ),
  points: z.array(mapPoint),
})
export type MapAnswer = z.infer<typeof mapAnswer>

/**
 * How the map shows its listings as a list: beside it as rows, below it as cards of which one is in
 * the middle, or not at all because the page has them.
 */
const mapLayouts = ['column', 'carousel', 'beside'] as const
export type MapLayout = (typeof mapLayouts)[number]

const messageInfo = z.object({
  /** How many there are in all. */
  total: z.optional(z.int()),
  /** Where to ask when they are too many for a message. */
  source: z.optional(sitePath),
  /** The list that an area narrows; without it nothing can be drawn. */
  list: z.optional(sitePath),
  /** The area the list is narrowed to. */
  within: z.optional(z.string().check(z.maxLength(720))),
  /** Where to begin when there is nothing to show. */
  start: z.optional(box),
  /** Where to begin in any case: where the picture is that the map replaces, at its scale. */
  at: z.optional(
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
      zoom: z.number().check(z.minimum(0), z.maximum(22)),
    }),
  ),
  /** Whether to begin with drawing. */
  draw: z.optional(z.boolean()),
  layout: z.optional(z.enum(mapLayouts)),
  /** The listings whose cards stand on the page, which shows them itself when they are picked. */
  cards: z.optional(z.array(z.int()).check(z.maxLength(MAX_POINTS_PER_MESSAGE))),
})

/** What a page tells the map in its frame. */
const mapMessage = z.object({
  propsList: z.array(mapPoint).check(z.maxLength(MAX_POINTS_PER_MESSAGE)),
  messageInfo,
  mapType: z.enum(mapStyles),
  /** The colour of the marks, when it is not the default. */
  customMarker: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  marqueeIgnore: z.array(z.int()),
})
export type MapMessage = z.infer<typeof mapMessage>

/** Returns the message, or undefined for any other data that a window receives. */
export function readMapMessage(data: unknown): MapMessage | undefined {
  const read = z.safeParse(mapMessage, data)
  return read.success ? read.data : undefined
}

const raisedMessage = z.object({ raised: z.nullable(z.int()) })

/** Returns the listing whose mark the page raises; undefined for any other data. */
export function readRaised(data: unknown): { raised: number | null } | undefined {
  const read = z.safeParse(raisedMessage, data)
  return read.success ? read.data : undefined
}

/**
 * Returns the heading of a card: the name of a banner in place of the price, where staff chose so.
 */
export const cardHeading = (
  { heading, marquee, flag }: MapPoint,
  ignored: readonly number[],
): string => (marquee !== undefined && flag && ignored.includes(marquee) ? flag : heading)
