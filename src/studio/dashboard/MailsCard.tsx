import { findFailedMails } from '@/data/desk/mails'
import { formatNumber } from '@/i18n/numbers'

import { Age } from '../Age'
import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

/** Mails that nobody has received. */
export async function MailsCard({ req, locale, says, admin }: Asked) {
  const found = await findFailedMails(req, MOST)
  const total = found[0]?.total ?? 0
  const list = `${admin}/collections/mails`
  const all = { href: `${list}?where[or][0][and][0][status][equals]=failed`, label: says('allMails') }
  return (
    <Card id="mails" title={says('mails')} count={formatNumber(total, locale)} isUrgent={total > 0} ways={total > 0 ? [all] : []}>
      {found.length === 0 ? (
        <Calm>{says('noMails')}</Calm>
      ) : (
        <ul>
          {found.map(({ id, to, subject, since }) => (
            <Line key={id} href={`${list}/${id}`} title={subject} about={to} sign={<Age since={since} locale={locale} />} isUrgent />
          ))}
        </ul>
      )}
    </Card>
  )
}
