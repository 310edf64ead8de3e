import type { Country } from '../countries'

import type { ListedCity, RefusedLine } from './cityFile'
import { foldName, namesOf, type NamesByLanguage } from './knownNames'
import type { Province } from './provinceNamed'

/** A city as the studio stores it, with its texts by language. */
export type CityRecord = {
  id: string
  zip: string
  country: Country
  names: NamesByLanguage
  provinces: NamesByLanguage
  latitude: number | undefined
  longitude: number | undefined
}

export type CityChange = 'names' | 'province' | 'coordinates'
export type PlannedCity = { city: CityRecord; changes: readonly CityChange[] }
export type CityPlan = {
  fresh: PlannedCity[]
  changed: PlannedCity[]
  unchanged: number
  refused: RefusedLine[]
}

export type ImportContext = {
  languages: readonly string[]
  provinceNames: (province: Province) => NamesByLanguage
  newId: () => string
}

/** Keeps what staff filled in; takes only empty names from the list. */
const withFilledNames = (existing: NamesByLanguage, listed: NamesByLanguage): NamesByLanguage => ({
  ...listed,
  ...Object.fromEntries(Object.entries(existing).filter(([, text]) => text?.trim())),
})

const differs = (one: NamesByLanguage, other: NamesByLanguage, languages: readonly string[]) =>
  languages.some((language) => one[language] !== other[language])

function provincesOf(
  { province, provinceText }: ListedCity,
  { languages, provinceNames }: ImportContext,
): NamesByLanguage {
  if (province) return provinceNames(province)
  return provinceText
    ? Object.fromEntries(languages.map((language) => [language, provinceText]))
    : {}
}

function mergeCity(existing: CityRecord, listed: ListedCity, context: ImportContext): PlannedCity {
  const { languages } = context
  const city = {
    ...existing,
    ...listed.coordinates,
    names: withFilledNames(existing.names, namesOf(listed.zip, listed.name, languages)),
    provinces: withFilledNames(existing.provinces, provincesOf(listed, context)),
  }
  const changes: CityChange[] = []
  if (differs(existing.names, city.names, languages)) changes.push('names')
  if (differs(existing.provinces, city.provinces, languages)) changes.push('province')
  if (existing.latitude !== city.latitude || existing.longitude !== city.longitude)
    changes.push('coordinates')
  return { city, changes }
}

const keyOf = (country: Country, zip: string, name: string) => `${country} ${zip} ${foldName(name)}`

/** Finds a city by its postal code and any of its names; names of the main language come first. */
function createDirectory(existing: readonly CityRecord[], languages: readonly string[]) {
  const byKey = new Map<string, CityRecord>()
  const add = (city: CityRecord, name: string | undefined) => {
    const key = keyOf(city.country, city.zip, name ?? '')
    if (name?.trim() && !byKey.has(key)) byKey.set(key, city)
  }
  for (const language of languages) for (const city of existing) add(city, city.names[language])
  return {
    find: ({ country, zip, name }: ListedCity) =>
      [name, ...Object.values(namesOf(zip, name, languages))]
        .map((one) => byKey.get(keyOf(country, zip, one ?? '')))
        .find((city) => city !== undefined),
    add: (city: CityRecord) => languages.forEach((language) => add(city, city.names[language])),
  }
}

/**
 * Returns what importing a list would change. Nothing is deleted, and importing the same list again
 * changes nothing.
 */
export function planCities(
  listed: readonly ListedCity[],
  existing: readonly CityRecord[],
  context: ImportContext,
): CityPlan {
  const directory = createDirectory(existing, context.languages)
  const seen = new Set<string>()
  const plan: CityPlan = { fresh: [], changed: [], unchanged: 0, refused: [] }
  for (const place of listed) {
    const existingCity = directory.find(place)
    if (existingCity && seen.has(existingCity.id)) {
      plan.refused.push({ line: place.line, reason: 'twice', text: `${place.zip} ${place.name}` })
      continue
    }
    const emptyCity = {
      id: existingCity?.id ?? context.newId(),
      zip: place.zip,
      country: place.country,
      names: {},
      provinces: {},
      latitude: undefined,
      longitude: undefined,
    }
    const planned = mergeCity(existingCity ?? emptyCity, place, context)
    seen.add(planned.city.id)
    directory.add(planned.city)
    if (!existingCity) plan.fresh.push(planned)
    else if (planned.changes.length > 0) plan.changed.push(planned)
    else plan.unchanged += 1
  }
  return plan
}
