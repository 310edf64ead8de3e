import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, Payload, Plugin } from 'payload'

import { featureMask, features, type Feature } from '@/domain/listings/features'
import { shownStatuses } from '@/domain/recordStatuses'
import { marquees } from '@/domain/vocabulary'
import { afterSave } from '@/fields/afterSave'
import { transactionOf } from '@/fields/transactionOf'
import { locales, type Locale } from '@/i18n/locales'

import { folded, type SQL } from './folded'

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** One bit a language, in the order of the languages. */
export const languageBit = (locale: (typeof locales)[number]): number => 1 << locales.indexOf(locale)

const bitOf = sql.join(
  [sql`case l._locale::text`, ...locales.map((locale) => sql`when ${locale} then ${sql.raw(String(languageBit(locale)))}`), sql`end`],
  sql` `,
)

/** What says of a listing that it has a feature. */
const signs: Record<Feature, string> = {
  garden: 'p.garden or p.garden_area > 0',
  terrace: 'p.terrace or p.terrace_area > 0',
  garage: 'p.garage or p.garages > 0',
  parking: 'p.parkings > 0 or p.external_parkings > 0',
  lift: 'p.lift',
  cellar: 'p.cellar',
  attic: 'p.attic',
  pool: 'p.pool',
  furnished: 'p.furnished',
}

const featureBits = sql.raw(features.map((feature) => `case when ${signs[feature]} then ${featureMask([feature])} else 0 end`).join(' + '))

const marqueeNumber = sql`coalesce(array_position(array[${listed(marquees)}]::text[], p.marquee::text), 1) - 1`

/** The column with the words that a listing is found by in a language. */
export const wordsColumn = (locale: Locale): string => `words_${locale}`

/** What a listing says of itself in a language that shows it, its number, and its street when that is published. */
const wordsIn = (locale: Locale): SQL => sql`
  (select ${folded(sql`concat_ws(' ', l.title, l.type_description, case when p.publish_address then p.street end, p.reference)`)}
    from properties_locales l where l._parent_id = p.id and l._locale::text = ${locale} and l.public)`

/**
 * What visitors may be told of the listings that match, one row each. What is not published is left out here: no later
 * question can give it away. A place that is not published lies at the centre of its city.
 */
const source = (which: SQL): SQL => sql`
  select p.id, p.reference::integer, p.goal::text,
    (select coalesce(bit_or(${bitOf}), 0)::smallint from properties_locales l where l._parent_id = p.id and l.public),
    p.project_id is null, p.city_id,
    case when c.country::text = 'be' then c.zip end,
    coalesce((select array_agg(distinct t.web_id::integer) from properties_rels r join property_types t on t.id = r.property_types_id
      where r.parent_id = p.id and r.path = 'types'), array[m.web_id::integer]),
    m.web_id::integer,
    case when p.publish_price then least(round(p.price), 2000000000)::integer end,
    least(coalesce(p.bedrooms, 0), 1000)::smallint,
    least(round(coalesce(p.living_area, p.total_area, p.constructed_area, p.office_area, p.store_area, p.ground_area, 0)), 2000000000)::integer,
    p.epc_label::text, coalesce(p.new_build, false), ${featureBits}, ${marqueeNumber}, coalesce(p.published_on, p.created_at),
    case when place.is_exact then p.latitude else c.latitude end, case when place.is_exact then p.longitude else c.longitude end, place.is_exact,
    ${sql.join(locales.map(wordsIn), sql`, `)}
  from properties p
    join cities c on c.id = p.city_id
    join property_types m on m.id = p.main_type_id
    cross join lateral (select coalesce(p.publish_address, false) and p.latitude is not null and p.longitude is not null as is_exact) place
  where p._status = 'published' and p.reference is not null and p.status::text in (${listed(shownStatuses)}) and ${which}`

const columns = sql.raw(
  `(id, reference, goal, languages, listed, city, zip, types, main_type, price, bedrooms, area, epc, is_new, features, marquee, published, latitude, longitude, is_exact,
    ${locales.map(wordsColumn).join(', ')})`,
)

type Runs = { execute: (query: SQL) => Promise<unknown> }

async function keep(db: Runs, mine: SQL, theirs: SQL): Promise<void> {
  await db.execute(sql`delete from property_search s where ${mine}`)
  await db.execute(sql`insert into property_search ${columns} ${source(theirs)}`)
}

/** Rows that were never written: after an upgrade, or a load of data that went past the studio. */
const keepMissing = (payload: Payload): Promise<unknown> =>
  payload.db.drizzle.execute(sql`insert into property_search ${columns} ${source(sql`not exists (select from property_search s where s.id = p.id)`)}`)

const keepListing: CollectionAfterChangeHook = async ({ doc, req }) => {
  await keep(await transactionOf(req), sql`s.id = ${doc.id}`, sql`p.id = ${doc.id}`)
  return doc
}

const among = (ids: readonly string[]): SQL => sql`in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`

/** Listings that were written by the set. */
export async function keepListings(db: Runs, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await keep(db, sql`s.id ${among(ids)}`, sql`p.id ${among(ids)}`)
}

/** The listings of cities that moved. */
export async function keepCities(db: Runs, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = among(ids)
  await keep(db, sql`s.city ${these}`, sql`p.city_id ${these}`)
}

const keepCity: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await keepCities(await transactionOf(req), [doc.id])
  return doc
}

const keepType: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.webId === previousDoc.webId) return doc
  const ofType = sql`in (select r.parent_id from properties_rels r where r.property_types_id = ${doc.id})`
  await keep(await transactionOf(req), sql`s.id ${ofType}`, sql`p.id ${ofType}`)
  return doc
}

/** What lists are asked of is written in the transaction of the save. What is deleted goes with its listing. */
export const keepSearchable: Plugin = (config) => ({
  ...afterSave(config, { properties: keepListing, cities: keepCity, 'property-types': keepType }),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await keepMissing(payload)
  },
})
