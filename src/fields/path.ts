import { isolateObjectProperty, type FieldHook, type PayloadRequest, type TextField, type TextFieldSingleValidation, type Where } from 'payload'
import { text } from 'payload/shared'

import { LOGIN_SEGMENT } from '@/domain/site'
import { isReservedSegment, isSlug, slugify } from '@/domain/slug'
import { localeNames, locales, type Locale } from '@/i18n/locales'

import { markAsCopy, markTitles } from './copied'
import { localizedText } from './localized'
import { idOf } from './related'
import { say } from './say'

/** Documents with a path, and the relation within which it has to be unique. */
type Scope = 'parent' | 'category'
type Routed = 'pages' | 'articles' | 'categories'
type Doc = { title?: string | null; kind?: unknown; path?: string | null; parent?: unknown; category?: unknown }
type Question = { collection: Routed; id: unknown; scope: Scope; within: unknown; path: string; locale: Locale }

const isRouted = (slug: unknown): slug is Routed => slug === 'pages' || slug === 'articles' || slug === 'categories'

/** Payload writes the language of a question into the request it is asked with, and the save would go on in that one. */
const aside = (req: PayloadRequest): PayloadRequest => isolateObjectProperty(req, ['locale', 'fallbackLocale'])

async function isTaken(req: PayloadRequest, { collection, id, scope, within, path, locale }: Question): Promise<boolean> {
  const place = idOf(within)
  const and: Where[] = [
    { path: { equals: path } },
    { [scope]: place === undefined ? { exists: false } : { equals: place } },
    ...(typeof id === 'string' ? [{ id: { not_equals: id } }] : []),
  ]
  // A path is taken even when the editor may not see by which document.
  const { totalDocs } = await req.payload.count({ collection, where: { and }, locale, overrideAccess: true, req: aside(req) })
  return totalDocs > 0
}

const freeSegment =
  (scope: Scope): TextFieldSingleValidation =>
  async (value, options) => {
    const usual = await text(value, options)
    if (usual !== true || !value) return usual
    const { req, id, collectionSlug, event } = options
    const { data }: { data: Doc } = options
    if (data.kind === 'login' && value !== LOGIN_SEGMENT) return say(req, 'loginPath')
    if (isReservedSegment(value) || (value === LOGIN_SEGMENT && data.kind !== 'login')) return say(req, 'pathReserved', { path: value })
    if (!isSlug(value)) return say(req, 'pathNotClean', { path: slugify(value) || 'te-koop' })
    const locale = locales.find((one) => one === req.locale)
    if (event !== 'submit' || !locale || !isRouted(collectionSlug)) return true
    const taken = await isTaken(req, { collection: collectionSlug, id, scope, within: data[scope], path: value, locale })
    return !taken || say(req, 'pathTaken', { path: value })
  }

type Moved = { id?: unknown; collectionSlug?: string; previousValue?: unknown; req: PayloadRequest; data: Doc }

/** A document that moves takes its paths in all languages along; the path field itself only knows the one being edited. */
export async function clashWherePlaced(scope: Scope, within: unknown, moved: Moved): Promise<string | true> {
  const { id, collectionSlug: collection, previousValue, req, data } = moved
  if (typeof id !== 'string' || !isRouted(collection) || idOf(within) === idOf(previousValue)) return true
  for (const locale of locales) {
    const stored = await req.payload.findByID({
      collection,
      id,
      locale,
      fallbackLocale: false,
      depth: 0,
      select: { path: true },
      overrideAccess: true,
      req: aside(req),
    })
    const path = locale === req.locale ? data.path : stored.path
    if (path && (await isTaken(req, { collection, id, scope, within, path, locale }))) {
      return say(req, 'pathTakenIn', { path, language: localeNames[locale] })
    }
  }
  return true
}

/** An empty path follows the title, so that nobody has to know what a path is. */
const followTitle: FieldHook<{ id: string; path?: unknown }, unknown, Doc> = ({ value, originalDoc, siblingData }) => {
  const own = value === undefined ? originalDoc?.path : value
  if (typeof own === 'string' && own.trim()) return typeof value === 'string' ? value.trim() : value
  if (typeof own === 'object' && own !== null) return value
  return typeof siblingData.title === 'string' ? slugify(siblingData.title) : value
}

/** The copy of a document has a title and a path of its own in each language: two at one address would hide each other. */
const ownInCopy =
  (scope: Scope): FieldHook<{ id: string }, unknown, Doc> =>
  async ({ value, siblingData, collection, req }) => {
    markTitles(siblingData)
    // Of a document that is copied, all languages at once.
    const paths: unknown = siblingData.path
    const locale = locales.find((one) => (paths as Partial<Record<Locale, unknown>> | null)?.[one] === value)
    if (typeof value !== 'string' || !locale || !isRouted(collection?.slug)) return value
    const base = slugify(markAsCopy(value, locale))
    for (let number = 1; ; number += 1) {
      const path = number === 1 ? base : `${base}-${number}`
      if (!(await isTaken(req, { collection: collection.slug, id: undefined, scope, within: siblingData[scope], path, locale }))) return path
    }
  }

/** The document's own segment of its address, in each language. */
export const pathField = (scope: Scope): TextField =>
  localizedText('path', {
    ...{ index: true, custom: { ownInEachLanguage: true } },
    hooks: { beforeValidate: [followTitle], beforeDuplicate: [ownInCopy(scope)] },
    validate: freeSegment(scope),
  })
