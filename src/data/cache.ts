import { revalidateTag, unstable_cache } from 'next/cache'
import { cache } from 'react'

import { EVERYTHING } from './changes/tags'

/** How often each tag was forgotten. Shared by all that Next loads apart. */
const counts: Map<string, number> = ((globalThis as { hestiaForgotten?: Map<string, number> }).hestiaForgotten ??= new Map())

/** Part of the name of an answer: one that was on its way during a change is never read after it. */
const generation = (tags: string[]): string => tags.map((tag) => counts.get(tag) ?? 0).join('.')

/**
 * Keeps the answer to a question until something it was made of changes. The tags name what it shows, in the words of
 * `changes/tags.ts`, and follow from the first thing asked; the page that asks carries them too. Within one rendering the
 * same is asked once.
 */
export function remembered<Asked extends unknown[], Answer>(
  name: string,
  tags: string[] | ((asked: Asked[0]) => string[]),
  question: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const ask = (asked: Asked): Promise<Answer> => {
    const own = [EVERYTHING, ...(typeof tags === 'function' ? tags(asked[0]) : tags)]
    return unstable_cache(question, [name, generation(own)], { tags: own, revalidate: false })(...asked)
  }
  const answers = cache(() => new Map<string, Promise<Answer>>())
  return (...asked) => {
    const known = answers()
    const key = JSON.stringify(asked)
    const answer = known.get(key) ?? ask(asked)
    known.set(key, answer)
    return answer
  }
}

/** Renews every page that shows one of these, at once and not at the next visit after it. */
export function forget(tags: string[]): void {
  for (const tag of tags) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
    revalidateTag(tag, { expire: 0 })
  }
}
