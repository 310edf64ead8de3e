import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'

import { entityNames } from '../labels'
import { isInMenu } from '../menu'

/** What is searched, in the order in which it is shown: properties and people first. */
const searched = [
  'properties',
  'projects',
  'enquiries',
  'owners',
  'demands',
  'appointments',
  'subscribers',
  'users',
  'pages',
  'articles',
  'modules',
  'categories',
  'testimonials',
  'documents',
  'media',
  'mail-texts',
  'answer-templates',
  'redirects',
  'releases',
  'cities',
] as const satisfies readonly CollectionSlug[]

const MAX_PER_KIND = 4

/** What tells two properties apart; the text that they are searched by is not for reading. */
const TELLING: Partial<Record<CollectionSlug, readonly string[]>> = {
  properties: ['reference', 'street', 'recordFile'],
}

export type FoundDocument = { href: string; label: string; about: string; kind: string }

/** So that the signs of a pattern are searched for as they are. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Searches one collection by the fields that its list is searched by. The access rules of the
 * colleague apply, to documents and to fields.
 */
async function findIn(
  req: PayloadRequest,
  slug: (typeof searched)[number],
  text: string,
  locale: Locale,
): Promise<FoundDocument[]> {
  const { config } = req.payload.collections[slug]
  const { useAsTitle = 'id', listSearchableFields = [useAsTitle] } = config.admin
  const { docs } = await req.payload.find({
    collection: slug,
    where: { or: listSearchableFields.map((field) => ({ [field]: { like: literal(text) } })) },
    limit: MAX_PER_KIND,
    depth: 0,
    pagination: false,
    locale,
    overrideAccess: false,
    user: req.user,
  })
  const kind = entityNames(req.payload, slug, locale)?.one ?? slug
  return docs.map((doc): FoundDocument => {
    const fields: Record<string, unknown> = { ...doc }
    const texts = (TELLING[slug] ?? listSearchableFields)
      .map((field) => textOf(fields[field]))
      .filter(Boolean)
    const label = textOf(fields[useAsTitle]) || texts[0] || '–'
    const about = texts.filter((one) => one !== label).slice(0, 2)
    return {
      href: `${req.payload.config.routes.admin}/collections/${slug}/${doc.id}`,
      label,
      about: about.join(' · '),
      kind,
    }
  })
}

/** Finds documents of every kind that is in the menu of the colleague. */
export async function findDocuments(
  req: PayloadRequest,
  text: string,
  locale: Locale,
): Promise<FoundDocument[]> {
  const kinds = searched.filter((slug) => isInMenu(slug, req))
  return (await Promise.all(kinds.map((slug) => findIn(req, slug, text, locale)))).flat()
}
