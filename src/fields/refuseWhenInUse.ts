import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'

import { validationMessage } from '@/fields/validationMessage'

import { MAX_USES, findUses, type Use } from './uses'

/** The number of documents that a refusal names. */
const MAX_NAMES = 3

function labelIn(label: unknown, { i18n }: Pick<PayloadRequest, 'i18n'>): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const text = Object.entries(label).find(([language]) => language === i18n.language)?.[1]
  return typeof text === 'string' ? text : undefined
}

/**
 * Describes a use as the plural of the collection, the number of documents and some of their names.
 */
function describeUse({ slug, docs }: Use, req: PayloadRequest): string {
  const collection = req.payload.config.collections.find((entity) => entity.slug === slug)
  if (!docs || !collection)
    return (
      labelIn(req.payload.config.globals.find((entity) => entity.slug === slug)?.label, req) ?? slug
    )
  const title = collection.admin.useAsTitle ?? 'id'
  const names =
    title === 'id' ? [] : docs.map((doc) => doc[title]).filter((name) => typeof name === 'string')
  const shownNames = names.slice(0, MAX_NAMES).map((name) => `"${name}"`)
  const list =
    shownNames.length > 0
      ? ` (${shownNames.join(', ')}${docs.length > shownNames.length ? ', …' : ''})`
      : ''
  return `${labelIn(collection.labels.plural, req) ?? slug}: ${docs.length >= MAX_USES ? `${MAX_USES}+` : docs.length}${list}`
}

/**
 * Refuses to delete a document while others point to it, with the number and the place of the uses.
 */
export const refuseWhenInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  // A redirect is deleted with its document.
  const uses = (await findUses(req, collection.slug, String(id))).filter(
    ({ slug }) => slug !== 'redirects',
  )
  const places = uses.map((use) => describeUse(use, req))
  if (places.length > 0)
    throw new APIError(
      validationMessage(req, 'inUse', { places: places.join('; ') }),
      409,
      undefined,
      true,
    )
}
