import type { documentKinds } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { listTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'

/** A private document that visitors may know of and request. */
export type RequestableDocument = {
  id: string
  title: string
  kind: (typeof documentKinds)[number]
}

/** Finds the documents of a property or project that visitors may request. */
export const findRequestableDocuments = cachedQuery(
  'papers',
  (owner: string) => [listTag('documents', owner)],
  async (owner: string, locale: Locale): Promise<RequestableDocument[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'documents',
      ...asPublic(locale),
      // Access is bypassed for the title and kind of documents marked as such; the file stays
      // private.
      overrideAccess: true,
      select: { title: true, kind: true },
      where: {
        and: [
          { or: [{ property: { equals: owner } }, { project: { equals: owner } }] },
          { visibleOnRequest: { equals: true } },
        ],
      },
      sort: ['kind', 'createdAt'],
      depth: 0,
    })
    return docs.map(({ id, title, kind }) => ({ id, title: title ?? '', kind }))
  },
)
