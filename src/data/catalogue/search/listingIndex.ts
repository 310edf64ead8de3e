import { createListingColumns } from '@/domain/catalogue/lists/columns'
import { createOrders } from '@/domain/catalogue/lists/order'

import { locales } from '@/i18n/locales'

import { EVERYTHING, referencesInTags } from '@/data/core/cacheTags'
import { oncePerRendering } from '@/data/core/rendering'
import { showsRelease } from '@/data/core/standby/visitorReads'
import { createDocCache } from './docCache'
import { readAllRows, readRows } from './loadRows'
import { readVocabulary } from './vocabulary'

async function loadIndex() {
  const columns = createListingColumns()
  const vocabulary = await readVocabulary()
  for await (const rows of readAllRows()) for (const row of rows) columns.put(row)
  const orders = createOrders(columns)
  orders.sort()
  return { columns, orders, docs: createDocCache(), ...vocabulary }
}

export type ListingIndex = Awaited<ReturnType<typeof loadIndex>>
type Holder = { index?: Promise<ListingIndex> | undefined; updates: Promise<void> }

/** The index of the process. Global, because Next loads this module several times. */
const holder: Holder = ((globalThis as { hestiaListings?: Holder }).hestiaListings ??= {
  updates: Promise.resolve(),
})

/** The preview of a release has an index of its own, with its drafts. */
const loadForRelease = oncePerRendering(loadIndex)

/**
 * Returns the listing index, loaded on first use: every listing that lists may show, in memory, so
 * that a list takes milliseconds, with the count beside every filter. It mirrors the table
 * `property_search`.
 */
export function getListingIndex(): Promise<ListingIndex> {
  if (showsRelease()) return loadForRelease()
  const current = (holder.index ??= loadIndex())
  return current.catch((error: unknown) => {
    if (holder.index === current) holder.index = undefined
    throw error
  })
}

async function updateRows(references: readonly number[]): Promise<void> {
  const { columns, orders, docs } = await getListingIndex()
  const rows = await readRows(references)
  docs.invalidate(references, locales)
  const slotsBefore = references.flatMap((reference) => columns.slotOf(reference) ?? [])
  const remaining = new Set(rows.map(({ reference }) => reference))
  for (const reference of references) if (!remaining.has(reference)) columns.drop(reference)
  for (const row of rows) columns.put(row)
  const slotsAfter = rows.flatMap(({ reference }) => columns.slotOf(reference) ?? [])
  orders.renew([...slotsBefore, ...slotsAfter])
}

/** Tags after which the whole index is loaded again: towns and types are part of every listing. */
const reloadTags = [EVERYTHING, 'cities', 'property-types']

async function update(tags: readonly string[]): Promise<void> {
  if (!holder.index) return
  const references = referencesInTags(tags)
  if (tags.some((tag) => reloadTags.includes(tag))) {
    const reloaded = loadIndex()
    await reloaded
    holder.index = reloaded
  } else if (references.length > 0) await updateRows(references)
}

/**
 * Updates the index after a committed change, one change after the other. Queries that run
 * meanwhile see the listings as they were before it.
 */
export function updateListingIndex(tags: readonly string[]): Promise<void> {
  const done = holder.updates.then(() => update(tags))
  holder.updates = done.catch(() => {})
  return done
}
