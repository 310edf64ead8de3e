import { keeper } from '@/components/storage/keeper'
import { CONSENT_KEY } from '@/domain/consent'
import { readRecent, RECENT_KEY, writeRecent } from '@/domain/search/recent'

const storage = keeper(() => window.localStorage)
let ofThisPage: string[] = []

/** Functional storage, like favourites; but nobody asked for it by a press, so it waits until the visitor has answered the banner. */
const mayKeep = (): boolean => storage.get(CONSENT_KEY) === 'set'

export const recentSearches = (): string[] => (mayKeep() ? readRecent(storage.get(RECENT_KEY)) : ofThisPage)

export function keepSearches(texts: string[]): void {
  ofThisPage = texts
  if (mayKeep() || texts.length === 0) storage.set(RECENT_KEY, writeRecent(texts))
}
