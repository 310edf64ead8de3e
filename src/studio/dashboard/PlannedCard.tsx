import { findScheduled } from '@/data/dashboard/scheduled'
import { clockOf } from '@/domain/viewings/times'
import { formatDay } from '@/i18n/formats'

import { entityNames } from '../labels'
import { isInMenu } from '../menu'
import { MAX_LINES, type CardProps } from './cardProps'
import { EmptyCard, Card, CardLine } from './Card'

/** Lists scheduled publications, and those that were refused at their time. */
export async function PlannedCard({ req, locale, t, admin }: CardProps) {
  const planned = await findScheduled(req, locale, (slug) => isInMenu(slug, req), MAX_LINES)
  return (
    <Card id="planned" title={t('planned')} isUrgent={planned.some(({ isLate }) => isLate)}>
      {planned.length === 0 ? (
        <EmptyCard>{t('noPlanned')}</EmptyCard>
      ) : (
        <ul>
          {planned.map(({ collection, id, title, at, isLate }) => (
            <CardLine
              key={id}
              href={`${admin}/collections/${collection}/${id}`}
              title={title || (entityNames(req.payload, collection, locale)?.one ?? collection)}
              about={
                isLate
                  ? t('plannedRefused')
                  : (entityNames(req.payload, collection, locale)?.one ?? collection)
              }
              sign={`${formatDay(at, locale)} ${clockOf(new Date(at)).time}`}
              isUrgent={isLate}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
