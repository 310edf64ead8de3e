import { cutTypeDescription } from '@/domain/description'
import type { SearchAnswer } from '@/domain/search/answers'
import type { Goal } from '@/domain/vocabulary'
import { slugify } from '@/domain/slug'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { findProperty } from '../listings'
import { payload } from '../payload'
import { findRoutes, propertyRoute } from '../routes'
import { languageBit } from './keep'
import type { Shelf } from './shelf'
import { nameIn } from './vocabulary'

type Line = SearchAnswer['properties'][number]

type Stored = {
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
}

/** What visitors may read of these listings anyway, in one question: their prices and streets are not in it. */
const LINES = `
  select s.reference, s.goal, s.listed, s.city, s.main_type as type, l.type_description as described,
    coalesce(m.sizes_w250_url, m.url) as src, coalesce(m.sizes_w250_width, m.width)::integer as width,
    coalesce(m.sizes_w250_height, m.height)::integer as height, m.thumbhash as hash
  from property_search s
    join properties_locales l on l._parent_id = s.id and l._locale::text = $2
    left join lateral (select r.media_id from properties_rels r where r.parent_id = s.id and r.path = 'pictures' order by r."order" limit 1) first on true
    left join media m on m.id = first.media_id
  where s.reference = any($1::integer[]) and s.languages & $3 > 0`

async function read(references: readonly number[], locale: Locale): Promise<Stored[]> {
  const { db } = await payload()
  return (await db.pool.query<Stored>(LINES, [references, locale, languageBit(locale)])).rows
}

const onSite = (url: string): string => (url.startsWith(env.SITE_URL) ? url.slice(env.SITE_URL.length) : url)

async function hrefOf({ reference, goal, listed }: Stored, names: { city: string; type: string }, locale: Locale): Promise<string | undefined> {
  const { hrefFor } = await findRoutes(locale)
  if (listed) return hrefFor({ kind: 'property', goal, city: slugify(names.city) || '0', type: slugify(names.type) || '0', reference })
  // The address of a unit names its project.
  const unit = await findProperty(reference, locale)
  const route = unit && propertyRoute(unit)
  return route ? hrefFor(route) : undefined
}

/** These listings as the search shows them, in this order; those that visitors cannot read in this language are left out. */
export async function findLines({ cities, types }: Shelf, references: readonly number[], locale: Locale): Promise<Line[]> {
  if (references.length === 0) return []
  const t = translate(locale)
  const stored = new Map((await read(references, locale)).map((one) => [one.reference, one]))
  const lines = references.map(async (reference): Promise<Line | undefined> => {
    const one = stored.get(reference)
    if (!one) return undefined
    const [city, type] = [cities.get(one.city), types.get(one.type)]
    const names = { city: city ? (city.names[locale] ?? '') : '', type: type ? (type.names[locale] ?? '') : '' }
    const href = await hrefOf(one, names, locale)
    if (href === undefined) return undefined
    const described = one.described || (type ? nameIn(type, locale) : '')
    const town = city ? nameIn(city, locale) : ''
    const { src, width, height, hash } = one
    return {
      ...{ reference, href, text: cutTypeDescription(town ? t('typeInCity', { type: described, city: town }) : described) },
      ...(src && { picture: { src: onSite(src), width: width ?? 3, height: height ?? 2, ...(hash && { hash }) } }),
    }
  })
  return (await Promise.all(lines)).filter((line) => line !== undefined)
}
