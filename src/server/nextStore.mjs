/**
 * What Next keeps of rendered pages and answers. Its own store compares the time an entry came in with the time its tags
 * were forgotten, so a page that was on its way during a change would count as fresh for ever. Here time is a counter of
 * changes, and an entry is as old as the moment somebody began to make it.
 */
const LARGEST = 96 * 1024 * 1024
const TAGS = 'x-next-cache-tags'
/** Beyond this, work that never came to its end is let go. */
const MOST_BEGUN = 10_000

/** Next loads this file once for every kind of route, and all of them share what is kept. */
const shared = Symbol.for('hestia.nextStore')
const fresh = () => ({ clock: 0, bytes: 0, entries: new Map(), forgotten: new Map(), begun: new Map() })
/** @type {ReturnType<typeof fresh>} */
const state = (globalThis[shared] ??= fresh())

const sizeOf = (value) => {
  const parts = [value.html, value.body, value.rscData, value.data?.body, ...(value.segmentData?.values() ?? [])]
  return 500 + parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
}

const tagsOf = (value, given) => [...(given ?? []), ...(value.headers?.[TAGS]?.split(',') ?? [])]

const isForgotten = ({ tags, asOf }) => tags.some((tag) => (state.forgotten.get(tag) ?? 0) > asOf)

function drop(key) {
  const entry = state.entries.get(key)
  if (!entry) return
  state.bytes -= entry.size
  state.entries.delete(key)
}

function begin(key) {
  if (state.begun.size >= MOST_BEGUN) state.begun.clear()
  if (!state.begun.has(key)) state.begun.set(key, state.clock)
}

function beganAt(key) {
  const asOf = state.begun.get(key) ?? state.clock
  state.begun.delete(key)
  return asOf
}

export default class NextStore {
  async get(key) {
    const entry = state.entries.get(key)
    if (!entry || isForgotten(entry)) {
      drop(key)
      begin(key)
      return null
    }
    state.entries.delete(key)
    state.entries.set(key, entry)
    return { lastModified: entry.lastModified, value: entry.value }
  }

  async set(key, value, { tags } = {}) {
    const asOf = beganAt(key)
    drop(key)
    // There is no end of addresses at which there is nothing.
    if (!value || value.status === 404) return
    const entry = { value, tags: tagsOf(value, tags), asOf, size: sizeOf(value), lastModified: Date.now() }
    if (entry.size > LARGEST / 8) return
    state.entries.set(key, entry)
    state.bytes += entry.size
    for (const oldest of state.entries.keys()) {
      if (state.bytes <= LARGEST) break
      drop(oldest)
    }
  }

  async revalidateTag(tags) {
    state.clock += 1
    for (const tag of [tags].flat()) state.forgotten.set(tag, state.clock)
  }

  resetRequestCache() {}
}
