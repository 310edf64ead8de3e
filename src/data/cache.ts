import { revalidateTag, unstable_cache } from 'next/cache'

import { EVERYTHING } from './changes/tags'

/**
 * Keeps the answer to a question until something it was made of changes. The tags name what it shows, in the words of
 * `changes/tags.ts`, and follow from the first thing asked; the page that asks carries them too.
 */
export function remembered<Asked extends unknown[], Answer>(
  name: string,
  tags: string[] | ((asked: Asked[0]) => string[]),
  question: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return (...asked) => {
    const own = typeof tags === 'function' ? tags(asked[0]) : tags
    return unstable_cache(question, [name], { tags: [EVERYTHING, ...own], revalidate: false })(...asked)
  }
}

/** Renews every page that shows one of these, at once and not at the next visit after it. */
export function forget(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
