import { revalidateTag, unstable_cache } from 'next/cache'

/**
 * Keeps the answer to a question until something it was made of changes. The tags are the slugs of the collections and
 * globals that the answer shows; `src/jobs/announceChanges.ts` names the same slugs after a change.
 */
export function remembered<Asked extends unknown[], Answer>(
  name: string,
  tags: string[],
  question: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return unstable_cache(question, [name], { tags, revalidate: false })
}

/** Renews every page that shows one of these, at once and not at the next visit after it. */
export function forget(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
