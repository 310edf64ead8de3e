import { formatMonth, formatNumber } from '@/i18n/formats'

import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'

/** Finds the monthly reports of owners who get no email, until a colleague handed them over. */
export async function reportsCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'reports',
    overrideAccess: false,
    user: req.user,
    depth: 1,
    limit: MAX_LINES,
    sort: 'month',
    select: { owner: true, month: true },
    where: { delivery: { equals: 'due' } },
  })
  const list = `${admin}/collections/reports`
  const all = { href: `${list}?where[delivery][equals]=due`, label: t('allReports') }
  return {
    id: 'reports',
    title: t('reports'),
    count: formatNumber(totalDocs),
    isUrgent: true,
    links: totalDocs > 0 ? [all] : [],
    calm: t('noReports'),
    lines: docs.map(({ id, owner, month }) => (
      <CardLine
        key={id}
        href={`${list}/${id}`}
        title={typeof owner === 'object' ? (owner.fullName ?? owner.email) : ''}
        about={t('reportDue')}
        sign={formatMonth(`${month}-15T12:00:00Z`, locale)}
      />
    )),
  }
}
