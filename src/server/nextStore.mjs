import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

/**
 * What Next keeps of rendered pages and answers. Its own store compares the time an entry came in with the time its tags
 * were forgotten, so a page that was on its way during a change would count as fresh for ever. Here time is a counter of
 * changes, and an entry is as old as the moment somebody began to make it. Pages are kept small: as text of the language's
 * own strings one euro sign would double them.
 */
const LARGEST = 48 * 1024 * 1024
const TAGS = 'x-next-cache-tags'
/** Beyond this, work that never came to its end is let go. */
const MOST_BEGUN = 10_000

/** Next loads this file once for every kind of route, and all of them share what is kept. */
const shared = Symbol.for('hestia.nextStore')
const fresh = () => ({ clock: 0, bytes: 0, entries: new Map(), forgotten: new Map(), begun: new Map() })
/** @type {ReturnType<typeof fresh>} */
const state = (globalThis[shared] ??= fresh())

/** Two bytes a letter, as an engine may keep them. */
const bytesOf = (part) => (typeof part === 'string' ? 2 : 1) * (part?.length ?? 0)

const sizeOf = (value) => {
  const parts = [value.html, value.body, value.rscData, value.data?.body, ...(value.segmentData?.values() ?? [])]
  return 500 + parts.reduce((sum, part) => sum + bytesOf(part), 0)
}

const [squeeze, stretch] = [promisify(deflateRaw), promisify(inflateRaw)]
const isPage = ({ kind }) => kind === 'APP_PAGE'

async function pack(value) {
  if (!isPage(value)) return value
  const [html, rscData] = await Promise.all([squeeze(value.html, { level: 1 }), value.rscData && squeeze(value.rscData, { level: 1 })])
  return { ...value, html, rscData }
}

async function unpack(value) {
  if (!isPage(value)) return value
  const [html, rscData] = await Promise.all([stretch(value.html), value.rscData && stretch(value.rscData)])
  return { ...value, html: html.toString(), rscData }
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
    return { lastModified: entry.lastModified, value: await unpack(entry.value) }
  }

  async set(key, value, { tags } = {}) {
    const asOf = beganAt(key)
    drop(key)
    // There is no end of addresses at which there is nothing.
    if (!value || value.status === 404) return
    const kept = await pack(value)
    const entry = { value: kept, tags: tagsOf(value, tags), asOf, size: sizeOf(kept), lastModified: Date.now() }
    if (entry.size > LARGEST / 8) return
    drop(key)
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
