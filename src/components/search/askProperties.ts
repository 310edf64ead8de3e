import type { SearchAnswer } from '@/domain/search/answers'
import type { Trouble } from '@/domain/search/panel'

const TOO_MANY = 429
const kept = new Map<string, SearchAnswer>()

export const knownAnswer = (locale: string, text: string): SearchAnswer | undefined => kept.get(`${locale} ${text}`)

/** What the server finds for a text, or why it does not say; nothing when the question was withdrawn. */
export async function askProperties(locale: string, text: string, signal: AbortSignal): Promise<SearchAnswer | Trouble | undefined> {
  try {
    const answer = await fetch(`/api/search/properties?${new URLSearchParams({ lang: locale, q: text })}`, { signal })
    if (!answer.ok) return answer.status === TOO_MANY ? 'busy' : 'unreachable'
    const found = (await answer.json()) as SearchAnswer
    kept.set(`${locale} ${text}`, found)
    return found
  } catch {
    return signal.aborted ? undefined : 'unreachable'
  }
}
