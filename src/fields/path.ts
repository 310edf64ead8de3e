import {
  isolateObjectProperty,
  type FieldHook,
  type PayloadRequest,
  type TextField,
  type TextFieldSingleValidation,
  type Where,
} from 'payload'
import { text } from 'payload/shared'

import { LOGIN_SEGMENT } from '@/domain/site/options'
import { isReservedSegment, isSlug, slugify } from '@/domain/lib/slug'
import { localeNames, locales, type Locale } from '@/i18n/locales'

import { markAsCopy, markTitlesAsCopy } from './duplicate'
import { localizedText } from './localized'
import { idOf } from './related'
import { validationMessage } from './validationMessage'

/** The relation within which a path has to be unique. */
type Scope = 'parent' | 'category'
type RoutedCollection = 'pages' | 'articles' | 'categories'
type Doc = {
  title?: string | null
  kind?: unknown
  path?: string | null
  parent?: unknown
  category?: unknown
}
type PathQuery = {
  collection: RoutedCollection
  id: unknown
  scope: Scope
  parent: unknown
  path: string
  locale: Locale
}

const isRouted = (slug: unknown): slug is RoutedCollection =>
  slug === 'pages' || slug === 'articles' || slug === 'categories'

/**
 * Returns a copy of the request for a query: Payload writes the locale of the query into it, and
 * the save would continue in that one.
 */
const withOwnLocale = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])

/**
 * Returns whether another document has this path, in what visitors see or in its newest version. The row
 * of a document that was never published keeps the path of its first draft, which may be given up by now.
 */
async function isTaken(
  req: PayloadRequest,
  { collection, id, scope, parent, path, locale }: PathQuery,
): Promise<boolean> {
  const parentId = idOf(parent)
  const and: Where[] = [
    { path: { equals: path } },
    { [scope]: parentId === undefined ? { exists: false } : { equals: parentId } },
    ...(typeof id === 'string' ? [{ id: { not_equals: id } }] : []),
  ]
  // A path counts as taken even when the editor may not see the document that has it.
  const common = { collection, locale, overrideAccess: true } as const
  const counted = (where: Where) => req.payload.count({ ...common, where, req: withOwnLocale(req) })
  if (collection === 'categories') return (await counted({ and })).totalDocs > 0
  const published = await counted({ and: [...and, { _status: { equals: 'published' } }] })
  if (published.totalDocs > 0) return true
  const drafts = await req.payload.find({
    ...common,
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { path: true },
    where: { and },
    req: withOwnLocale(req),
  })
  return drafts.docs.length > 0
}

const freeSegment =
  (scope: Scope): TextFieldSingleValidation =>
  async (value, options) => {
    const builtIn = await text(value, options)
    if (builtIn !== true || !value) return builtIn
    const { req, id, collectionSlug, event } = options
    const { data }: { data: Doc } = options
    if (data.kind === 'login' && value !== LOGIN_SEGMENT) return validationMessage(req, 'loginPath')
    if (isReservedSegment(value) || (value === LOGIN_SEGMENT && data.kind !== 'login'))
      return validationMessage(req, 'pathReserved', { path: value })
    if (!isSlug(value))
      return validationMessage(req, 'pathNotClean', { path: slugify(value) || 'te-koop' })
    const locale = locales.find((code) => code === req.locale)
    if (event !== 'submit' || !locale || !isRouted(collectionSlug)) return true
    const taken = await isTaken(req, {
      collection: collectionSlug,
      id,
      scope,
      parent: data[scope],
      path: value,
      locale,
    })
    return !taken || validationMessage(req, 'pathTaken', { path: value })
  }

type ParentChange = {
  id?: unknown
  collectionSlug?: string
  previousValue?: unknown
  req: PayloadRequest
  data: Doc
}

/**
 * Checks the paths of a moved document in all languages against those in its new parent. The
 * validation of the path field itself sees only the language being edited.
 */
export async function validatePathsInParent(
  scope: Scope,
  parent: unknown,
  change: ParentChange,
): Promise<string | true> {
  const { id, collectionSlug: collection, previousValue, req, data } = change
  if (typeof id !== 'string' || !isRouted(collection) || idOf(parent) === idOf(previousValue))
    return true
  for (const locale of locales) {
    const stored = await req.payload.findByID({
      collection,
      id,
      locale,
      fallbackLocale: false,
      depth: 0,
      select: { path: true },
      overrideAccess: true,
      req: withOwnLocale(req),
    })
    const path = locale === req.locale ? data.path : stored.path
    if (path && (await isTaken(req, { collection, id, scope, parent, path, locale }))) {
      return validationMessage(req, 'pathTakenIn', { path, language: localeNames[locale] })
    }
  }
  return true
}

/** Derives an empty path from the title, so that editors need not know what a path is. */
const defaultToTitle: FieldHook<{ id: string; path?: unknown }, unknown, Doc> = ({
  value,
  originalDoc,
  siblingData,
}) => {
  const current = value === undefined ? originalDoc?.path : value
  if (typeof current === 'string' && current.trim())
    return typeof value === 'string' ? value.trim() : value
  if (typeof current === 'object' && current !== null) return value
  return typeof siblingData.title === 'string' ? slugify(siblingData.title) : value
}

/**
 * Gives the copy of a document its own title and path in each language: of two documents at one
 * address, one would be hidden.
 */
const pathOfCopy =
  (scope: Scope): FieldHook<{ id: string }, unknown, Doc> =>
  async ({ value, siblingData, collection, req }) => {
    markTitlesAsCopy(siblingData)
    // When a document is copied, this holds the paths of all languages.
    const paths: unknown = siblingData.path
    const locale = locales.find(
      (code) => (paths as Partial<Record<Locale, unknown>> | null)?.[code] === value,
    )
    if (typeof value !== 'string' || !locale || !isRouted(collection?.slug)) return value
    const base = slugify(markAsCopy(value, locale))
    for (let number = 1; ; number += 1) {
      const path = number === 1 ? base : `${base}-${number}`
      if (
        !(await isTaken(req, {
          collection: collection.slug,
          id: undefined,
          scope,
          parent: siblingData[scope],
          path,
          locale,
        }))
      )
        return path
    }
  }

/** The last segment of a document's address, in each language. */
export const pathField = (scope: Scope): TextField =>
  localizedText('path', {
    index: true,
    custom: { ownInEachLanguage: true },
    hooks: { beforeValidate: [defaultToTitle], beforeDuplicate: [pathOfCopy(scope)] },
    validate: freeSegment(scope),
  })
