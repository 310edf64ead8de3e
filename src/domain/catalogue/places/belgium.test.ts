import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { provinceOf } from '../provinces'
import { understand } from '../search/understand'
import type { Vocabulary } from '../search/vocabulary'
import { foldText } from '../search/words'

import { arrondissements, belgianPlaces, findPlace, mainPlaceOf } from './belgium'

type Named = { zip: string; webId: number; name: Record<string, string> }
const data = (path: string): Named[] => JSON.parse(readFileSync(path, 'utf8')) as Named[]
const vocabulary: Vocabulary = {
  towns: data('src/seed/data/cities.json').map(({ zip, name }) => ({ zip, names: name })),
  types: data('src/seed/data/property-types.json').map(({ webId, name }) => ({
    webId,
    names: name,
  })),
}
const languages = ['nl', 'fr', 'en', 'de'] as const

/** Returns whether a query is read as one place and nothing else, of this name or postal code. */
function isReadAs(typed: string, { name, zip }: { name: string; zip: string }, language: string) {
  const { parts, unknown } = understand(typed, vocabulary, language)
  const [part, ...others] = parts
  return (
    part?.kind === 'town' &&
    others.length === 0 &&
    unknown.length === 0 &&
    part.towns.some(
      (town) =>
        town.zip === zip ||
        foldText(town.name) === foldText(name) ||
        Object.values(findPlace(town)?.names ?? {}).some(
          (other) => foldText(other) === foldText(name),
        ),
    )
  )
}

describe('the places of Belgium', () => {
  it('are all there: 2,800 names, every postal code in a province', () => {
    expect(belgianPlaces.length).toBeGreaterThan(2790)
    expect(belgianPlaces.filter(({ zip }) => provinceOf(zip) === undefined)).toEqual([])
    expect(arrondissements).toHaveLength(43)
  })

  it.each([
    ['Pajottegem', '1755', 'flemish_brabant'],
    ['Beveren-Kruibeke-Zwijndrecht', '2070', 'east_flanders'],
    ['Beveren-Kruibeke-Zwijndrecht', '9120', 'east_flanders'],
    ['Merelbeke-Melle', '9820', 'east_flanders'],
    ['Nazareth-De Pinte', '9840', 'east_flanders'],
    ['Tongeren-Borgloon', '3700', 'limburg'],
    ['Bilzen-Hoeselt', '3730', 'limburg'],
    ['Tessenderlo-Ham', '3980', 'limburg'],
  ])('know %s (%s), a municipality since 2025', (name, zip, province) => {
    expect([findPlace({ name, zip })?.names.nl, provinceOf(zip)]).toEqual([name, province])
  })

  it('lie in Belgium', () => {
    const outside = belgianPlaces.filter(
      ({ latitude, longitude }) =>
        !(latitude > 49.4 && latitude < 51.6 && longitude > 2.5 && longitude < 6.5),
    )
    expect(outside).toEqual([])
  })

  it.each(languages)('are read as that place when their name is typed alone (%s)', (language) => {
    const wrong = belgianPlaces.flatMap(({ names, zip }) =>
      [...new Set(Object.values(names))].filter((name) => !isReadAs(name, { name, zip }, language)),
    )
    expect(wrong).toEqual([])
  })

  it('are read by their postal code, and by name and code together', () => {
    const codes = [...new Set(belgianPlaces.map(({ zip }) => zip))]
    expect(codes.length).toBeGreaterThan(1140)
    const wrong = codes.filter((zip) => {
      const name = mainPlaceOf(zip)?.names.nl ?? ''
      return !isReadAs(zip, { name, zip }, 'nl') || !isReadAs(`${zip} ${name}`, { name, zip }, 'nl')
    })
    expect(wrong).toEqual([])
  })

  it('are no words of another meaning in a question', () => {
    const parts = (text: string, language: string) =>
      understand(text, vocabulary, language).parts.map(({ kind }) => kind)
    expect(parts('huis met zolder', 'nl')).toEqual(['type', 'has'])
    expect(parts('forêt à vendre', 'fr')).toEqual(['type', 'goal'])
    expect(parts('my house on sale', 'en')).toEqual(['type', 'goal'])
  })
})
