import { findScheduled } from '@/data/dashboard/scheduled'
import { clockOf } from '@/domain/viewings/times'
import { formatDay } from '@/i18n/formats'

import { entityNames } from '../labels'
import { isInMenu } from '../menu'
import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'

/** Finds scheduled publications, and those that were refused at their time. */
export async function plannedCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const planned = await findScheduled(req, locale, (slug) => isInMenu(slug, req), MAX_LINES)
  return {
    id: 'planned',
    title: t('planned'),
    isUrgent: planned.some(({ isLate }) => isLate),
    calm: t('noPlanned'),
    lines: planned.map(({ collection, id, title, at, isLate }) => {
      const kind = entityNames(req.payload, collection, locale)?.one ?? collection
      return (
        <CardLine
          key={id}
          href={`${admin}/collections/${collection}/${id}`}
          title={title || kind}
          about={isLate ? t('plannedRefused') : kind}
          sign={`${formatDay(at, locale)} ${clockOf(new Date(at)).time}`}
          isUrgent={isLate}
        />
      )
    }),
  }
}
