import { findPlanned } from '@/data/desk/scheduled'
import { clockOf } from '@/domain/visits/times'
import { formatDay } from '@/i18n/dates'

import { calledIn } from '../labels'
import { isInMenu } from '../menu'
import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

/** What appears by itself, and what should have but was refused. */
export async function PlannedCard({ req, locale, says, admin }: Asked) {
  const planned = await findPlanned(req, locale, (slug) => isInMenu(slug, req), MOST)
  return (
    <Card id="planned" title={says('planned')} isUrgent={planned.some(({ isLate }) => isLate)}>
      {planned.length === 0 ? (
        <Calm>{says('noPlanned')}</Calm>
      ) : (
        <ul>
          {planned.map(({ collection, id, title, at, isLate }) => (
            <Line
              key={id}
              href={`${admin}/collections/${collection}/${id}`}
              title={title || (calledIn(req.payload, collection, locale)?.one ?? collection)}
              about={isLate ? says('plannedRefused') : (calledIn(req.payload, collection, locale)?.one ?? collection)}
              sign={`${formatDay(at, locale)} ${clockOf(new Date(at)).time}`}
              isUrgent={isLate}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
