import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Document, Owner } from '@/payload-types'

import { asOwner, payload } from '../core/payload'

export type OwnDocument = { id: string; title: string; kind: string; addedAt: string }

/** Returns the documents of a property that are shown to its owner. */
export async function findOwnDocuments(
  owner: Owner,
  property: string,
  locale: Locale,
): Promise<OwnDocument[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'documents',
    ...asOwner(owner, locale),
    select: { title: true, kind: true, filename: true, createdAt: true },
    where: { property: { equals: property } },
    sort: ['kind', '-createdAt'],
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, title, kind, filename, createdAt }) => {
    const name = optionName(locale, 'documentKind', kind)
    return { id, title: title || filename || name, kind: name, addedAt: createdAt }
  })
}

/** Reads one document by its id, if this owner may see it. */
export async function findOwnDocument(
  owner: Owner,
  id: string,
  locale: Locale,
): Promise<Document | null> {
  return (await payload()).findByID({
    collection: 'documents',
    ...asOwner(owner, locale),
    id,
    depth: 0,
    disableErrors: true,
  })
}
