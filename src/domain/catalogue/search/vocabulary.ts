import { byZip, type Town } from '../lists/listQuery'

import { keysOf, lexicon, typeKinds, type TypeKind } from './lexicon'

type NamesByLanguage = Readonly<Partial<Record<string, string>>>

/** The towns and types of an installation, with their names by language. */
export type Vocabulary = {
  towns: readonly { names: NamesByLanguage; zip: string }[]
  types: readonly { webId: number; names: NamesByLanguage }[]
}

/**
 * A town that a phrase names; `languages` are those in which it is called so, none for its postal
 * code.
 */
export type TownSense = {
  kind: 'town'
  names: NamesByLanguage
  zip: string
  languages: readonly string[]
}
export type TypeSense = { kind: 'ownType'; types: readonly number[]; languages: readonly string[] }

export type NameIndex = {
  towns: Vocabulary['towns']
  byKey: ReadonlyMap<string, readonly (TownSense | TypeSense)[]>
  /** The types of each of the nine kinds that the installation has. */
  kinds: Readonly<Record<TypeKind, readonly number[]>>
}

const namesByLanguage = (names: NamesByLanguage): [language: string, name: string][] =>
  Object.entries(names).flatMap(([language, name]) => (name ? [[language, name]] : []))

/** What a name is found by: itself, and each half of "Garage/Parking". */
const variants = (name: string): string[] =>
  [...new Set([name, ...name.split('/')])].flatMap(keysOf)

/** The languages in which each key names something. */
function keysByLanguage(
  names: NamesByLanguage,
  keys: (name: string) => string[],
): Map<string, string[]> {
  const languagesByKey = new Map<string, string[]>()
  for (const [language, name] of namesByLanguage(names))
    for (const key of keys(name))
      languagesByKey.set(key, [...(languagesByKey.get(key) ?? []), language])
  return languagesByKey
}

const ENDINGS = ['', 's', 'en', 'n', 'e']

const kindOfKey = (key: string): TypeKind | undefined => {
  const sense = lexicon.get(key)?.find(({ kind }) => kind === 'type')
  return sense?.kind === 'type' ? sense.value : undefined
}

/** By what a type is called, else by its number among the nine of the trade. */
function kindOf({ webId, names }: Vocabulary['types'][number]): TypeKind | undefined {
  const named = namesByLanguage(names).flatMap(([, name]) =>
    variants(name).flatMap((key) => kindOfKey(key) ?? []),
  )[0]
  return named ?? (namesByLanguage(names).length === 0 ? typeKinds[webId - 1] : undefined)
}

function buildIndex({ towns, types }: Vocabulary): NameIndex {
  const byKey = new Map<string, (TownSense | TypeSense)[]>()
  const addSense = (key: string, sense: TownSense | TypeSense) =>
    byKey.set(key, [...(byKey.get(key) ?? []), sense])
  const kinds = Object.fromEntries(
    typeKinds.map((kind): [TypeKind, number[]] => [kind, []]),
  ) as Record<TypeKind, number[]>
  for (const type of types) {
    const kind = kindOf(type)
    if (kind) kinds[kind].push(type.webId)
  }
  for (const { names, zip } of towns) {
    for (const [key, languages] of keysByLanguage(names, keysOf))
      addSense(key, { kind: 'town', names, zip, languages })
    for (const key of keysOf(zip)) addSense(key, { kind: 'town', names, zip, languages: [] })
  }
  for (const { webId, names } of types) {
    for (const [key, languages] of keysByLanguage(names, variants)) {
      for (const ending of ENDINGS)
        if (ending === '' || !lexicon.has(key + ending))
          addSense(key + ending, { kind: 'ownType', types: [webId], languages })
    }
  }
  return { towns, byKey, kinds }
}

const indexCache = new WeakMap<Vocabulary, NameIndex>()

/** Returns the name index of an installation, built once for each vocabulary. */
export function namesIn(vocabulary: Vocabulary): NameIndex {
  const index = indexCache.get(vocabulary) ?? buildIndex(vocabulary)
  indexCache.set(vocabulary, index)
  return index
}

/** The town as addresses of a language name it. */
export const townIn = (
  { names, zip }: Pick<TownSense, 'names' | 'zip'>,
  language: string,
): Town => ({ name: names[language] ?? namesByLanguage(names)[0]?.[1] ?? zip, zip })

/** Those that are called so in this language first, then by postal code. */
export const inLanguageFirst = <S extends Pick<TownSense, 'names' | 'zip' | 'languages'>>(
  senses: readonly S[],
  language: string,
): S[] =>
  senses.toSorted(
    (a, b) =>
      Number(b.languages.includes(language)) - Number(a.languages.includes(language)) ||
      byZip(townIn(a, language), townIn(b, language)),
  )
