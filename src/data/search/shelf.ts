import { createColumns } from '@/domain/listings/columns'
import { createOrders } from '@/domain/listings/order'

import { locales } from '@/i18n/locales'

import { EVERYTHING, referencesIn } from '../changes/tags'
import { createDocs } from './docs'
import { readAllRows, readRows } from './rows'
import { readVocabulary } from './vocabulary'

async function load() {
  const columns = createColumns()
  const vocabulary = await readVocabulary()
  for await (const rows of readAllRows()) for (const row of rows) columns.put(row)
  const orders = createOrders(columns)
  orders.sort()
  return { columns, orders, docs: createDocs(), ...vocabulary }
}

export type Shelf = Awaited<ReturnType<typeof load>>
type Holder = { shelf?: Promise<Shelf> | undefined; work: Promise<void> }

/** One for the process, shared by all that Next loads apart. */
const holder: Holder = ((globalThis as { hestiaListings?: Holder }).hestiaListings ??= { work: Promise.resolve() })

/**
 * Every listing that lists may show, in memory: a list with the counts beside all its filters takes one look at each.
 * The table `property_search` is the truth; this is what it held when it last changed.
 */
export function listings(): Promise<Shelf> {
  const found = (holder.shelf ??= load())
  return found.catch((error: unknown) => {
    if (holder.shelf === found) holder.shelf = undefined
    throw error
  })
}

async function renewSome(references: readonly number[]): Promise<void> {
  const { columns, orders, docs } = await listings()
  const rows = await readRows(references)
  docs.forget(references, locales)
  const before = references.flatMap((reference) => columns.slotOf(reference) ?? [])
  const found = new Set(rows.map(({ reference }) => reference))
  for (const reference of references) if (!found.has(reference)) columns.drop(reference)
  for (const row of rows) columns.put(row)
  orders.renew([...before, ...rows.flatMap(({ reference }) => columns.slotOf(reference) ?? [])])
}

/** Towns and types stand in every listing. */
const wholesale = [EVERYTHING, 'cities', 'property-types']

async function renew(tags: readonly string[]): Promise<void> {
  if (!holder.shelf) return
  const references = referencesIn(tags)
  if (tags.some((tag) => wholesale.includes(tag))) {
    const fresh = load()
    await fresh
    holder.shelf = fresh
  } else if (references.length > 0) await renewSome(references)
}

/** Follows a committed change, one after the other. Whoever asks meanwhile is answered from what was before. */
export function renewListings(tags: readonly string[]): Promise<void> {
  const done = holder.work.then(() => renew(tags))
  holder.work = done.catch(() => {})
  return done
}
