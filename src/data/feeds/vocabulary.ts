import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { tagsAfterChange } from '@/data/core/cacheTags'
import { namesOf } from '@/domain/catalogue/cities/knownNames'
import { homeCountry, type Country } from '@/domain/catalogue/countries'
import { regionOf } from '@/domain/catalogue/regions'
import type { Region } from '@/domain/catalogue/vocabulary'
import { feedLanguages, type Place, type Texts } from '@/domain/feeds/listing'
import { foldHeading } from '@/domain/feeds/table'
import { readExcludingWords } from '@/domain/legal/excludingWords'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

export type City = {
  id: string
  zip: string
  country: Country
  names: Texts
  latitude: number | null
  longitude: number | null
}
export type Type = { id: string; webId: number; names: Texts }

/** The places and types of the site, by the names that feeds use, and what its settings say of texts. */
export type Vocabulary = {
  types: Map<number, Type>
  typesByName: Map<string, number>
  /** The phrases that the agency lists as shutting people out. */
  excludingWords: readonly string[]
  cityOf: (place: Place) => City | undefined
  /** The region of a town by its id; undefined abroad. */
  regionOfCity: (id: string | undefined) => Region | undefined
}

const placeKey = (country: string, zip: string, name: string): string =>
  `${country} ${foldHeading(zip)} ${foldHeading(name)}`

function createCityFinder(cities: readonly City[]): Vocabulary['cityOf'] {
  const exact = new Map<string, City>()
  const byName = new Map<string, City[]>()
  const byZip = new Map<string, City[]>()
  const add = (map: Map<string, City[]>, key: string, city: City) =>
    map.set(key, [...(map.get(key) ?? []).filter((one) => one !== city), city])
  for (const city of cities) {
    add(byZip, placeKey(city.country, city.zip, ''), city)
    for (const name of Object.values(city.names)) {
      exact.set(placeKey(city.country, city.zip, name), city)
      add(byName, placeKey(city.country, '', name), city)
    }
  }
  const single = (list: City[] | undefined): City | undefined =>
    list?.length === 1 ? list[0] : undefined
  return ({ country, zip, name }) => {
    if (!country) return undefined
    if (zip && name) return exact.get(placeKey(country, zip, name))
    return single(
      zip ? byZip.get(placeKey(country, zip, '')) : byName.get(placeKey(country, '', name)),
    )
  }
}

function createRegionFinder(cities: readonly City[]): Vocabulary['regionOfCity'] {
  const byId = new Map(cities.map((city) => [city.id, city]))
  return (id) => {
    const city = id === undefined ? undefined : byId.get(id)
    return city?.country === homeCountry ? regionOf(city.zip) : undefined
  }
}

/** Reads the places and types of the site. */
export async function readVocabulary(req: PayloadRequest): Promise<Vocabulary> {
  const db = await transactionOf(req)
  const localizedNames = (table: 'cities' | 'property_types') =>
    sql.raw(`(select coalesce(jsonb_object_agg(_locale, name) filter (where name <> ''), '{}')
    from ${table}_locales where _parent_id = t.id)`)
  const { rows: cities } = await db.execute<City>(
    sql`select id, zip, country::text, latitude::float8, longitude::float8, ${localizedNames('cities')} as names from cities t order by created_at, id`,
  )
  const { rows: types } = await db.execute<Type>(
    sql`select id, web_id::int as "webId", ${localizedNames('property_types')} as names from property_types t`,
  )
  const { rows: settings } = await db.execute<{ words: string | null }>(
    sql`select excluding_words as words from settings limit 1`,
  )
  return {
    excludingWords: readExcludingWords(settings[0]?.words),
    types: new Map(types.map((type) => [type.webId, type])),
    typesByName: new Map(
      types.flatMap(({ webId, names }) =>
        Object.values(names).map((name): [string, number] => [foldHeading(name), webId]),
      ),
    ),
    cityOf: createCityFinder(cities),
    regionOfCity: createRegionFinder(cities),
  }
}

/** Returns whether a place may be added: its postal code has a region, or it is abroad. */
export const mayBeNew = ({ country, zip, name }: Place): boolean =>
  Boolean(name) && (country === homeCountry ? regionOf(zip) !== undefined : country !== undefined)

/**
 * Adds the missing places, once each, in the transaction of the import. Returns whether there were
 * any.
 */
export async function addPlaces(
  req: PayloadRequest,
  places: readonly Place[],
  vocabulary: Vocabulary,
): Promise<boolean> {
  const missing = new Map(
    places
      .filter((place) => mayBeNew(place) && !vocabulary.cityOf(place))
      .map((place) => [placeKey(place.country ?? '', place.zip, place.name), place]),
  )
  if (missing.size === 0) return false
  const db = await transactionOf(req)
  const rows = JSON.stringify(
    [...missing.values()].map(({ country, zip, name }) => ({
      zip,
      country,
      names:
        country === homeCountry
          ? namesOf(zip, name, feedLanguages)
          : Object.fromEntries(feedLanguages.map((one) => [one, name])),
    })),
  )
  await db.execute(sql`
    with given as materialized (select uuidv7() as id, r.* from jsonb_to_recordset(${rows}::jsonb) as r(zip text, country text, names jsonb)),
    made as (insert into cities (id, zip, country) select id, zip, country::enum_cities_country from given returning id)
    insert into cities_locales (_parent_id, _locale, name)
    select g.id, n.key::_locales, n.value from given g join made using (id) cross join jsonb_each_text(g.names) n`)
  // As after a saved city: lists, the search and addresses learn of it.
  await addJob(req, revalidate, { tags: tagsAfterChange('cities', {}) })
  return true
}
