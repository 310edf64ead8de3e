import { foldText } from '../search/words'
import { regionOf } from '../regions'

import groups from './belgium.json'

type Names = { nl: string; fr: string; en: string; de: string }

/** A place of Belgium, whether or not the agency sells there. */
export type Place = {
  zip: string
  names: Names
  latitude: number
  longitude: number
  /** The place that a postal code is named after. */
  isMain: boolean
  /** More than ten thousand people live there: its name alone means this place. */
  isTown: boolean
}

/** An arrondissement or a region of speech, with its postal codes. */
export type Arrondissement = { names: Names; zips: readonly string[] }

/** Reads "Dutch=French=English=German"; what is left out is the name in the region's language. */
function namesOf(text: string, zip: string): Names {
  const [nl = '', french, english, german] = text.split('=')
  const fr = french || nl
  const local = regionOf(zip) === 'flanders' ? nl : fr
  return { nl, fr, en: english || local, de: german || local }
}

type Group = { names: string; places: readonly (readonly (string | number)[])[] }

function* placesIn({ places: rows }: Group): Generator<Place> {
  const seen = new Set<string>()
  for (const [zip, names, latitude, longitude, isTown] of rows) {
    const code = String(zip)
    yield {
      zip: code,
      names: namesOf(String(names), code),
      latitude: Number(latitude),
      longitude: Number(longitude),
      isMain: !seen.has(code),
      isTown: isTown === 1,
    }
    seen.add(code)
  }
}

const placesByGroup = groups.map((group) => [...placesIn(group)])

/** All places of Belgium: municipalities and their parts, as `scripts/data/places.mjs` makes them. */
export const belgianPlaces: readonly Place[] = placesByGroup.flat()

export const arrondissements: readonly Arrondissement[] = groups.map(({ names }, at) => {
  const zips = [...new Set(placesByGroup[at]?.map(({ zip }) => zip))]
  return { names: namesOf(names, zips[0] ?? ''), zips }
})

const byZip = new Map<string, Place[]>()
for (const place of belgianPlaces) byZip.set(place.zip, [...(byZip.get(place.zip) ?? []), place])

/** The main place of a postal code. */
export const mainPlaceOf = (zip: string): Place | undefined => byZip.get(zip)?.[0]

/** Without case and accents; hyphens, apostrophes and blanks make no difference. */
const folded = (name: string): string =>
  foldText(name)
    .replace(/[\s'’-]+/g, ' ')
    .trim()

/** Finds a place by a name in any language and its postal code. */
export function findPlace({ name, zip }: { name: string; zip: string }): Place | undefined {
  const key = folded(name)
  return byZip
    .get(zip)
    ?.find(({ names }) => Object.values(names).some((other) => folded(other) === key))
}
