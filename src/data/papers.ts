import type { documentKinds } from '@/domain/site'
import type { Locale } from '@/i18n/locales'

import { remembered } from './cache'
import { listOf } from './changes/tags'
import { asPublic, payload } from './payload'

/** A private document that visitors may know of and ask for. */
export type PaperView = { id: string; title: string; kind: (typeof documentKinds)[number] }

/** The papers of a listing or a project that are given on request. */
export const findPapers = remembered(
  'papers',
  (owner: string) => [listOf('documents', owner)],
  async (owner: string, locale: Locale): Promise<PaperView[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'documents',
      ...asPublic(locale),
      // The file stays private; that it exists, and what it is called, may be known of those marked so.
      overrideAccess: true,
      select: { title: true, kind: true },
      where: { and: [{ or: [{ property: { equals: owner } }, { project: { equals: owner } }] }, { visibleOnRequest: { equals: true } }] },
      sort: ['kind', 'createdAt'],
      depth: 0,
      pagination: false,
    })
    return docs.map(({ id, title, kind }) => ({ id, title: title ?? '', kind }))
  },
)
