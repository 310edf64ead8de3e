import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

/**
 * The cache handler of Next. Next's own handler compares the time an entry was written with the
 * time its tags were invalidated, so a page that was rendered during a change would count as fresh
 * for ever. Here time is a counter of changes, and an entry is as old as the start of its
 * rendering. Pages are compressed: as strings one euro sign would double their size.
 */
const MAX_BYTES = 48 * 1024 * 1024
const TAGS = 'x-next-cache-tags'
/** Renderings that never ended are forgotten beyond this number. */
const MAX_STARTED = 10_000

/** Next loads this file once for every kind of route; all of them share the state. */
const stateKey = Symbol.for('hestia.nextStore')
const emptyState = () => ({
  clock: 0,
  bytes: 0,
  entries: new Map(),
  invalidated: new Map(),
  started: new Map(),
})
/** @type {ReturnType<typeof emptyState>} */
const state = (globalThis[stateKey] ??= emptyState())

/** Two bytes a character, as an engine may store them. */
const bytesOf = (part) => (typeof part === 'string' ? 2 : 1) * (part?.length ?? 0)

const sizeOf = (value) => {
  const parts = [
    value.html,
    value.body,
    value.rscData,
    value.data?.body,
    ...(value.segmentData?.values() ?? []),
  ]
  return 500 + parts.reduce((sum, part) => sum + bytesOf(part), 0)
}

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)
const isPage = ({ kind }) => kind === 'APP_PAGE'

async function pack(value) {
  if (!isPage(value)) return value
  const [html, rscData] = await Promise.all([
    compress(value.html, { level: 1 }),
    value.rscData && compress(value.rscData, { level: 1 }),
  ])
  return { ...value, html, rscData }
}

async function unpack(value) {
  if (!isPage(value)) return value
  const [html, rscData] = await Promise.all([
    decompress(value.html),
    value.rscData && decompress(value.rscData),
  ])
  return { ...value, html: html.toString(), rscData }
}

const tagsOf = (value, tags) => [...(tags ?? []), ...(value.headers?.[TAGS]?.split(',') ?? [])]

const isInvalidated = ({ tags, asOf }) =>
  tags.some((tag) => (state.invalidated.get(tag) ?? 0) > asOf)

function drop(key) {
  const entry = state.entries.get(key)
  if (!entry) return
  state.bytes -= entry.size
  state.entries.delete(key)
}

function markStarted(key) {
  if (state.started.size >= MAX_STARTED) state.started.clear()
  if (!state.started.has(key)) state.started.set(key, state.clock)
}

function takeStart(key) {
  const asOf = state.started.get(key) ?? state.clock
  state.started.delete(key)
  return asOf
}

export default class NextStore {
  async get(key) {
    const entry = state.entries.get(key)
    if (!entry || isInvalidated(entry)) {
      drop(key)
      markStarted(key)
      return null
    }
    state.entries.delete(key)
    state.entries.set(key, entry)
    return { lastModified: entry.lastModified, value: await unpack(entry.value) }
  }

  async set(key, value, { tags } = {}) {
    const asOf = takeStart(key)
    drop(key)
    // There are endless addresses without a page.
    if (!value || value.status === 404) return
    const packed = await pack(value)
    const entry = {
      value: packed,
      tags: tagsOf(value, tags),
      asOf,
      size: sizeOf(packed),
      lastModified: Date.now(),
    }
    if (entry.size > MAX_BYTES / 8) return
    drop(key)
    state.entries.set(key, entry)
    state.bytes += entry.size
    for (const oldest of state.entries.keys()) {
      if (state.bytes <= MAX_BYTES) break
      drop(oldest)
    }
  }

  async revalidateTag(tags) {
    state.clock += 1
    for (const tag of [tags].flat()) state.invalidated.set(tag, state.clock)
  }

  resetRequestCache() {}
}
