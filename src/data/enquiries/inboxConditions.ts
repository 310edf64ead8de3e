import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'

import type { InboxTab } from '@/domain/enquiries/inbox'
import { waitingKinds, type StoredKind } from '@/domain/enquiries/forms'

/** The tab, page and filters of the inbox. */
export type InboxQuery = {
  tab: InboxTab
  page: number
  search: string
  kind?: StoredKind | undefined
}

function tabWhere(tab: InboxTab, user: string, overdue: Date): Where {
  const isNew: Where[] = [{ status: { equals: 'new' } }]
  const isAwaited: Where = { kind: { in: [...waitingKinds] } }
  if (tab === 'new') return { and: [...isNew, isAwaited] }
  if (tab === 'mine') return { and: [...isNew, { assignedTo: { equals: user } }] }
  if (tab === 'overdue')
    return { and: [...isNew, isAwaited, { receivedAt: { less_than: overdue.toISOString() } }] }
  if (tab === 'answered') return { status: { in: ['answered', 'closed'] } }
  return { status: tab === 'spam' ? { equals: 'spam' } : { not_equals: 'spam' } }
}

export function whereOf({ tab, search, kind }: InboxQuery, user: string, overdue: Date): Where {
  const matchesSearch: Where[] = search
    ? [{ or: ['fullName', 'email', 'phone'].map((field) => ({ [field]: { like: search } })) }]
    : []
  return {
    and: [
      tabWhere(tab, user, overdue),
      ...matchesSearch,
      ...(kind ? [{ kind: { equals: kind } }] : []),
    ],
  }
}

const kinds = sql.join(
  waitingKinds.map((kind) => sql`${kind}`),
  sql`, `,
)
/** Matches enquiries that wait for an answer. */
export const isUnanswered = sql`status = 'new' and kind::text in (${kinds})`
