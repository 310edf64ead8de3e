import { findFailedMails } from '@/data/dashboard/mails'
import { formatNumber } from '@/i18n/formats'

import { Age } from '../Age'
import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'

/** Finds emails that could not be delivered. */
export async function mailsCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const mails = await findFailedMails(req, MAX_LINES)
  const total = mails[0]?.total ?? 0
  const list = `${admin}/collections/mails`
  const all = { href: `${list}?where[or][0][and][0][status][equals]=failed`, label: t('allMails') }
  return {
    id: 'mails',
    title: t('mails'),
    count: formatNumber(total),
    isUrgent: true,
    links: total > 0 ? [all] : [],
    calm: t('noMails'),
    lines: mails.map(({ id, to, subject, since }) => (
      <CardLine
        key={id}
        href={`${list}/${id}`}
        title={subject}
        about={to}
        sign={<Age since={since} locale={locale} />}
        isUrgent
      />
    )),
  }
}
