import { findFailedMails } from '@/data/dashboard/mails'
import { formatNumber } from '@/i18n/formats'

import { Age } from '../Age'
import { MAX_LINES, type CardProps } from './cardProps'
import { EmptyCard, Card, CardLine } from './Card'

/** Lists emails that could not be delivered. */
export async function MailsCard({ req, locale, t, admin }: CardProps) {
  const mails = await findFailedMails(req, MAX_LINES)
  const total = mails[0]?.total ?? 0
  const list = `${admin}/collections/mails`
  const all = { href: `${list}?where[or][0][and][0][status][equals]=failed`, label: t('allMails') }
  return (
    <Card
      id="mails"
      title={t('mails')}
      count={formatNumber(total)}
      isUrgent={total > 0}
      links={total > 0 ? [all] : []}
    >
      {mails.length === 0 ? (
        <EmptyCard>{t('noMails')}</EmptyCard>
      ) : (
        <ul>
          {mails.map(({ id, to, subject, since }) => (
            <CardLine
              key={id}
              href={`${list}/${id}`}
              title={subject}
              about={to}
              sign={<Age since={since} locale={locale} />}
              isUrgent
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
