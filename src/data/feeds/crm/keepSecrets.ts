import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Plugin } from 'payload'

import { extendAll } from '@/fields/extend'

import { storeSecret } from './state'

const KEY = 'feedSecret'

/** Takes a secret out of what is saved, before anything can keep it. Left empty, the stored one stays. */
const takeSecret: CollectionBeforeChangeHook = ({ data, req }) => {
  const { secret, ...kept } = data
  if (typeof secret === 'string' && secret.trim() !== '') req.context[KEY] = secret.trim()
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
