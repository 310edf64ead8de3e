import type { SearchIndex } from '@/domain/search/answers'

const kept = new Map<string, Promise<SearchIndex>>()

async function ask(locale: string): Promise<SearchIndex> {
  const answer = await fetch(`/api/search/index?lang=${locale}`)
  if (!answer.ok) throw new Error(`The search index of ${locale} answers ${answer.status}`)
  return (await answer.json()) as SearchIndex
}

/** Types and towns of a language, asked for once a page; one that did not come is asked for again. */
export function loadIndex(locale: string): Promise<SearchIndex> {
  const known = kept.get(locale)
  if (known) return known
  const asked = ask(locale)
  kept.set(locale, asked)
  asked.catch(() => kept.delete(locale))
  return asked
}
