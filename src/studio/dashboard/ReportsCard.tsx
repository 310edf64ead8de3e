import { formatMonth, formatNumber } from '@/i18n/formats'

import { MAX_LINES, type CardProps } from './cardProps'
import { Card, CardLine } from './Card'

/** Lists the monthly reports of owners who get no email, until a colleague handed them over. */
export async function ReportsCard({ req, locale, t, admin }: CardProps) {
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
  if (totalDocs === 0) return null
  const list = `${admin}/collections/reports`
  return (
    <Card
      id="reports"
      title={t('reports')}
      count={formatNumber(totalDocs)}
      isUrgent
      links={[{ href: `${list}?where[delivery][equals]=due`, label: t('allReports') }]}
    >
      <ul>
        {docs.map(({ id, owner, month }) => (
          <CardLine
            key={id}
            href={`${list}/${id}`}
            title={typeof owner === 'object' ? (owner.fullName ?? owner.email) : ''}
            about={t('reportDue')}
            sign={formatMonth(`${month}-15T12:00:00Z`, locale)}
          />
        ))}
      </ul>
    </Card>
  )
}
