import type { PayloadRequest, Where } from 'payload'

import { scheduled, type Scheduled } from '@/domain/schedule'
import type { Locale } from '@/i18n/locales'

export type Planned = { collection: Scheduled; id: string; title: string; at: string; isLate: boolean }

/** The worker looks every minute: what still waits after two was refused. */
const LATE = 2 * 60 * 1000

/** What waits for its moment, the first first, of all that the colleague opens. */
export async function findPlanned(req: PayloadRequest, locale: Locale, opens: (slug: string) => boolean, most: number): Promise<Planned[]> {
  const late = Date.now() - LATE
  const found = await Promise.all(
    scheduled.filter(opens).map(async (collection) => {
      const waiting: Where[] = [{ publishAt: { exists: true } }, { _status: { equals: 'draft' } }]
      const asked = { locale, draft: true, depth: 0, limit: most, sort: 'publishAt', overrideAccess: false, user: req.user } as const
      const { docs } = await req.payload.find({ collection, ...asked, select: { title: true, publishAt: true }, where: { and: waiting } })
      return docs.map((doc): Planned => {
        const at = doc.publishAt ?? ''
        return { collection, id: doc.id, title: doc.title ?? '', at, isLate: Date.parse(at) < late }
      })
    }),
  )
  return found
    .flat()
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, most)
}
