import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'

import { say } from '@/fields/say'

import { COUNTED, findUses, type Use } from './uses'

/** How many of the documents in the way a refusal calls by name. */
const NAMED = 3

function wordsOf(label: unknown, { i18n }: Pick<PayloadRequest, 'i18n'>): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const text = Object.entries(label).find(([language]) => language === i18n.language)?.[1]
  return typeof text === 'string' ? text : undefined
}

function sentence({ slug, docs }: Use, req: PayloadRequest): string {
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  if (!docs || !collection) return wordsOf(req.payload.config.globals.find((one) => one.slug === slug)?.label, req) ?? slug
  const title = collection.admin.useAsTitle ?? 'id'
  const names = title === 'id' ? [] : docs.map((doc) => doc[title]).filter((name) => typeof name === 'string')
  const named = names.slice(0, NAMED).map((name) => `"${name}"`)
  const list = named.length > 0 ? ` (${named.join(', ')}${docs.length > named.length ? ', …' : ''})` : ''
  return `${wordsOf(collection.labels.plural, req) ?? slug}: ${docs.length >= COUNTED ? `${COUNTED}+` : docs.length}${list}`
}

/** Refuses to delete a document while others point to it, and says how many and where. */
export const refuseWhenInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  // A redirect goes with the document it leads to.
  const uses = (await findUses(req, collection.slug, String(id))).filter(({ slug }) => slug !== 'redirects')
  const places = uses.map((use) => sentence(use, req))
  if (places.length > 0) throw new APIError(say(req, 'inUse', { places: places.join('; ') }), 409, undefined, true)
}
