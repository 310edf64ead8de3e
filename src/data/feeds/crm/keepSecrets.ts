import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Plugin } from 'payload'

import { isEncrypted, isSamePlace, sendsSecret } from '@/domain/feeds/secretPlace'
import { extendAll } from '@/fields/extend'
import { refuseField } from '@/fields/refuseField'
import type { Feed } from '@/payload-types'

import { dropSecret, hasSecret, storeSecret } from './state'

const KEY = 'feedSecret'

/**
 * Takes a secret out of what is saved, before anything can keep it. Left empty, the stored one
 * stays, but for the place it was entered for alone: an editor who names another server would read
 * there what the studio never shows.
 */
const takeSecret: CollectionBeforeChangeHook<Feed> = async ({ data, originalDoc, req }) => {
  const { secret, ...kept } = data
  const use = { ...originalDoc, ...kept } as Feed
  if (sendsSecret(use) && !isEncrypted(use))
    refuseField(req, 'feeds', 'address', 'secretUnencrypted')
  if (typeof secret === 'string' && secret.trim() !== '') req.context[KEY] = secret.trim()
  else if (originalDoc?.id && !isSamePlace(originalDoc, use)) {
    if (sendsSecret(use) && (await hasSecret(req, originalDoc.id)))
      refuseField(req, 'feeds', 'secret', 'secretAgain')
    await dropSecret(req, originalDoc.id)
  }
  return kept
}

/** Seals the secret beside the feed, in the transaction of the save. */
const writeSecret: CollectionAfterChangeHook = async ({ doc, req }) => {
  const secret = req.context[KEY]
  if (typeof secret === 'string') {
    delete req.context[KEY]
    await storeSecret(req, String(doc.id), secret)
  }
  return doc
}

/** Keeps the secrets of feeds sealed beside them. */
export const keepFeedSecrets: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      slug === 'feeds'
        ? { hooks: { beforeChange: [takeSecret], afterChange: [writeSecret] } }
        : undefined,
  })
