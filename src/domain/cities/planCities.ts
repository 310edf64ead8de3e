import type { Country } from '../countries'

import type { Listed, RefusedLine } from './cityFile'
import { folded, namesOf, type Names } from './knownNames'
import type { Province } from './provinceOf'

/** A city as the studio keeps it, with its texts by language. */
export type CityRecord = {
  id: string
  zip: string
  country: Country
  names: Names
  provinces: Names
  latitude: number | undefined
  longitude: number | undefined
}

export type CityChange = 'names' | 'province' | 'coordinates'
export type Planned = { city: CityRecord; changes: readonly CityChange[] }
export type CityPlan = { fresh: Planned[]; changed: Planned[]; unchanged: number; refused: RefusedLine[] }

export type Vocabulary = { languages: readonly string[]; provinceNames: (province: Province) => Names; newId: () => string }

/** What staff filled in stays; only what is empty is taken from the list. */
const filled = (own: Names, listed: Names): Names => ({ ...listed, ...Object.fromEntries(Object.entries(own).filter(([, text]) => text?.trim())) })

const differs = (one: Names, other: Names, languages: readonly string[]) => languages.some((language) => one[language] !== other[language])

function provincesOf({ province, provinceText }: Listed, { languages, provinceNames }: Vocabulary): Names {
  if (province) return provinceNames(province)
  return provinceText ? Object.fromEntries(languages.map((language) => [language, provinceText])) : {}
}

function merged(own: CityRecord, listed: Listed, words: Vocabulary): Planned {
  const { languages } = words
  const city = {
    ...own,
    ...listed.coordinates,
    names: filled(own.names, namesOf(listed.zip, listed.name, languages)),
    provinces: filled(own.provinces, provincesOf(listed, words)),
  }
  const changes: CityChange[] = []
  if (differs(own.names, city.names, languages)) changes.push('names')
  if (differs(own.provinces, city.provinces, languages)) changes.push('province')
  if (own.latitude !== city.latitude || own.longitude !== city.longitude) changes.push('coordinates')
  return { city, changes }
}

const keyOf = (country: Country, zip: string, name: string) => `${country} ${zip} ${folded(name)}`

/** Finds a city by its postal code and any of its names; the one of the main language comes first. */
function directory(existing: readonly CityRecord[], languages: readonly string[]) {
  const byKey = new Map<string, CityRecord>()
  const add = (city: CityRecord, name: string | undefined) => {
    const key = keyOf(city.country, city.zip, name ?? '')
    if (name?.trim() && !byKey.has(key)) byKey.set(key, city)
  }
  for (const language of languages) for (const city of existing) add(city, city.names[language])
  return {
    find: ({ country, zip, name }: Listed) =>
      [name, ...Object.values(namesOf(zip, name, languages))].map((one) => byKey.get(keyOf(country, zip, one ?? ''))).find((city) => city !== undefined),
    add: (city: CityRecord) => languages.forEach((language) => add(city, city.names[language])),
  }
}

/** What taking over a list would change. Nothing is deleted, and the same list a second time changes nothing. */
export function planCities(listed: readonly Listed[], existing: readonly CityRecord[], words: Vocabulary): CityPlan {
  const known = directory(existing, words.languages)
  const seen = new Set<string>()
  const plan: CityPlan = { fresh: [], changed: [], unchanged: 0, refused: [] }
  for (const place of listed) {
    const own = known.find(place)
    if (own && seen.has(own.id)) {
      plan.refused.push({ line: place.line, reason: 'twice', text: `${place.zip} ${place.name}` })
      continue
    }
    const blank = { id: own?.id ?? words.newId(), zip: place.zip, country: place.country, names: {}, provinces: {}, latitude: undefined, longitude: undefined }
    const planned = merged(own ?? blank, place, words)
    seen.add(planned.city.id)
    known.add(planned.city)
    if (!own) plan.fresh.push(planned)
    else if (planned.changes.length > 0) plan.changed.push(planned)
    else plan.unchanged += 1
  }
  return plan
}
