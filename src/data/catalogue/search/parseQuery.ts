import { writeListQuery } from '@/domain/catalogue/lists/listQuery'
import type { Chip, SearchAnswer } from '@/domain/catalogue/search/answers'
import { didYouMean } from '@/domain/catalogue/search/didYouMean'
import { listQueryOf } from '@/domain/catalogue/search/meaning'
import { understand, withoutPart, type Understood } from '@/domain/catalogue/search/understand'
import type { Vocabulary } from '@/domain/catalogue/search/vocabulary'
import { cutQuery, isNumberWord, wordsOf } from '@/domain/catalogue/search/words'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { appliedFilters } from '../views/appliedFilters'
import { findSearchHits } from './searchHits'
import { matchQuery, searchListings } from './matchQuery'
import type { ListingIndex } from './listingIndex'
import { nameIn } from './vocabulary'
import { findListBases, listHrefs } from './listUrls'

const vocabularies = new WeakMap<ListingIndex, Vocabulary>()

function vocabularyOf(listingIndex: ListingIndex): Vocabulary {
  const cached = vocabularies.get(listingIndex)
  if (cached) return cached
  const vocabulary: Vocabulary = {
    towns: [...listingIndex.cities.values()].map(({ doc: { zip }, names }) => ({ names, zip })),
    types: [...listingIndex.types.values()].map(({ doc: { webId }, names }) => ({ webId, names })),
  }
  vocabularies.set(listingIndex, vocabulary)
  return vocabulary
}

/** Returns a chip for each part of the text that was understood. */
function chipsOf(
  listingIndex: ListingIndex,
  text: string,
  { parts, impliedGoal }: Understood,
  locale: Locale,
): Chip[] {
  const t = translate(locale)
  const typeName = (webId: number) => {
    const type = listingIndex.types.get(webId)
    return type ? nameIn(type, locale) : String(webId)
  }
  // Naming both goals undoes what the budget says.
  const bothGoals = `${text} ${t('toSale')} ${t('toRent')}`.toLowerCase()
  const implied = impliedGoal
    ? [{ label: t(impliedGoal === 'sale' ? 'toSale' : 'toRent'), without: bothGoals }]
    : []
  const named = parts.flatMap((part) => {
    const partLabels =
      part.kind === 'goal'
        ? [t(part.goal === 'sale' ? 'toSale' : 'toRent')]
        : part.kind === 'zone'
          ? [part.name]
          : part.kind === 'street'
            ? [part.text]
            : appliedFilters(listQueryOf([part]), typeName, locale).map(({ label }) => label)
    const labels = [...new Set(partLabels)]
    return labels.length > 0 ? [{ label: labels.join(', '), without: withoutPart(text, part) }] : []
  })
  return [...named, ...implied]
}

/** A text that a visitor typed: `isAsking` when it contains filters, not only words. */
export type ParsedQuery = { text: string; understood: Understood; isAsking: boolean }

/** Parses the text of a search. */
export function parseQuery(listingIndex: ListingIndex, typed: string, locale: Locale): ParsedQuery {
  const text = cutQuery(typed)
  const understood = understand(text, vocabularyOf(listingIndex), locale)
  return {
    text,
    understood,
    isAsking: understood.goal !== undefined || writeListQuery(understood.query) !== '',
  }
}

/**
 * Returns the links to the lists of the query with their counts: the goal that was named first, or
 * only the one that the budget implies.
 */
async function listLinksOf(
  listingIndex: ListingIndex,
  { understood: { query, goal: namedGoal, impliedGoal } }: ParsedQuery,
  locale: Locale,
) {
  const hrefs = listHrefs(await findListBases(locale), query)
  const { counts } = matchQuery(listingIndex, query, undefined, locale)
  const possible = impliedGoal ? [impliedGoal] : goals
  const ordered = namedGoal ? [namedGoal, ...goals.filter((goal) => goal !== namedGoal)] : possible
  return ordered.flatMap((goal) =>
    hrefs[goal] === '' ? [] : [{ goal, href: hrefs[goal], count: counts[goal] }],
  )
}

const streetsOf = ({ parts }: Understood): string[] =>
  parts.filter(({ kind }) => kind === 'street').map(({ text }) => text)

/** Finds the references of the results: the one that was typed, then those that match. */
async function findReferences(
  listingIndex: ListingIndex,
  { text, understood, isAsking }: ParsedQuery,
  size: number,
  locale: Locale,
): Promise<number[]> {
  const { reference, query: question, unknown } = understood
  const goal = understood.goal ?? understood.impliedGoal
  const typed = wordsOf(isAsking ? [...streetsOf(understood), ...unknown].join(' ') : text)
  // A single letter would match every title; a single digit is a house number after its street.
  const words = typed.filter((word, at) => word.length > 1 || (at > 0 && isNumberWord(word)))
  const matches =
    isAsking || words.length > 0
      ? await searchListings(listingIndex, { question, goal, words }, size, locale)
      : []
  return [...new Set([...(reference === undefined ? [] : [reference]), ...matches])]
}

/** Answers a parsed search. */
export async function answerQuery(
  listingIndex: ListingIndex,
  parsed: ParsedQuery,
  size: number,
  locale: Locale,
): Promise<SearchAnswer> {
  const { understood, text, isAsking } = parsed
  const references = await findReferences(listingIndex, parsed, size, locale)
  const hits = await findSearchHits(listingIndex, references, locale)
  // Words that the results contain are not unknown, unless lists are linked, which ignore words.
  const unknown =
    hits.length === 0
      ? [...streetsOf(understood), ...understood.unknown]
      : isAsking
        ? understood.unknown
        : []
  const meant = didYouMean(text, unknown, vocabularyOf(listingIndex), locale)
  return {
    ...(isAsking && {
      understood: {
        chips: chipsOf(listingIndex, text, understood, locale),
        ways: await listLinksOf(listingIndex, parsed, locale),
      },
    }),
    unknown,
    ...(meant !== undefined && { didYouMean: meant }),
    properties: hits.slice(0, size),
  }
}
