/** What a visitor keeps on his own device, without an account: lists of references, each under its name. */
export const keptLists = ['favourites', 'compare'] as const
export type KeptList = (typeof keptLists)[number]

/** As many favourites as a page shows at once, and as many listings as fit side by side. */
export const keptLimits: Readonly<Record<KeptList, number>> = { favourites: 48, compare: 4 }

/** The key that carries references in an address; once for each of them. */
export const KEPT_KEY = 'property'

/** A reference as addresses write it: a whole number without leading zeros. */
const REFERENCE = /^[1-9]\d{0,8}$/

/** The references among some texts, each once, in the order they came. What is no reference is passed over. */
export const referencesIn = (texts: readonly string[]): number[] =>
  [...new Set(texts.map((text) => text.trim()).filter((text) => REFERENCE.test(text)))].map(Number)

/** A list as the browser stores it; whatever stands there, what comes out is a list. */
export const readKept = (list: KeptList, stored: string | null): number[] => referencesIn(stored?.split(',') ?? []).slice(0, keptLimits[list])

export const writeKept = (references: readonly number[]): string | null => (references.length > 0 ? references.join(',') : null)

/** The list after a press: with the listing, without it, or nothing when there is no room for one more. */
export function afterPress(list: KeptList, kept: readonly number[], reference: number): number[] | undefined {
  if (kept.includes(reference)) return kept.filter((one) => one !== reference)
  return kept.length < keptLimits[list] ? [...kept, reference] : undefined
}

/** Where a page shows these: an address to be shared. */
export const keptHref = (page: string, references: readonly number[]): string =>
  references.length > 0 ? `${page}?${references.map((reference) => `${KEPT_KEY}=${reference}`).join('&')}` : page

/** What a button or link says of itself in the markup: a list, and the references it is about. */
export const keptMark = (list: KeptList, ...references: number[]): string => `${list}:${references.join(',')}`

export function readMark(mark: string | undefined): { list: KeptList; references: number[] } | undefined {
  const [name, rest = ''] = mark?.split(':') ?? []
  const list = keptLists.find((one) => one === name)
  return list && { list, references: referencesIn(rest.split(',')) }
}
