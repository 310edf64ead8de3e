import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { editors, staff } from '@/access/rules'
import { countInbox, findInbox, findStaff, overdueSince, type InboxQuery } from '@/data/leads/inbox'

import './inbox.css'
import { optionsIn } from '../optionsIn'
import { Screen } from '../Screen'
import { localeOf, saysIn } from '../words'
import { InboxFilter } from './InboxFilter'
import { InboxPaging } from './InboxPaging'
import { InboxRows } from './InboxRows'
import { InboxTabs } from './InboxTabs'
import { readInboxQuery, writeInboxQuery } from './query'
import words from './words.json'

async function Inbox({ req, query }: { req: PayloadRequest; query: InboxQuery }) {
  const { i18n, payload } = req
  const locale = localeOf(i18n.language)
  const says = saysIn(words, locale)
  const overdue = await overdueSince(req)
  const [counts, found, colleagues] = await Promise.all([countInbox(req, overdue), findInbox(req, query, locale, overdue), findStaff(req)])
  const path = `${payload.config.routes.admin}/inbox`
  const kinds = optionsIn(payload, 'enquiries', 'kind', locale)
  const isNarrowed = query.search !== '' || query.kind !== undefined
  const emptiness = isNarrowed ? 'noneFound' : query.tab === 'new' || query.tab === 'mine' || query.tab === 'overdue' ? (`none_${query.tab}` as const) : 'none'
  return (
    <>
      <header className="hestia-inbox__head">
        <div>
          <h1>{says('title')}</h1>
          <p className="hestia-lead">{says('lead')}</p>
        </div>
        {editors({ req }) && (
          <a className="hestia-inbox__export" href={`${payload.config.routes.api}/enquiries/export${writeInboxQuery({ ...query, page: 1 })}`} download>
            {says('export')}
          </a>
        )}
      </header>
      <InboxTabs counts={counts} query={query} path={path} locale={locale} />
      <InboxFilter query={query} path={path} kinds={kinds} says={says} />
      {found.rows.length > 0 ? (
        <InboxRows
          rows={found.rows}
          overdue={overdue}
          locale={locale}
          kinds={new Map(kinds)}
          staff={colleagues.map(({ id, name }) => [id, name])}
          statuses={optionsIn(payload, 'enquiries', 'status', locale)}
          admin={payload.config.routes.admin}
        />
      ) : (
        <p className="hestia-inbox__empty">{says(emptiness)}</p>
      )}
      <InboxPaging query={query} path={path} shown={found.rows.length} total={found.total} pages={found.pages} locale={locale} />
    </>
  )
}

/** Where staff find what visitors sent: what is new, what is theirs and what waits too long. */
export function InboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  return (
    <Screen view={view} steps={[{ label: saysIn(words, req.i18n.language)('title') }]} className="hestia-inbox">
      <Inbox req={req} query={readInboxQuery(view.searchParams ?? {})} />
    </Screen>
  )
}
