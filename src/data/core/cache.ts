import { revalidateTag, unstable_cache } from 'next/cache'

import { EVERYTHING } from './cacheTags'
import { asOneRendering, oncePerRendering } from './rendering'
import { readForVisitors, showsRelease } from './standby/visitorReads'

/** How often each tag was invalidated. Global, because Next loads this module several times. */
const invalidations: Map<string, number> = ((
  globalThis as { hestiaForgotten?: Map<string, number> }
).hestiaForgotten ??= new Map())

/** The state of the current rendering: whether Next caches it and has to know its tags. */
const rendering = oncePerRendering(() => ({ isCached: true }))

/**
 * Marks the current rendering as made for one request only. Its queries are then answered from
 * memory as objects, instead of from Next's cache, which parses them from JSON each time.
 */
export const markRenderedPerRequest = (): void => {
  rendering().isCached = false
}

/** Runs what answers one request without React: its queries run once, and are answered from memory. */
export const forOneRequest = <Result>(work: () => Promise<Result>): Promise<Result> =>
  asOneRendering(() => {
    markRenderedPerRequest()
    return work()
  })

/**
 * Answers in memory, the least recently used first. They are shared: callers must not change them.
 * Answers, not promises of them: a promise keeps the request in memory in which it was made.
 */
const answersInMemory = new Map<string, { answer: unknown }>()
/** More than all lists of all languages ask for. */
const MAX_ANSWERS_IN_MEMORY = 300
/** Reads that have not answered yet, so that requests that arrive together read once. */
const pendingReads = new Map<string, Promise<unknown>>()

function storeInMemory(key: string, answer: unknown): void {
  answersInMemory.delete(key)
  answersInMemory.set(key, { answer })
  for (const oldest of answersInMemory.keys()) {
    if (answersInMemory.size <= MAX_ANSWERS_IN_MEMORY) break
    answersInMemory.delete(oldest)
  }
}

async function fromMemoryOr<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
  const known = answersInMemory.get(key) as { answer: Answer } | undefined
  if (known) {
    storeInMemory(key, known.answer)
    return known.answer
  }
  const pending = pendingReads.get(key) as Promise<Answer> | undefined
  if (pending) return pending
  const reading = read()
  pendingReads.set(key, reading)
  try {
    const answer = await reading
    storeInMemory(key, answer)
    return answer
  } finally {
    pendingReads.delete(key)
  }
}

/**
 * The part of a cache key that changes with every invalidation of the tags, so that an answer that
 * was being read during a change is never used after it.
 */
const generation = (tags: string[]): string =>
  tags.map((tag) => invalidations.get(tag) ?? 0).join('.')

/**
 * Wraps a query so that its answer is cached until one of its tags is invalidated. The tags, as
 * `cacheTags.ts` names them, say what the answer is made of and follow from the first argument; the
 * page that is being rendered carries them too. Within one rendering the same query runs once.
 */
export function cachedQuery<Params extends unknown[], Answer>(
  name: string,
  tags: string[] | ((firstParam: Params[0]) => string[]),
  query: (...params: Params) => Promise<Answer>,
): (...params: Params) => Promise<Answer> {
  const readCached = (params: Params, paramsKey: string): Promise<Answer> => {
    const allTags = [EVERYTHING, ...(typeof tags === 'function' ? tags(params[0]) : tags)]
    const keyParts = [name, generation(allTags)]
    const ask = (...given: Params) => readForVisitors(() => query(...given))
    if (showsRelease()) return ask(...params)
    if (rendering().isCached)
      return unstable_cache(ask, keyParts, { tags: allTags, revalidate: false })(...params)
    // Without Next: its cache is there only once it has answered a request, and we may be asked before.
    return fromMemoryOr([...keyParts, paramsKey].join(' '), () => ask(...params))
  }
  const answersOfRendering = oncePerRendering(() => new Map<string, Promise<Answer>>())
  return (...params) => {
    const answers = answersOfRendering()
    const paramsKey = JSON.stringify(params)
    const answer = answers.get(paramsKey) ?? readCached(params, paramsKey)
    answers.set(paramsKey, answer)
    return answer
  }
}

/**
 * Invalidates the tags at once: the next request renders every page that shows one of them again.
 */
export function invalidate(tags: string[]): void {
  for (const tag of tags) {
    invalidations.set(tag, (invalidations.get(tag) ?? 0) + 1)
    revalidateTag(tag, { expire: 0 })
  }
}
