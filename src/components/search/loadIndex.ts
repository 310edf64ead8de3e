import type { SearchIndex } from '@/domain/catalogue/search/answers'

const requests = new Map<string, Promise<SearchIndex>>()

async function fetchIndex(locale: string): Promise<SearchIndex> {
  const response = await fetch(`/api/search/index?lang=${locale}`)
  if (!response.ok) throw new Error(`The search index of ${locale} answers ${response.status}`)
  return (await response.json()) as SearchIndex
}

/**
 * Loads the types and towns of a language, once per page. A failed request is repeated at the next
 * call.
 */
export function loadIndex(locale: string): Promise<SearchIndex> {
  const cached = requests.get(locale)
  if (cached) return cached
  const request = fetchIndex(locale)
  requests.set(locale, request)
  request.catch(() => requests.delete(locale))
  return request
}
