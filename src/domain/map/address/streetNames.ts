import { foldText } from '../../catalogue/search/words'
import type { TileFeature } from '../tileFeature'

/** The forms of words of street names that mean the same, each as it is compared. */
const sameWords: Readonly<Record<string, string>> = {
  saint: 'st',
  sint: 'st',
  sainte: 'ste',
  avenue: 'av',
  ave: 'av',
  boulevard: 'bd',
  bld: 'bd',
  boul: 'bd',
  chaussee: 'ch',
  chee: 'ch',
  place: 'pl',
  dokter: 'dr',
  docteur: 'dr',
  burgemeester: 'burg',
}

/** "Kerkstr." is Kerkstraat, and "Hauptstr." is Hauptstraße. */
const comparedWord = (word: string): string =>
  sameWords[word] ?? word.replace(/(straat|strasse)$/, 'str')

const wordsOf = (name: string): string[] => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** A street name as it is compared: without case, accents, signs, spaces and short forms. */
export const foldStreet = (name: string): string => wordsOf(name).map(comparedWord).join('')

/**
 * The beginnings by which a name is completed while it is typed: as it is written, and with the short
 * forms of its words. The ends of streets stay whole, as "Kerkstra" is on the way to "Kerkstraat".
 */
export function completionKeys(name: string): string[] {
  const words = wordsOf(name)
  return [...new Set([words.join(''), words.map((word) => sameWords[word] ?? word).join('')])]
}

const separatedNames = (name: string): string[] => name.split(/ [-–/] /)

/** A street in two languages is often written with both: "Rue de la Loi - Wetstraat". */
const partsOf = (name: string): string[] => [name, ...separatedNames(name)]

/** The names that a thing in the tiles has under these keys, and each part of one in two languages. */
const namesOf = (properties: TileFeature['properties'], keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const name = properties[key]
    return typeof name === 'string' && name !== '' ? partsOf(name) : []
  })

/** The same names, as they are compared. */
export const foldedNames = (
  properties: TileFeature['properties'],
  keys: readonly string[],
): string[] => namesOf(properties, keys).map(foldStreet)

/** The name of a thing that is compared as this one is, as its file writes it. */
export const writtenName = (
  properties: TileFeature['properties'],
  keys: readonly string[],
  folded: string,
): string | undefined => namesOf(properties, keys).find((name) => foldStreet(name) === folded)

/** Each name of a thing once, those of two languages by themselves. */
export const singleNames = (
  properties: TileFeature['properties'],
  keys: readonly string[],
): string[] => {
  const names = keys.flatMap((key) => {
    const name = properties[key]
    return typeof name === 'string' ? separatedNames(name) : []
  })
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))]
}
