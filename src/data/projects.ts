import type { Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import { tallyOf, type UnitTally } from '@/domain/units'
import type { Locale } from '@/i18n/locales'
import type { PropertyDetail } from '@/payload-types'

import { remembered } from './cache'
import { one } from './changes/tags'
import { asPublic, payload } from './payload'

/** How many units of a project visitors may see, and how many of those are free. */
export const countUnits = remembered(
  'unitTally',
  (project: string) => [one('projects', project)],
  async (project: string, locale: Locale): Promise<UnitTally> => {
    const where: Where = { and: [{ public: { equals: true } }, { status: { in: [...shownStatuses] } }, { project: { equals: project } }] }
    const select = { unitStatus: true, status: true, marquee: true } as const
    const { docs } = await (await payload()).find({ collection: 'properties', ...asPublic(locale), depth: 0, pagination: false, where, select })
    return tallyOf(docs)
  },
)

export type DocumentTitle = { id: string; title: string; kind: string }

/** What visitors may ask the agency to send them: titles and kinds, never a file or its name. */
export const findDocumentTitles = remembered(
  'projectDocuments',
  (project: string) => ['documents', one('projects', project)],
  async (project: string, locale: Locale): Promise<DocumentTitle[]> => {
    const { docs } = await (
      await payload()
    ).find({
      ...{ collection: 'documents', locale, fallbackLocale: false, depth: 0, pagination: false, sort: 'createdAt' },
      where: { and: [{ project: { equals: project } }, { visibleOnRequest: { equals: true } }] },
      select: { title: true, kind: true },
      // Files are closed to visitors; that these exist is what staff chose to tell them.
      overrideAccess: true,
    })
    return docs.map(({ id, title, kind }) => ({ id, title: title ?? '', kind }))
  },
)

/** The sentences staff wrote for what is sold, let or gone. */
export const findNotices = remembered('notices', ['property-detail'], async (locale: Locale): Promise<NonNullable<PropertyDetail['notices']>> => {
  const { notices } = await (await payload()).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0, select: { notices: true } })
  return notices ?? {}
})
