import { revalidateTag, unstable_cache } from 'next/cache'
import { cache } from 'react'

import { EVERYTHING } from './changes/tags'

/** How often each tag was forgotten. Shared by all that Next loads apart. */
const counts: Map<string, number> = ((globalThis as { hestiaForgotten?: Map<string, number> }).hestiaForgotten ??= new Map())

/** Whether Next keeps what is being drawn, and so has to hear of what it shows. */
const rendering = cache(() => ({ isKept: true }))

/** Says that what is being drawn is for this question alone. Answers that are as they were come without being read from text again. */
export const drawnEachTime = (): void => {
  rendering().isKept = false
}

/** Longest unasked first. */
const ready = new Map<string, Promise<unknown>>()
/** More than all lists of all languages ask for. */
const MOST_READY = 300

/** Nobody changes what he was given: it is the same for all. */
function readyOr<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = ready.get(key) as Promise<Answer> | undefined
  const answer = known ?? ask()
  ready.delete(key)
  ready.set(key, answer)
  if (!known) answer.catch(() => ready.delete(key))
  for (const oldest of ready.keys()) {
    if (ready.size <= MOST_READY) break
    ready.delete(oldest)
  }
  return answer
}

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
  const ask = (asked: Asked, key: string): Promise<Answer> => {
    const own = [EVERYTHING, ...(typeof tags === 'function' ? tags(asked[0]) : tags)]
    const parts = [name, generation(own)]
    const read = () => unstable_cache(question, parts, { tags: own, revalidate: false })(...asked)
    return rendering().isKept ? read() : readyOr([...parts, key].join(' '), read)
  }
  const answers = cache(() => new Map<string, Promise<Answer>>())
  return (...asked) => {
    const known = answers()
    const key = JSON.stringify(asked)
    const answer = known.get(key) ?? ask(asked, key)
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
