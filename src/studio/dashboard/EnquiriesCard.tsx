import { findWaitingEnquiries } from '@/data/dashboard/enquiries'
import { countInbox, overdueSince } from '@/data/enquiries/inbox'
import { formatNumber } from '@/i18n/formats'

import { Age } from '../Age'
import { optionsIn } from '../optionsIn'
import { MAX_LINES, type CardProps } from './cardProps'
import { EmptyCard, Card, CardLine } from './Card'

/** Lists enquiries that wait for an answer, and how long. */
export async function EnquiriesCard({ req, locale, t, admin }: CardProps) {
  const overdue = await overdueSince(req)
  const [counts, waiting] = await Promise.all([
    countInbox(req, overdue),
    findWaitingEnquiries(req, overdue, MAX_LINES),
  ])
  const kinds = new Map(optionsIn(req.payload, 'enquiries', 'kind', locale))
  const tabs = (['new', 'mine', 'overdue'] as const).filter((tab) => counts[tab] > 0)
  return (
    <Card
      id="leads"
      title={t('leads')}
      count={formatNumber(counts.new)}
      isUrgent={counts.overdue > 0}
      links={tabs.map((tab) => ({
        href: `${admin}/inbox?tab=${tab}`,
        label: t(`leads_${tab}`, { number: counts[tab] }),
      }))}
    >
      {waiting.length === 0 ? (
        <EmptyCard>{t('noLeads')}</EmptyCard>
      ) : (
        <ul>
          {waiting.map(({ id, kind, language, name, since, isOverdue, isMine }) => (
            <CardLine
              key={id}
              href={`${admin}/collections/enquiries/${id}`}
              title={name}
              about={[
                kinds.get(kind) ?? kind,
                language.toUpperCase(),
                isMine && t('mine'),
                isOverdue && t('late'),
              ]
                .filter(Boolean)
                .join(' · ')}
              sign={<Age since={since} locale={locale} />}
              isUrgent={isOverdue}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
