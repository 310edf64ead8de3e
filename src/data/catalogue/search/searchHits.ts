import { bannerOf, isOnOffer, type AvailabilityFields } from '@/domain/catalogue/availability'
import { cutTypeDescription } from '@/domain/site/description'
import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { isLabelled } from '@/domain/site/pictureOrigins'
import { slugify } from '@/domain/lib/slug'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { typeInTown } from '@/i18n/places'
import { optionName } from '@/i18n/translate'

import { findProperty } from '../listings'
import { readForVisitors, visitorsPool } from '@/data/core/standby/visitorReads'
import { AVAILABILITY_COLUMNS_SQL } from '@/data/core/visibility'
import { findRoutes, propertyRoute } from '@/data/site/routes'
import { languageBit } from './searchRowSql'
import type { ListingIndex } from './listingIndex'
import { nameIn } from './vocabulary'

type SearchHit = SearchAnswer['properties'][number]

type StoredHit = {
  reference: number
  goal: Goal
  listed: boolean
  city: string
  type: number
  described: string | null
  src: string | null
  width: number | null
  height: number | null
  hash: string | null
  origin: string | null
} & AvailabilityFields

/** Selects only what is public of every listing: neither a price nor a street. */
const HITS_SQL = `
  select s.reference, s.goal, s.listed, s.city, s.main_type as type,
    l.type_description as described,
    coalesce(m.sizes_w250_url, m.url) as src,
    coalesce(m.sizes_w250_width, m.width)::integer as width,
    coalesce(m.sizes_w250_height, m.height)::integer as height,
    m.thumbhash as hash, m.origin,
    ${AVAILABILITY_COLUMNS_SQL}
  from property_search s
    join properties p on p.id = s.id
    join properties_locales l on l._parent_id = s.id and l._locale::text = $2
    left join lateral (
      select r.media_id from properties_rels r
      where r.parent_id = s.id and r.path = 'pictures' order by r."order" limit 1
    ) first on true
    left join media m on m.id = first.media_id
  where s.reference = any($1::integer[]) and s.languages & $3 > 0`

async function readHits(references: readonly number[], locale: Locale): Promise<StoredHit[]> {
  const values = [references, locale, languageBit(locale)]
  const { rows } = await readForVisitors(async () =>
    (await visitorsPool()).query<StoredHit>(HITS_SQL, values),
  )
  return rows
}

/** Removes the origin of the site, which Payload puts before the address of a file. */
const withoutOrigin = (url: string): string =>
  url.startsWith(env.SITE_URL) ? url.slice(env.SITE_URL.length) : url

async function hrefOf(
  { reference, goal, listed }: StoredHit,
  names: { city: string; type: string },
  locale: Locale,
): Promise<string | undefined> {
  const { hrefFor } = await findRoutes(locale)
  if (listed)
    return hrefFor({
      kind: 'property',
      goal,
      city: slugify(names.city) || '0',
      type: slugify(names.type) || '0',
      reference,
    })
  // The address of a unit names its project.
  const unit = await findProperty(reference, locale)
  const route = unit && propertyRoute(unit)
  return route ? hrefFor(route) : undefined
}

/**
 * Returns one listing as the search shows it; undefined when the language has no address for it.
 */
async function toHit(
  hit: StoredHit,
  { cities, types }: ListingIndex,
  locale: Locale,
): Promise<SearchHit | undefined> {
  const city = cities.get(hit.city)
  const type = types.get(hit.type)
  const names = {
    city: city ? (city.names[locale] ?? '') : '',
    type: type ? (type.names[locale] ?? '') : '',
  }
  const href = await hrefOf(hit, names, locale)
  if (href === undefined) return undefined
  const description = hit.described || (type ? nameIn(type, locale) : '')
  const town = city ? nameIn(city, locale) : ''
  const { reference, src, width, height, hash, origin } = hit
  const state = isOnOffer(hit) ? undefined : optionName(locale, 'marquee', bannerOf(hit))
  return {
    reference,
    href,
    text: cutTypeDescription(town ? typeInTown(description, town, locale) : description),
    ...(state && { state }),
    ...(src && {
      picture: {
        src: withoutOrigin(src),
        width: width ?? 3,
        height: height ?? 2,
        ...(hash && { hash }),
        ...(isLabelled(origin) && { label: optionName(locale, 'pictureOrigin', origin) }),
      },
    }),
  }
}

/**
 * Returns the listings with these references as the search shows them, in this order, without those
 * that this language does not show.
 */
export async function findSearchHits(
  listingIndex: ListingIndex,
  references: readonly number[],
  locale: Locale,
): Promise<SearchHit[]> {
  if (references.length === 0) return []
  const stored = await readHits(references, locale)
  const byReference = new Map(stored.map((hit) => [hit.reference, hit]))
  const hits = references.map((reference) => {
    const hit = byReference.get(reference)
    return hit && toHit(hit, listingIndex, locale)
  })
  return (await Promise.all(hits)).filter((hit) => hit !== undefined)
}
