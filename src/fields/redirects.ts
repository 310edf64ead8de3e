import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import {
  type Addresses,
  addressesOf,
  findAllPublished,
  findPublished,
  placedCollections,
  type PlacedDocuments,
  type Target,
} from './publicAddresses'

const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

/** Stores the documents from before the save in the request, for `leaveRedirects` to compare. */
export const rememberAddresses: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'update' || isQuiet(req)) return data
  // The query replaces the context of the request, so it runs first.
  const before = await findAllPublished(req)
  req.context.placed = before
  return data
}

/** Returns the documents as they are after the save of one, without reading the others again. */
async function withSaved(
  req: PayloadRequest,
  before: PlacedDocuments,
  { collection, id }: { collection: string; id: string },
): Promise<PlacedDocuments> {
  const slug = placedCollections.find((one) => one === collection)
  if (!slug) return before
  const saved = await findPublished(req, slug, { id: { equals: id } })
  const others = before[slug].filter((doc) => doc.id !== id)
  return { ...before, [slug]: [...others, ...saved] }
}

type Move = { from: string; target: Target; to: string | undefined }

/** Writes an automatic redirect to a document; to a category, which redirects cannot name, by its address. */
async function redirect(
  req: PayloadRequest,
  { from, target: { kind, id }, to }: Move,
): Promise<void> {
  // Editors who may not make redirects by hand still get automatic ones.
  const common = { collection: 'redirects', req, depth: 0, overrideAccess: true } as const
  const byAddress = kind === 'category'
  const data = {
    from,
    kind: byAddress ? ('url' as const) : kind,
    page: kind === 'page' ? id : null,
    article: kind === 'article' ? id : null,
    url: byAddress ? to : null,
    automatic: true,
  }
  if (byAddress)
    await req.payload.update({
      ...common,
      where: { url: { equals: from }, automatic: { equals: true } },
      data: { url: to },
    })
  const { docs } = await req.payload.find({
    ...common,
    where: { from: { equals: from } },
    limit: 1,
  })
  const [existing] = docs
  if (existing) await req.payload.update({ ...common, id: existing.id, data })
  else await req.payload.create({ ...common, data })
}

/** Returns the address of a document in the language of another one. */
const addressIn = (addresses: Addresses, other: string, { id }: Target): string | undefined =>
  [...addresses].find(
    ([address, target]) => target.id === id && address.startsWith(other.slice(0, 4)),
  )?.[0]

/**
 * Creates redirects from the addresses that a save has changed, and deletes those from addresses
 * now in use.
 */
export const leaveRedirects: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const placed = req.context.placed as PlacedDocuments | undefined
  if (!placed) return doc
  delete req.context.placed
  const before = addressesOf(placed)
  const after = addressesOf(
    await withSaved(req, placed, { collection: collection.slug, id: doc.id }),
  )
  const stillShown = new Set([...after.values()].map(({ id }) => id))
  for (const [from, target] of before) {
    if (after.has(from) || !stillShown.has(target.id)) continue
    const to = addressIn(after, from, target)
    // A category that is not shown in this language any more leads nowhere.
    if (to !== undefined || target.kind !== 'category') await redirect(req, { from, target, to })
  }
  const taken = [...after.keys()].filter((address) => !before.has(address))
  // An address that has a document again must not redirect.
  if (taken.length > 0)
    await req.payload.delete({
      collection: 'redirects',
      where: { from: { in: taken } },
      req,
      overrideAccess: true,
    })
  return doc
}

/** Deletes the redirects to a deleted document. */
export const dropRedirects: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const field = collection.slug === 'pages' ? 'page' : 'article'
  await req.payload.delete({
    collection: 'redirects',
    where: { [field]: { equals: id } },
    req,
    overrideAccess: true,
  })
}
