import { FARTHEST_KM, NEAR_KM } from '../listings/question'
import { epcLetters } from '../listings/steps'

import { after, bound, unknown, type Either, type Match, type Rule } from './amounts'
import { isHead, lexicon, type Sense } from './lexicon'
import type { Meaning } from './meaning'
import type { Found, Reader } from './reader'
import { nearestMeant, townIn, type TownSense } from './vocabulary'

const letterAt = ({ tokens }: Reader, at: number): number => epcLetters.findIndex((letter) => letter === tokens[at]?.word)

function pluses({ tokens }: Reader, from: number): number {
  let end = from
  while (tokens[end]?.word === '+') end += 1
  return end
}

/** "A", "A++", "A of B": where the last letter ends, and the worst of them. */
function letters(reader: Reader, from: number): { end: number; worst: number } | undefined {
  let [end, worst] = [from, -1]
  for (let at = from; letterAt(reader, at) >= 0; at = reader.skip(end, 'to', 'and')) {
    worst = Math.max(worst, letterAt(reader, at))
    end = pluses(reader, at + 1)
  }
  return worst < 0 ? undefined : { end, worst }
}

/** "EPC B", "label C of beter", "b-label": who names a label takes a better one too. Lists know no kilowatt hours. */
export const energy: Rule = (reader, from) => {
  const start = bound(reader, from).end
  const named = reader.skip(start, 'energy')
  const before = bound(reader, named).end
  const found = letters(reader, named > start ? before : start)
  const number = named > start ? reader.number(before) : undefined
  if (number) return unknown(reader.skip(number.end, 'otherUnit'))
  const end = found && (named > start ? found.end : reader.skip(found.end, 'energy'))
  if (!found || end === undefined || (named === start && end === found.end)) return undefined
  return { end: after(reader, end, 'orBetter'), means: [{ kind: 'epc', epc: epcLetters.slice(0, found.worst + 1) }] }
}

/** A listing by its number: "ref 100320", "#100320". */
export const reference: Rule = (reader, from) => {
  const start = reader.skip(from, 'reference')
  const number = start > from ? reader.number(start) : undefined
  if (!number || !/^\d{1,9}$/.test(reader.tokens[start]?.word ?? '')) return undefined
  return { end: number.end, means: [{ kind: 'reference', reference: number.value }] }
}

/** A town by name, code or both: "Leuven", "3000", "3000 Leuven". */
function placeAt(reader: Reader, from: number): Found<TownSense> | undefined {
  const first = reader.at(from, 'town')
  const second = first && reader.at(first.end, 'town')
  const both = first && second ? first.senses.filter(({ zip }) => second.senses.some((other) => other.zip === zip)) : []
  return first && second && both.length > 0 ? { ...second, senses: both } : first
}

function kilometres(reader: Reader, from: number): { km: number; end: number } | undefined {
  const number = reader.number(from)
  const end = number && reader.skip(number.end, 'kilometre')
  if (!number || end === undefined || end === number.end) return undefined
  return { km: Math.min(Math.max(Math.round(number.value), 1), FARTHEST_KM), end }
}

function nearPlace(reader: Reader, { senses }: Found<TownSense>, km: number, end: number): Match | undefined {
  const [town] = nearestMeant(senses, reader.language)
  return town && { end, means: [{ kind: 'near', near: { ...townIn(town, reader.language), km } }] }
}

/** "10 km rond Leuven", "within 5 km of Ghent". */
const farFrom: Rule = (reader, from) => {
  const said = kilometres(reader, reader.skip(from, 'within'))
  const joined = said && reader.skip(said.end, 'awayFrom', 'near')
  const place = said && joined !== undefined ? placeAt(reader, reader.skip(joined, 'filler')) : undefined
  return said && place ? nearPlace(reader, place, said.km, place.end) : undefined
}

/** "nabij Leuven", "Leuven + 10 km", "Gand et environs". */
const around: Rule = (reader, from) => {
  const named = reader.skip(from, 'near')
  const place = placeAt(reader, named) ?? placeAt(reader, reader.skip(named, 'filler'))
  if (!place) return undefined
  const plusAt = reader.tokens[place.end]?.word === '+' ? place.end + 1 : place.end
  const said = kilometres(reader, reader.skip(plusAt, 'within'))
  const end = said?.end ?? reader.skip(place.end, 'surroundings')
  const isNear = named > from || end > place.end
  return isNear ? nearPlace(reader, place, said?.km ?? NEAR_KM, end) : undefined
}

export const near: Rule = (reader, from) => farFrom(reader, from) ?? around(reader, from)

/** "provincie Antwerpen": not the town. */
export const province: Rule = (reader, from) => {
  const start = reader.skip(from, 'provinceOf')
  const found = start > from ? (reader.at(start, 'province') ?? reader.at(reader.skip(start, 'filler'), 'province')) : undefined
  const [first] = found?.senses ?? []
  return found && first ? { end: found.end, means: [{ kind: 'province', province: first.value }] } : undefined
}

type Candidate = { end: number; rank: number; means: (Meaning | Either)[] }

/** What is called so in the language of the page goes before what is in another, towns before the words of the trade. */
function ranked<S extends { languages?: readonly string[]; language?: string }>(reader: Reader, senses: readonly S[], [own, other]: [number, number]): number {
  const isOwn = senses.some(({ languages, language }) => language === reader.language || languages?.length === 0 || languages?.includes(reader.language))
  return isOwn ? own : other
}

/** One-word names of hamlets that every sentence holds: "On", "As". */
const isFillerHere = (reader: Reader, key: string): boolean =>
  (lexicon.get(key) ?? []).some(({ kind, language }) => kind === 'filler' && language === reader.language)

function townsAt(reader: Reader, from: number): Candidate | undefined {
  const found = reader.at(from, 'town')
  if (!found || isFillerHere(reader, found.key)) return undefined
  const towns = nearestMeant(found.senses, reader.language).map((sense) => townIn(sense, reader.language))
  return { end: found.end, rank: ranked(reader, found.senses, [0, 4]), means: [{ kind: 'town', towns }] }
}

function compoundOf(sense: Sense | undefined): Meaning[] {
  if (sense?.kind !== 'type') return []
  return [...(sense.goal ? [{ kind: 'goal' as const, goal: sense.goal }] : []), ...(sense.isNew ? [{ kind: 'new' as const }] : [])]
}

function typesAt(reader: Reader, from: number): Candidate | undefined {
  const [own, word] = [reader.at(from, 'ownType'), reader.at(from, 'type')]
  const end = Math.max(own?.end ?? 0, word?.end ?? 0)
  const isOwn = own?.end === end
  const senses = word?.end === end ? word.senses.toSorted((a, b) => Number(b.language === reader.language) - Number(a.language === reader.language)) : []
  const ofKind = senses[0] ? reader.names.kinds[senses[0].value] : []
  const types =
    isOwn && !isHead(own.key) ? own.senses.flatMap((sense) => sense.types) : [...ofKind, ...(isOwn ? own.senses.flatMap((sense) => sense.types) : [])]
  if (end === 0 || types.length === 0) return undefined
  const rank = isOwn ? ranked(reader, own.senses, [1, 3]) : ranked(reader, senses, [2, 5])
  const feature = reader.at(from, 'feature')
  const unique = [...new Set(types)].sort((a, b) => a - b)
  const [which] = feature?.end === end ? feature.senses : []
  return { end, rank, means: [...compoundOf(senses[0]), which ? { kind: 'either', types: unique, feature: which.value } : { kind: 'type', types: unique }] }
}

const KINDS = ['goal', 'new', 'feature', 'region', 'province'] as const

function meaningOf(sense: Sense): Meaning | undefined {
  if (sense.kind === 'goal') return { kind: 'goal', goal: sense.value }
  if (sense.kind === 'feature') return { kind: 'has', feature: sense.value }
  if (sense.kind === 'region') return { kind: 'region', region: sense.value }
  if (sense.kind === 'province') return { kind: 'province', province: sense.value }
  return sense.kind === 'new' ? { kind: 'new' } : undefined
}

function wordsAt(reader: Reader, from: number, kind: (typeof KINDS)[number]): Candidate[] {
  const found = reader.at(from, kind)
  const [sense] = found?.senses ?? []
  const meaning = sense && meaningOf(sense)
  return found && meaning ? [{ end: found.end, rank: ranked(reader, found.senses, [2, 5]), means: [meaning] }] : []
}

/** A name or word that asks for something by itself; of several meanings the longest, then the nearest to the page's language. */
export const phrase: Rule = (reader, from) => {
  const candidates = [townsAt(reader, from), typesAt(reader, from), ...KINDS.flatMap((kind) => wordsAt(reader, from, kind))]
  return candidates.filter((one) => one !== undefined).sort((a, b) => b.end - a.end || a.rank - b.rank)[0]
}

/** A number on its own is that of a listing; a round one may as well be a price, and an amount that is written so is one. */
export const bareNumber: Rule = (reader, from) => {
  const { word = '' } = reader.tokens[from] ?? {}
  if (!/^\d{3,9}$/.test(word)) return undefined
  const value = Number(word)
  const isRound = (value >= 100 && value < 1000 && value % 50 === 0) || (value >= 50_000 && value % 5000 === 0)
  return { end: from + 1, means: [isRound ? { kind: 'price', priceTo: value, reference: value } : { kind: 'reference', reference: value }] }
}
