import { arrondissements, belgianPlaces, mainPlaceOf } from '../places/belgium'
import zones from '../places/zones.json'
import { regionOf } from '../regions'

import { keysOf } from './lexicon'

type Names = Readonly<Partial<Record<string, string>>>

/** A place of Belgium that a phrase names; no languages for its postal code. */
export type PlaceSense = {
  kind: 'place'
  names: Names
  zip: string
  languages: readonly string[]
  isMain: boolean
  isTown: boolean
}

/** A region of speech or an arrondissement: the coast, the Kempen. */
export type ZoneSense = {
  kind: 'zone'
  names: Names
  zips: readonly string[]
  languages: readonly string[]
}

type LocalitySense = PlaceSense | ZoneSense
type Index = Map<string, LocalitySense[]>

const languages = ['nl', 'fr', 'en', 'de'] as const

/** How an arrondissement is named in full. */
const ARRONDISSEMENT_WORDS = {
  nl: ['arrondissement', 'arr.'],
  fr: ['arrondissement de', "arrondissement d'", 'arrondissement du', 'arr.'],
  en: ['arrondissement of', 'district of'],
  de: ['Arrondissement', 'Bezirk'],
} as const

function add(index: Index, key: string, sense: LocalitySense): void {
  index.set(key, [...(index.get(key) ?? []), sense])
}

function addPlaces(index: Index): void {
  for (const { zip, names, isMain, isTown } of belgianPlaces) {
    const byKey = new Map<string, string[]>()
    for (const language of languages)
      for (const key of keysOf(names[language]))
        byKey.set(key, [...(byKey.get(key) ?? []), language])
    for (const [key, found] of byKey)
      add(index, key, { kind: 'place', names, zip, languages: found, isMain, isTown })
    if (isMain) add(index, zip, { kind: 'place', names, zip, languages: [], isMain, isTown })
  }
}

function addZones(index: Index): void {
  for (const { name, words, zips } of zones)
    for (const language of languages)
      for (const phrase of words[language])
        for (const key of keysOf(phrase))
          add(index, key, { kind: 'zone', names: name, zips, languages: [language] })
  for (const { names, zips } of arrondissements)
    for (const language of languages)
      for (const word of ARRONDISSEMENT_WORDS[language])
        for (const key of keysOf(`${word} ${names[language]}`))
          add(index, key, { kind: 'zone', names, zips, languages: [language] })
}

let cached: Index | undefined

/** All places and zones of Belgium by the key of each name; built when it is first asked for. */
export function localities(): ReadonlyMap<string, readonly LocalitySense[]> {
  if (cached) return cached
  const index: Index = new Map()
  addPlaces(index)
  addZones(index)
  cached = index
  return index
}

/** The language that is spoken there: a name in it is no word of another language by chance. */
export const homeLanguageOf = (zip: string): string => (regionOf(zip) === 'flanders' ? 'nl' : 'fr')

/** The main places of postal codes, for a zone in which the agency has no town. */
export const mainPlacesOf = (zips: readonly string[]): { names: Names; zip: string }[] =>
  zips.flatMap((zip) => mainPlaceOf(zip) ?? [])
