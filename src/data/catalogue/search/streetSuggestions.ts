import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import type { StreetSuggestion } from '@/domain/catalogue/search/answers'
import { addressesIn } from '@/domain/catalogue/search/streetWords'
import type { Point } from '@/domain/lib/geo'
import { completionKeys, foldStreet } from '@/domain/map/address/streetNames'
import { metresBetween } from '@/domain/map/nearby'
import type { Locale } from '@/i18n/locales'

import { findStreetIndex, prepareStreetIndex } from '@/data/map/streets/findStreetIndex'
import { TOWN_REACH_KM } from '@/data/map/streets/reach'
import type { StreetIndex } from '@/data/map/streets/streetIndex'
import { findHrefOfKind } from '@/data/site/tree/findPages'
import { getListingIndex, type ListingIndex } from './listingIndex'
import { streetsInTown } from './nearStreet'
import { parseQuery, type ParsedQuery } from './parseQuery'
import { resolveQuery } from './resolveQuery'
import { coordinatesOf, nameIn, type CityEntry } from './vocabulary'

const MAX_SUGGESTIONS = 4
/** Of these the nearest to the middle of their towns are shown. */
const MAX_FOUND = 1000
/** Names that mean something else in a search lead elsewhere: more are looked at than shown. */
const MAX_TRIED = 12
const MIN_LETTERS = 3
const REACH_M = TOWN_REACH_KM * 1000
const REACH_LAT = TOWN_REACH_KM / 111

type Town = Point & { city: CityEntry }

const townsByIndex = new WeakMap<ListingIndex, Town[]>()

/** The towns of the agency whose place is known. */
function townsOf(listingIndex: ListingIndex): Town[] {
  const known = townsByIndex.get(listingIndex)
  if (known) return known
  const towns = [...listingIndex.cities.values()].flatMap((city) => {
    const place = coordinatesOf(city)
    return place ? [{ lat: place.latitude, lng: place.longitude, city }] : []
  })
  townsByIndex.set(listingIndex, towns)
  return towns
}

/** Makes the index of the streets around the agency's towns in the background, unless it is there. */
export async function prepareStreets(): Promise<void> {
  await prepareStreetIndex(townsOf(await getListingIndex()))
}

/** What a search may have begun to name a street with: without towns, or without all it understood. */
function typedNames(parsed: ParsedQuery): { names: string[]; number: string } {
  const [first, ...others] = addressesIn(parsed)
  if (!first) return { names: [], number: '' }
  const { street, number } = first
  const towns = parsed.understood.parts.filter(({ kind }) => kind === 'town')
  const rest = towns.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    parsed.text,
  )
  const whole = number === '' ? rest : rest.replace(number, '')
  return { names: [whole, street, ...others.map((other) => other.street)], number }
}

/** The town in whose reach a street lies, the nearest of several. */
function nearestTown(
  street: Point,
  towns: readonly Town[],
): { town: Town; metres: number } | undefined {
  let best: { town: Town; metres: number } | undefined
  for (const town of towns) {
    if (Math.abs(town.lat - street.lat) > REACH_LAT) continue
    const metres = metresBetween(town, street)
    if (metres <= REACH_M && metres < (best?.metres ?? Infinity)) best = { town, metres }
  }
  return best
}

type Candidate = { name: string; town: Town; metres: number; isWhole: boolean }

/** The streets that begin so, each once in a town: those named whole first, then the most central. */
function candidatesIn(
  index: StreetIndex,
  names: readonly string[],
  towns: readonly Town[],
): Candidate[] {
  const keys = new Set(names.flatMap(completionKeys).filter((key) => key.length >= MIN_LETTERS))
  const byName = new Map<string, Candidate>()
  for (const key of keys)
    for (const street of index.find(key, MAX_FOUND)) {
      const nearest = nearestTown(street, towns)
      if (!nearest) continue
      const id = `${foldStreet(street.name)} ${nearest.town.city.doc.id}`
      const isWhole = street.key === key
      const known = byName.get(id)
      if (!known || nearest.metres < known.metres)
        byName.set(id, { name: known?.name ?? street.name, ...nearest, isWhole })
    }
  return [...byName.values()].sort(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || a.metres - b.metres,
  )
}

/** The towns that are meant: those that were named, or any; none when another place is named. */
function townsMeant(
  listingIndex: ListingIndex,
  { understood }: ParsedQuery,
  locale: Locale,
): Town[] {
  const all = townsOf(listingIndex)
  if (understood.query.towns.length === 0) return all
  const query = { ...emptyListQuery, ...understood.query }
  const named = new Set(resolveQuery(listingIndex, query, locale).cities)
  return all.filter(({ city }) => named.has(city))
}

/** The search for the homes near a street, unless its words mean something else there. */
function searchFor(
  listingIndex: ListingIndex,
  { name, town: { city } }: Candidate,
  { others, number }: { others: string; number: string },
  locale: Locale,
): string | undefined {
  const town = nameIn(city, locale)
  const street = [others, name, number].filter(Boolean).join(' ')
  return [`${street}, ${town}`, `${street}, ${city.doc.zip} ${town}`].find((text) => {
    const found = streetsInTown(listingIndex, parseQuery(listingIndex, text, locale), locale)
    const isNamed = found?.addresses.some(({ street }) => foldStreet(street) === foldStreet(name))
    return found?.city === city && isNamed
  })
}

/** The other parts of a search, which stay beside the street: "house", "3 bedrooms". */
const othersOf = ({ understood: { parts } }: ParsedQuery): string =>
  parts
    .filter(({ kind }) => kind !== 'street' && kind !== 'town')
    .map(({ text }) => text)
    .join(' ')

/**
 * Completes the name of a street that a visitor has begun to type, from the map file alone: no
 * listing is asked, so nothing tells in which streets there are homes. Each leads to the search that
 * finds the homes nearest to it.
 */
export async function findStreetSuggestions(
  listingIndex: ListingIndex,
  parsed: ParsedQuery,
  locale: Locale,
): Promise<StreetSuggestion[]> {
  const { names, number } = typedNames(parsed)
  if (names.length === 0) return []
  const [index, page] = await Promise.all([
    findStreetIndex(townsOf(listingIndex)),
    findHrefOfKind('search', locale),
  ])
  if (!index || !page) return []
  const others = othersOf(parsed)
  const suggestions: StreetSuggestion[] = []
  const candidates = candidatesIn(index, names, townsMeant(listingIndex, parsed, locale))
  for (const candidate of candidates.slice(0, MAX_TRIED)) {
    const q = searchFor(listingIndex, candidate, { others, number }, locale)
    if (q === undefined) continue
    suggestions.push({
      street: [candidate.name, number].filter(Boolean).join(' '),
      town: nameIn(candidate.town.city, locale),
      href: `${page}?${new URLSearchParams({ q })}`,
    })
    if (suggestions.length === MAX_SUGGESTIONS) break
  }
  return suggestions
}
