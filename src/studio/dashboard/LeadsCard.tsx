import { findWaitingLeads } from '@/data/desk/leads'
import { countInbox, overdueSince } from '@/data/leads/inbox'
import { formatNumber } from '@/i18n/numbers'

import { Age } from '../Age'
import { optionsIn } from '../optionsIn'
import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

/** Who waits for an answer, and for how long. */
export async function LeadsCard({ req, locale, says, admin }: Asked) {
  const overdue = await overdueSince(req)
  const [counts, waiting] = await Promise.all([countInbox(req, overdue), findWaitingLeads(req, overdue, MOST)])
  const kinds = new Map(optionsIn(req.payload, 'enquiries', 'kind', locale))
  const number = (tab: 'new' | 'mine' | 'overdue') => formatNumber(counts[tab], locale)
  const ways = (['new', 'mine', 'overdue'] as const).filter((tab) => counts[tab] > 0)
  return (
    <Card
      id="leads"
      title={says('leads')}
      count={number('new')}
      isUrgent={counts.overdue > 0}
      ways={ways.map((tab) => ({ href: `${admin}/inbox?tab=${tab}`, label: says(`leads_${tab}`, { number: number(tab) }) }))}
    >
      {waiting.length === 0 ? (
        <Calm>{says('noLeads')}</Calm>
      ) : (
        <ul>
          {waiting.map(({ id, kind, language, name, since, isOverdue, isMine }) => (
            <Line
              key={id}
              href={`${admin}/collections/enquiries/${id}`}
              title={name}
              about={[kinds.get(kind) ?? kind, language.toUpperCase(), isMine && says('mine'), isOverdue && says('late')].filter(Boolean).join(' · ')}
              sign={<Age since={since} locale={locale} />}
              isUrgent={isOverdue}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
