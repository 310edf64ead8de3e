import { findViewingsToday } from '@/data/dashboard/viewings'
import { timeOf } from '@/data/viewings/placeholders'
import { formatNumber } from '@/i18n/formats'

import { MAX_LINES, type CardProps } from './cardProps'
import { EmptyCard, Card, CardLine } from './Card'

/** Lists the viewings of today. */
export async function ViewingsCard({ req, locale, t, admin }: CardProps) {
  const { visits, wishes, total } = await findViewingsToday(req, locale, MAX_LINES)
  const label = wishes > 0 ? t('wishes', { number: wishes }) : t('week')
  return (
    <Card
      id="visits"
      title={t('visits')}
      count={formatNumber(total)}
      links={[{ href: `${admin}/visits`, label }]}
    >
      {visits.length === 0 ? (
        <EmptyCard>{t('noVisits')}</EmptyCard>
      ) : (
        <ul>
          {visits.map(({ id, start, who, agent, title, reference }) => (
            <CardLine
              key={id}
              href={`${admin}/collections/appointments/${id}`}
              title={who}
              about={[title || reference, agent].filter(Boolean).join(' · ')}
              sign={timeOf(start, locale)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
