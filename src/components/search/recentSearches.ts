import { safeStorage } from '@/components/storage/safeStorage'
import { CONSENT_KEY } from '@/domain/privacy/consent'
import { readRecent, RECENT_KEY, writeRecent } from '@/domain/catalogue/search/recent'

const storage = safeStorage(() => window.localStorage)
let unstored: string[] = []

/**
 * Functional storage, like favourites. But it is not requested by a click, so it waits until the
 * visitor has answered the consent banner.
 */
const mayStore = (): boolean => storage.get(CONSENT_KEY) === 'set'

export const recentSearches = (): string[] =>
  mayStore() ? readRecent(storage.get(RECENT_KEY)) : unstored

export function storeSearches(texts: string[]): void {
  unstored = texts
  if (mayStore() || texts.length === 0) storage.set(RECENT_KEY, writeRecent(texts))
}
