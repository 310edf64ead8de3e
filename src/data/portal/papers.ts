import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Document, Owner } from '@/payload-types'

import { asOwner, payload } from '../payload'

export type OwnPaper = { id: string; title: string; kind: string; addedAt: string }

/** The documents of a property that staff show its owner. */
export async function findOwnPapers(owner: Owner, property: string, locale: Locale): Promise<OwnPaper[]> {
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

/** One document by its id, if this owner may have it now. */
export async function findOwnPaper(owner: Owner, id: string, locale: Locale): Promise<Document | null> {
  return (await payload()).findByID({ collection: 'documents', ...asOwner(owner, locale), id, depth: 0, disableErrors: true })
}
