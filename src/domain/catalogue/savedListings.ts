import { isReference } from './reference'

/** The lists of saved listings, kept on the visitor's device without an account. */
export const savedLists = ['favourites', 'compare'] as const
export type SavedList = (typeof savedLists)[number]

/** The most favourites that a page shows, and the most listings that fit side by side. */
export const savedLimits: Readonly<Record<SavedList, number>> = { favourites: 48, compare: 4 }

/** The key that carries references in an address; once for each of them. */
export const SAVED_KEY = 'property'

/**
 * The references among some texts, each once, in the order they came. What is no reference is
 * passed over.
 */
export const referencesIn = (texts: readonly string[]): number[] =>
  [...new Set(texts.map((text) => text.trim()).filter(isReference))].map(Number)

/** Reads a stored list; invalid content is left out. */
export const readSaved = (list: SavedList, stored: string | null): number[] =>
  referencesIn(stored?.split(',') ?? []).slice(0, savedLimits[list])

export const writeSaved = (references: readonly number[]): string | null =>
  references.length > 0 ? references.join(',') : null

/** Adds or removes a listing; undefined when the list is full. */
export function toggleSaved(
  list: SavedList,
  references: readonly number[],
  reference: number,
): number[] | undefined {
  if (references.includes(reference)) return references.filter((one) => one !== reference)
  return references.length < savedLimits[list] ? [...references, reference] : undefined
}

/** Returns the address of a page with these listings, to be shared. */
export const savedHref = (page: string, references: readonly number[]): string =>
  references.length > 0
    ? `${page}?${references.map((reference) => `${SAVED_KEY}=${reference}`).join('&')}`
    : page

/** Returns the mark of a button or link in the markup: its list and references. */
export const savedMark = (list: SavedList, ...references: number[]): string =>
  `${list}:${references.join(',')}`

export function readSavedMark(
  mark: string | undefined,
): { list: SavedList; references: number[] } | undefined {
  const [name, rest = ''] = mark?.split(':') ?? []
  const list = savedLists.find((one) => one === name)
  return list && { list, references: referencesIn(rest.split(',')) }
}
