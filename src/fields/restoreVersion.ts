import {
  APIError,
  createLocalReq,
  restoreVersionOperation,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { Locale } from '@/i18n/locales'

import { validationMessage } from './validationMessage'

const CONFLICT = 409

type Options = {
  /** The version; without one nothing is kept of what was before. */
  id: string | undefined
  /** Saves it as the newest draft, in place of on the site. */
  draft: boolean
  locale: Locale
  overrideAccess: boolean
  req: Pick<PayloadRequest, 'i18n' | 'user'> & Partial<PayloadRequest>
}

/** Saves an earlier version of a document again. The Local API can do so only on the site. */
export async function restoreVersion(
  payload: Payload,
  collection: CollectionSlug,
  { id, draft, locale, overrideAccess, req }: Options,
): Promise<void> {
  if (id === undefined)
    throw new APIError(validationMessage(req, 'versionBeforeGone'), CONFLICT, undefined, true)
  const { user } = req
  const own = await createLocalReq({ req, locale, ...(user && { user }) }, payload)
  own.fallbackLocale = false
  await restoreVersionOperation({
    id,
    collection: payload.collections[collection],
    depth: 0,
    draft,
    overrideAccess,
    req: own,
  })
}
