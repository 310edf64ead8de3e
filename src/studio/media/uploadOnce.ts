import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  parseParams,
  type Endpoint,
  type PayloadRequest,
} from 'payload'

import { findSamePicture } from '@/data/site/pictureCopies'
import { nameOfContent } from '@/fields/uploads'
import { isLocale, localeOf } from '@/i18n/locales'
import type { Media } from '@/payload-types'

import { entityNames } from '../labels'
import { translatorFor } from '../words'
import words from './words.json'

const TEXTS = ['alt', 'caption', 'credit'] as const
type Texts = Partial<Pick<Media, (typeof TEXTS)[number]>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Returns the typed texts that a picture does not have yet, or undefined when it says something else:
 * then both are kept, so that nothing that was typed is lost.
 */
function textsToAdd(picture: Media, typed: Record<string, unknown>): Texts | undefined {
  const added: Texts = {}
  for (const name of TEXTS) {
    const text = textOf(typed[name])
    const before = textOf(picture[name])
    if (text && before && text !== before) return undefined
    if (text && !before) added[name] = text
  }
  const origin = textOf(typed.origin)
  return origin && origin !== 'photo' && origin !== picture.origin ? undefined : added
}

/**
 * Returns the picture with the content of the uploaded file, completed with the typed texts, or
 * undefined when the file is new, cut on the way, or comes with other texts.
 */
async function completeKnownPicture(req: PayloadRequest): Promise<Media | undefined> {
  const { file, data = {}, payload, user, locale } = req
  // What is cut on the way gets another content than the file.
  if (!file || req.query.uploadEdits || !isLocale(locale)) return undefined
  const picture = await findSamePicture(req, nameOfContent(file.data), locale)
  const added = picture && textsToAdd(picture, data)
  if (!picture || !added) return undefined
  // A file in the request would replace the one of the picture.
  delete req.file
  if (Object.keys(added).length === 0) return picture
  const { id } = picture
  return payload.update({
    collection: 'media',
    id,
    data: added,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
}

/**
 * Takes an upload in, in place of Payload's own endpoint. A file that was uploaded before is answered
 * with the picture that is there, as if it had just been stored: forms then use that one.
 */
async function takeIn(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  addLocalesToRequestFromData(req)
  const known = await completeKnownPicture(req)
  if (known) {
    const name = known.originalName || known.filename || ''
    const message = translatorFor(words, req.i18n.language)('known', { name })
    return Response.json({ doc: known, message, isKnown: true }, { status: 201 })
  }
  const { depth, draft, populate, select } = parseParams(req.query)
  const doc = await req.payload.create({
    collection: 'media',
    data: req.data ?? {},
    overrideAccess: false,
    req,
    ...(req.file && { file: req.file }),
    ...(req.user && { user: req.user }),
    ...(depth !== undefined && { depth }),
    ...(draft !== undefined && { draft }),
    ...(populate && { populate }),
    ...(select && { select }),
  })
  const label = entityNames(req.payload, 'media', localeOf(req.i18n.language))?.one
  return Response.json(
    { doc, message: req.t('general:successfullyCreated', { label }) },
    { status: 201 },
  )
}

export const uploadOnce: Endpoint = { path: '/', method: 'post', handler: takeIn }
