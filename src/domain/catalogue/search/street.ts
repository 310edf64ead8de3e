import type { Rule } from './amounts'
import { lexicon, type Sense } from './lexicon'
import { localityAt } from './locality'
import type { Reader } from './reader'

/** How the names of streets end in Dutch and German. */
const ENDINGS = [
  'straat', 'laan', 'lei', 'weg', 'plein', 'kaai', 'dreef', 'baan', 'markt', 'kouter', 'dijk',
  'steenweg', 'vest', 'gracht', 'strasse', 'str', 'allee', 'platz', 'gasse',
] // prettier-ignore
/** How they begin in French, and in Dutch when a place follows. */
const BEGINNINGS = new Set([
  'rue', 'avenue', 'av', 'boulevard', 'bd', 'bld', 'chaussee', 'place', 'quai', 'chemin', 'route',
  'square', 'clos', 'dreve', 'allee', 'impasse', 'steenweg',
]) // prettier-ignore
/** Words that join the kind of a street to its name. */
const JOINTS = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'a', 'aux', 'op', 'naar'])
/** Words that no name of a street begins with. */
const SMALL_WORDS = new Set<Sense['kind']>(['filler', 'atMost', 'atLeast'])
const BOXES = new Set(['bus', 'bte', 'boite', 'box', 'b'])
/** More words than a street has before its number. */
const MAX_NAME_WORDS = 6
const MAX_WORDS_BEFORE = 3
/** A shorter word before a number is no name of a street. */
const MIN_NAME = 4
const UNITS = [
  'bedroom', 'room', 'squareMetre', 'are', 'hectare', 'kilometre', 'otherUnit', 'thousand',
  'million', 'euro',
] as const // prettier-ignore

/** Where the number of a house ends: "12", "12a", "12 bus 3"; no amount, postal code or "19 gemeenten". */
function numberEnd(reader: Reader, at: number): number {
  const { tokens } = reader
  const isNumber = /^\d{1,4}$/.test(tokens[at]?.word ?? '') && tokens[at]?.before !== 'break'
  const place = isNumber ? localityAt(reader, at) : undefined
  const isCode = place !== undefined && place.end > at + 1
  const isRegion = reader.skip(at, 'region', 'province') > at
  if (!isNumber || isCode || isRegion || reader.skip(at + 1, ...UNITS) > at + 1) return at
  const letter = tokens[at + 1]
  const end = letter?.isGlued && /^[a-z]$/.test(letter.word) ? at + 2 : at + 1
  const hasBox = BOXES.has(tokens[end]?.word ?? '') && tokens[end + 1]?.kind === 'number'
  return hasBox ? end + 2 : end
}

/** Where a word of the trade or a place ends: "Bauplatz", "place de parking", "Begijnendijk". */
const otherEnd = (reader: Reader, from: number): number =>
  reader.skip(from, 'type', 'feature', 'goal', 'new', 'place', 'town')

const isOther = (reader: Reader, from: number): boolean => otherEnd(reader, from) > from

/** Whether a word belongs to one of the trade that begins before it: "building" of "apartment building". */
const isTail = (reader: Reader, index: number): boolean =>
  [1, 2, 3].some((back) => index >= back && otherEnd(reader, index - back) > index)

/** A word of a name: it means nothing else here. */
function isName(reader: Reader, index: number): boolean {
  const { tokens, names, language } = reader
  const token = tokens[index]
  if (token?.kind !== 'word' || names.byKey.has(token.word) || isOther(reader, index)) return false
  const words = lexicon.get(token.word) ?? []
  return !words.some((word) => word.language === language && SMALL_WORDS.has(word.kind))
}

const hasEnding = (word: string): boolean =>
  ENDINGS.some((ending) => word.endsWith(ending) && word.length > ending.length + 1)

/** "Veldstraat 12", "Grote Markt 5", "Aachener Straße 20", "Leopold II laan". */
const germanic: Rule = (reader, from) => {
  const { tokens } = reader
  for (let at = from; at <= from + MAX_WORDS_BEFORE; at++) {
    const word = tokens[at]?.word ?? ''
    const isEnding = at > from && ENDINGS.includes(word)
    if (isEnding || (hasEnding(word) && !isOther(reader, at)))
      return { end: numberEnd(reader, at + 1), means: [{ kind: 'street' }] }
    if (!isName(reader, at)) return undefined
  }
  return undefined
}

/** "rue de la Loi 16"; without a number up to the first word that may be a town: "rue Neuve". */
const romance: Rule = (reader, from) => {
  const { tokens } = reader
  if (!BEGINNINGS.has(tokens[from]?.word ?? '')) return undefined
  for (let at = from + 2; at <= from + MAX_NAME_WORDS; at++) {
    const end = numberEnd(reader, at)
    if (end > at) return { end, means: [{ kind: 'street' }] }
    if (reader.at(at, 'type') ?? reader.at(at, 'goal')) break
  }
  let end = from + 1
  while (JOINTS.has(tokens[end]?.word ?? '')) end += 1
  if (tokens[end]?.kind !== 'word') return undefined
  end += 1
  while (isName(reader, end) && !localityAt(reader, end)) end += 1
  return { end, means: [{ kind: 'street' }] }
}

/** "Meir 50": a name that means nothing else, before a number that is no amount. */
const bare: Rule = (reader, from) => {
  const { tokens } = reader
  const word = tokens[from]?.word ?? ''
  if (!isName(reader, from) || isTail(reader, from) || word.length < MIN_NAME) return undefined
  const end = numberEnd(reader, from + 1)
  const isShort = /^\d{1,2}$/.test(tokens[from + 1]?.word ?? '')
  return end > from + 1 && isShort ? { end, means: [{ kind: 'street' }] } : undefined
}

/** A street, with the number of a house or not: looked for in the listings, no filter of lists; not "square meters". */
export const street: Rule = (reader, from) =>
  isOther(reader, from) || reader.skip(from, ...UNITS) > from
    ? undefined
    : (romance(reader, from) ?? germanic(reader, from) ?? bare(reader, from))
