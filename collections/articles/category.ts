import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type RelationshipFieldSingleValidation,
} from 'payload'
import { relationship } from 'payload/shared'

import { validatePathsInParent } from '@/fields/path'
import { idOf } from '@/fields/related'
import { validationMessage } from '@/fields/validationMessage'
import type { Article } from '@/payload-types'

export const pathsFreeInCategory: RelationshipFieldSingleValidation = async (value, options) => {
  const result = await relationship(value, options)
  return result !== true || options.event !== 'submit'
    ? result
    : validatePathsInParent('category', value, options)
}

/** A new article stands where the last one does: without a category it would have no address. */
export async function categoryOfLast({
  req,
}: {
  req: PayloadRequest
}): Promise<string | undefined> {
  if (req.user?.collection !== 'users') return undefined
  const { docs } = await req.payload.find({
    collection: 'articles',
    where: { category: { exists: true } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { category: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return idOf(docs[0]?.category)
}

/** Refuses to publish an article that would have no address. What is published already is left. */
export const refuseWithoutCategory: CollectionBeforeChangeHook<Article> = ({
  data,
  originalDoc,
  req,
}) => {
  const isNew = data._status === 'published' && originalDoc?._status !== 'published'
  if (!req.user || !isNew || data.category) return data
  const message = validationMessage(req, 'articleWithoutCategory')
  throw new ValidationError(
    { collection: 'articles', errors: [{ path: 'category', message }], req },
    req.t,
  )
}
