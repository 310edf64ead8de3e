import type { Goal } from '../vocabulary'

/**
 * The index that the browser searches by itself: types and towns of one language with the listings
 * on offer.
 */
export type SearchIndex = {
  types: {
    webId: number
    name: string
    counts: Record<Goal, number>
    hrefs: Record<Goal, string>
  }[]
  /**
   * `words` holds what else the town is called: the names of the other languages, without accents.
   */
  towns: {
    name: string
    zip: string
    words: string[]
    counts: Record<Goal, number>
    hrefs: Record<Goal, string>
  }[]
}

/** A part of what was typed, as the visitor reads it, and the search without it. */
export type Chip = { label: string; without: string }

/** A street of the map file, and the search for the homes near it. */
export type StreetSuggestion = { street: string; town: string; href: string }

export type SearchAnswer = {
  /**
   * What was asked, as it was understood; absent when nothing was typed that says something about a
   * list.
   */
  understood?: { chips: Chip[]; ways: { goal: Goal; href: string; count: number }[] }
  /** Words that mean nothing here, to be said. */
  unknown: string[]
  /** The text as it was probably meant, when a word is one letter from a known one. */
  didYouMean?: string | undefined
  /** The street or town in which there is nothing: the properties are those nearest to it. */
  nearestTo?: string
  /** Streets whose names begin as what was typed. */
  streets?: StreetSuggestion[]
  properties: {
    reference: number
    href: string
    text: string
    /** "Sold" or "let" of a listing that is found by its number though it can no longer be had. */
    state?: string
    picture?: { src: string; width: number; height: number; hash?: string; label?: string }
  }[]
}

/** Returns the lists that have something for what was understood, even when no listing has all the words. */
export const waysWithListings = (answer: Pick<SearchAnswer, 'understood'> | undefined) =>
  answer?.understood?.ways.filter(({ count }) => count > 0) ?? []
