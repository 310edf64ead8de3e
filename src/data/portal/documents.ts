import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Document, Owner } from '@/payload-types'

import { asOwner, idOf, payload } from '../core/payload'
import { approvedAt, waitsFor } from './approvals'

export type OwnDocument = {
  id: string
  property: string
  title: string
  kind: string
  addedAt: string
  /** Whether it waits for the approval of this owner, and when they gave it. */
  isWaiting: boolean
  approvedAt: string | undefined
}

/** Returns the documents of these properties that are shown to their owner; those that wait come first. */
export async function findOwnDocuments(
  owner: Owner,
  properties: readonly string[],
  locale: Locale,
): Promise<OwnDocument[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'documents',
    ...asOwner(owner, locale),
    select: {
      ...({ title: true, kind: true, filename: true, createdAt: true } as const),
      ...({ property: true, asksApproval: true, approvals: true } as const),
    },
    where: { property: { in: [...properties] } },
    sort: ['kind', '-createdAt'],
    depth: 0,
  })
  const own = docs.map((document) => {
    const { id, title, kind, filename, createdAt } = document
    const name = optionName(locale, 'documentKind', kind)
    return {
      id,
      property: idOf(document.property) ?? '',
      title: title || filename || name,
      kind: name,
      addedAt: createdAt,
      isWaiting: waitsFor(document, owner),
      approvedAt: approvedAt(document, owner),
    }
  })
  return own.sort((a, b) => Number(b.isWaiting) - Number(a.isWaiting))
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
