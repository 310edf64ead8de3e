import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import type { SearchFailure } from '@/domain/catalogue/search/panel'

const TOO_MANY_REQUESTS = 429
const answers = new Map<string, SearchAnswer>()

export const cachedAnswer = (locale: string, text: string): SearchAnswer | undefined =>
  answers.get(`${locale} ${text}`)

/**
 * Returns the answer of the server for a text, or why there is none; undefined when the request
 * was aborted.
 */
export async function fetchProperties(
  locale: string,
  text: string,
  signal: AbortSignal,
): Promise<SearchAnswer | SearchFailure | undefined> {
  try {
    const response = await fetch(
      `/api/search/properties?${new URLSearchParams({ lang: locale, q: text })}`,
      { signal },
    )
    if (!response.ok) return response.status === TOO_MANY_REQUESTS ? 'busy' : 'unreachable'
    const answer = (await response.json()) as SearchAnswer
    answers.set(`${locale} ${text}`, answer)
    return answer
  } catch {
    return signal.aborted ? undefined : 'unreachable'
  }
}
