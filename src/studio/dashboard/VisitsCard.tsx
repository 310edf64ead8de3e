import { findVisitsToday } from '@/data/desk/visits'
import { timeOf } from '@/data/visits/told'
import { formatNumber } from '@/i18n/numbers'

import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

/** Where colleagues are expected today. */
export async function VisitsCard({ req, locale, says, admin }: Asked) {
  const { visits, wishes, total } = await findVisitsToday(req, locale, MOST)
  const label = wishes > 0 ? says(wishes === 1 ? 'wish' : 'wishes', { number: formatNumber(wishes, locale) }) : says('week')
  return (
    <Card id="visits" title={says('visits')} count={formatNumber(total, locale)} ways={[{ href: `${admin}/visits`, label }]}>
      {visits.length === 0 ? (
        <Calm>{says('noVisits')}</Calm>
      ) : (
        <ul>
          {visits.map(({ id, start, who, agent, title, reference }) => (
            <Line
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
