import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { findLiveHome, findStoredLanguages, type LiveHome } from '@/fields/homePage'
import { validationMessage } from '@/fields/validationMessage'

const CONFLICT = 409

/** The home page before a save of a person. Payload replaces the context of a request, but not the request. */
const homes = new WeakMap<PayloadRequest, LiveHome | undefined>()

const refuse = (req: PayloadRequest): never => {
  throw new APIError(validationMessage(req, 'homeStaysShown'), CONFLICT, undefined, true)
}

/** Notes the home page before a person's save. Seeds and restores stay free. */
export const noteHome: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (req.user) homes.set(req, await findLiveHome(req))
  return data
}

/**
 * Refuses a save after which a language in use is without its home page, at once or at a planned moment. What
 * the site has is compared, so that a draft is free to say so and every way to save is asked.
 */
export const keepHomeShown: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = req.user ? homes.get(req) : undefined
  if (!before || before.id !== doc.id) return doc
  const after = await findLiveHome(req)
  const inUse = await findStoredLanguages(req)
  const isLost = before.shownIn.some(
    (locale) =>
      inUse.includes(locale) && !(after?.id === before.id && after.shownIn.includes(locale)),
  )
  const ends = after?.unpublishAt && after.unpublishAt !== before.unpublishAt
  return isLost || ends ? refuse(req) : doc
}

/** Refuses that a person deletes the home page while a language in use shows it. */
export const keepHome: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const home = req.user ? await findLiveHome(req) : undefined
  if (home?.id !== id) return
  const inUse = await findStoredLanguages(req)
  if (home.shownIn.some((locale) => inUse.includes(locale))) refuse(req)
}
