import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { editors, staff } from '@/access/rules'
import { countInbox, findInbox, findStaff, overdueSince } from '@/data/enquiries/inbox'
import type { InboxQuery } from '@/data/enquiries/inboxConditions'
import { localeOf } from '@/i18n/locales'

import './inbox.css'
import { Screen } from '../Screen'
import { optionsIn } from '../optionsIn'
import { translatorFor } from '../words'
import { InboxFilter } from './InboxFilter'
import { InboxPaging } from './InboxPaging'
import { InboxRows } from './InboxRows'
import { InboxTabs } from './InboxTabs'
import { readInboxQuery, writeInboxQuery } from './query'
import words from './words.json'

type Props = { req: PayloadRequest; query: InboxQuery }

function Head({ req, query }: Props) {
  const t = translatorFor(words, req.i18n.language)
  const { api } = req.payload.config.routes
  return (
    <header className="hestia-inbox__head">
      <div>
        <h1>{t('title')}</h1>
        <p className="hestia-lead">{t('lead')}</p>
      </div>
      {editors({ req }) && (
        <a
          className="hestia-inbox__export"
          href={`${api}/enquiries/export${writeInboxQuery({ ...query, page: 1 })}`}
          download
        >
          {t('export')}
        </a>
      )}
    </header>
  )
}

/** Returns the key of the message for an empty list. */
function emptyMessage({ search, kind, tab }: InboxQuery) {
  if (search !== '' || kind !== undefined) return 'noneFound'
  return tab === 'new' || tab === 'mine' || tab === 'overdue' ? (`none_${tab}` as const) : 'none'
}

async function Inbox({ req, query }: Props) {
  const { i18n, payload } = req
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, locale)
  const overdue = await overdueSince(req)
  const [counts, { rows, total, pages }, colleagues] = await Promise.all([
    countInbox(req, overdue),
    findInbox(req, query, locale, overdue),
    findStaff(req),
  ])
  const path = `${payload.config.routes.admin}/inbox`
  const kinds = optionsIn(payload, 'enquiries', 'kind', locale)
  return (
    <>
      <Head req={req} query={query} />
      <InboxTabs counts={counts} query={query} path={path} locale={locale} />
      <InboxFilter query={query} path={path} kinds={kinds} t={t} />
      {rows.length > 0 ? (
        <InboxRows
          rows={rows}
          overdue={overdue}
          locale={locale}
          kinds={new Map(kinds)}
          staff={colleagues}
          statuses={optionsIn(payload, 'enquiries', 'status', locale)}
          admin={payload.config.routes.admin}
        />
      ) : (
        <p className="hestia-inbox__empty">{t(emptyMessage(query))}</p>
      )}
      <InboxPaging
        query={query}
        path={path}
        shown={rows.length}
        total={total}
        pages={pages}
        locale={locale}
      />
    </>
  )
}

/** The screen on which staff find enquiries: new ones, their own and overdue ones. */
export function InboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staff({ req })) notFound()
  return (
    <Screen
      view={view}
      steps={[{ label: translatorFor(words, req.i18n.language)('title') }]}
      className="hestia-inbox"
    >
      <Inbox req={req} query={readInboxQuery(view.searchParams ?? {})} />
    </Screen>
  )
}
