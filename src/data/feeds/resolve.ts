import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { namesOf } from '@/domain/cities/knownNames'
import { liesIn } from '@/domain/coordinates'
import { homeCountry, type Country } from '@/domain/countries'
import { labelFor, labelsOf } from '@/domain/epc'
import { feedLanguages, type FeedLanguage, type Listing, type Place, type Texts } from '@/domain/feeds/listing'
import type { Reason, RowNote, RowRefusal } from '@/domain/feeds/reasons'
import { plainly } from '@/domain/feeds/table'
import type { Advertised } from '@/domain/legal/advertised'
import { standingOf, type Standing } from '@/domain/legal/standing'
import { regionOf } from '@/domain/regions'
import { uniqueCodeOf } from '@/domain/uniqueCode'
import type { EpcLabel } from '@/domain/vocabulary'
import { transactionOf } from '@/fields/transactionOf'
import { translate } from '@/i18n/translate'

import type { FeedRecord } from './records'

type City = { id: string; zip: string; country: Country; names: Texts; latitude: number | null; longitude: number | null }
type Type = { id: string; webId: number; names: Texts }

/** The places and types of the agency, as feeds name them. */
export type Known = { types: Map<number, Type>; typesByName: Map<string, number>; cityOf: (place: Place) => City | undefined }

const placeKey = (country: string, zip: string, name: string): string => `${country} ${plainly(zip)} ${plainly(name)}`

function finder(cities: readonly City[]): Known['cityOf'] {
  const exact = new Map<string, City>()
  const byName = new Map<string, City[]>()
  const byZip = new Map<string, City[]>()
  const add = (map: Map<string, City[]>, key: string, city: City) => map.set(key, [...(map.get(key) ?? []).filter((one) => one !== city), city])
  for (const city of cities) {
    add(byZip, placeKey(city.country, city.zip, ''), city)
    for (const name of Object.values(city.names)) {
      exact.set(placeKey(city.country, city.zip, name), city)
      add(byName, placeKey(city.country, '', name), city)
    }
  }
  const only = (list: City[] | undefined): City | undefined => (list?.length === 1 ? list[0] : undefined)
  return ({ country, zip, name }) => {
    if (!country) return undefined
    if (zip && name) return exact.get(placeKey(country, zip, name))
    return only(zip ? byZip.get(placeKey(country, zip, '')) : byName.get(placeKey(country, '', name)))
  }
}

export async function whatIsKnown(req: PayloadRequest): Promise<Known> {
  const db = await transactionOf(req)
  const named = (table: 'cities' | 'property_types') =>
    sql.raw(`(select coalesce(jsonb_object_agg(_locale, name) filter (where name <> ''), '{}')
    from ${table}_locales where _parent_id = t.id)`)
  const { rows: cities } = await db.execute<City>(
    sql`select id, zip, country::text, latitude::float8, longitude::float8, ${named('cities')} as names from cities t order by created_at, id`,
  )
  const { rows: types } = await db.execute<Type>(sql`select id, web_id::int as "webId", ${named('property_types')} as names from property_types t`)
  return {
    types: new Map(types.map((type) => [type.webId, type])),
    typesByName: new Map(types.flatMap(({ webId, names }) => Object.values(names).map((name): [string, number] => [plainly(name), webId]))),
    cityOf: finder(cities),
  }
}

/** A place that may be added: its postal code says where it lies, or it lies abroad. */
const mayBeNew = ({ country, zip, name }: Place): boolean => Boolean(name) && (country === homeCountry ? regionOf(zip) !== undefined : country !== undefined)

/** Adds the places that are missing, once each, in the transaction of the takeover. */
export async function addPlaces(req: PayloadRequest, places: readonly Place[], known: Known): Promise<boolean> {
  const missing = new Map(
    places.filter((place) => mayBeNew(place) && !known.cityOf(place)).map((place) => [placeKey(place.country ?? '', place.zip, place.name), place]),
  )
  if (missing.size === 0) return false
  const db = await transactionOf(req)
  const rows = JSON.stringify(
    [...missing.values()].map(({ country, zip, name }) => ({
      zip,
      country,
      names: country === homeCountry ? namesOf(zip, name, feedLanguages) : Object.fromEntries(feedLanguages.map((one) => [one, name])),
    })),
  )
  await db.execute(sql`
    with given as materialized (select uuidv7() as id, r.* from jsonb_to_recordset(${rows}::jsonb) as r(zip text, country text, names jsonb)),
    made as (insert into cities (id, zip, country) select id, zip, country::enum_cities_country from given returning id)
    insert into cities_locales (_parent_id, _locale, name)
    select g.id, n.key::_locales, n.value from given g join made using (id) cross join jsonb_each_text(g.names) n`)
  return true
}

type Noted = { record: FeedRecord; notes: Reason<RowNote>[]; standing: Standing }

const asLabel = (value: unknown, labels: readonly EpcLabel[]) => labels.find((one) => one === value)

/** A listing without a title is called by what it is and where. */
function titleOf({ title, place }: Listing, type: Type, city: City | undefined): Texts {
  const given = title.nl ?? title.en ?? title.fr ?? title.de
  const called = (language: FeedLanguage): string => {
    const name = city?.names[language] ?? city?.names.nl ?? place.name
    const what = type.names[language] ?? type.names.nl ?? ''
    return name ? translate(language)('feeds.title', { type: what, city: name }) : what
  }
  return Object.fromEntries(feedLanguages.map((language) => [language, title[language] ?? (given && language === 'nl' ? given : called(language))]))
}

/** What a listing becomes here, following the rules that hold for whoever saves one by hand. `before` is what its feed last brought. */
export function resolve(listing: Listing, known: Known, today: Date, before: FeedRecord | null): Noted | { refused: Reason<RowRefusal> } {
  const { place } = listing
  const type = known.types.get(listing.type)
  if (!type) return { refused: { code: 'noType', text: String(listing.type) } }
  const city = known.cityOf(place)
  const where = [place.zip, place.name].filter(Boolean).join(' ')
  // A new listing without a place is a draft that somebody completes; one that had a place does not lose it.
  if (!where && before?.facts.city !== undefined) return { refused: { code: 'noPlace' } }
  if (where && !city && !mayBeNew(place)) return { refused: { code: 'unknownPlace', text: where } }

  const notes: Reason<RowNote>[] = city ? [] : [where ? { code: 'newPlace', text: where } : { code: 'nowhere' }]
  const facts = { ...listing.facts }
  const region = place.country === homeCountry ? regionOf(city?.zip ?? place.zip) : undefined
  const isOutside = (['latitude', 'longitude'] as const).some((axis) => typeof facts[axis] === 'number' && !liesIn(place.country, axis, facts[axis]))
  if (isOutside) {
    delete facts.latitude
    delete facts.longitude
    notes.push({ code: 'outsideCountry', facts: ['latitude', 'longitude'] })
  }
  if (region && facts.epcLabel && !asLabel(facts.epcLabel, labelsOf(region))) {
    delete facts.epcLabel
    notes.push({ code: 'otherRegion', facts: ['epcLabel'] })
  }
  const earned = region && typeof facts.epcValue === 'number' ? labelFor(facts.epcValue, region) : undefined
  if (!facts.epcLabel && earned) facts.epcLabel = earned
  const code = typeof facts.epcCertificate === 'string' ? uniqueCodeOf(facts.epcCertificate) : undefined
  if (!facts.uniqueCode && code) facts.uniqueCode = code

  const title = titleOf(listing, type, city)
  const words = [...Object.values(title), ...Object.values(listing.description)].join('. ')
  const ad = {
    ...facts,
    publishPrice: facts.publishPrice ?? true,
    publishAddress: facts.publishAddress ?? true,
    region,
    type: listing.type,
    words,
  } as Advertised
  const standing = standingOf(ad, today)
  if (standing.gaps.length > 0) notes.push({ code: 'incomplete', statements: standing.gaps })
  const { description, pictures, plans } = listing
  const record: FeedRecord = {
    facts: { ...facts, mainType: type.id, ...(city && { city: city.id }) },
    ...{ title, description, pictures, plans },
  }
  return { record, notes, standing }
}
