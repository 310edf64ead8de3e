import { Forbidden, type Endpoint } from 'payload'

import { editors } from '@/access/rules'
import { findInbox, findStaff, overdueSince } from '@/data/enquiries/inbox'
import { csv } from '@/domain/lib/csv'
import { writeAuditLine } from '@/fields/audit'
import { localeOf } from '@/i18n/locales'

import { readInboxQuery } from './query'
import { tableOf } from './table'

/** `GET /api/enquiries/export`: exports all pages of what the inbox shows as CSV. */
export const inboxExport: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const locale = localeOf(req.i18n.language)
    const query = readInboxQuery(Object.fromEntries(req.searchParams))
    const [{ rows }, staff] = await Promise.all([
      findInbox(req, query, locale, await overdueSince(req), { all: true }),
      findStaff(req),
    ])
    await writeAuditLine(req, {
      action: 'inbox_exported',
      details: { tab: query.tab, rows: rows.length },
    })
    const name = `${query.tab}-${new Date().toISOString().slice(0, 10)}.csv`
    return new Response(csv(tableOf(req.payload, rows, staff, locale)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}
