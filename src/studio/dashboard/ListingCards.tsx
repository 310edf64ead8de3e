import { findExpiringPapers, findStaleListings } from '@/data/desk/listings'
import { STALE_DAYS } from '@/domain/desk'
import { clockOf } from '@/domain/visits/times'
import { formatDay } from '@/i18n/dates'
import { formatNumber } from '@/i18n/numbers'

import { Age } from '../Age'
import { MOST, type Asked } from './asked'
import { Calm, Card, Line } from './Card'

const called = ({ title, reference }: { title: string; reference: number | null }) => title || String(reference ?? '–')
const numbered = ({ title, reference }: { title: string; reference: number | null }) => (title ? String(reference ?? '') : '')

/** Advertised homes that nobody has looked at for long. */
export async function StaleCard({ req, locale, says, admin }: Asked) {
  const found = await findStaleListings(req, locale, MOST)
  const list = `${admin}/collections/properties`
  return (
    <Card
      id="stale"
      title={says('stale', { days: STALE_DAYS })}
      count={formatNumber(found[0]?.total ?? 0, locale)}
      ways={[{ href: `${list}?sort=updatedAt&where[or][0][and][0][status][equals]=active`, label: says('allStale') }]}
    >
      {found.length === 0 ? (
        <Calm>{says('noStale')}</Calm>
      ) : (
        <ul>
          {found.map((one) => (
            <Line key={one.id} href={`${list}/${one.id}`} title={called(one)} about={numbered(one)} sign={<Age since={one.since} locale={locale} />} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Papers that an advertisement may not be without. */
export async function PapersCard({ req, locale, says, admin }: Asked) {
  const found = await findExpiringPapers(req, locale, MOST)
  const { day } = clockOf(new Date())
  return (
    <Card id="papers" title={says('papers')} count={formatNumber(found[0]?.total ?? 0, locale)} isUrgent={found.some(({ until }) => until < day)}>
      {found.length === 0 ? (
        <Calm>{says('noPapers')}</Calm>
      ) : (
        <ul>
          {found.map((one) => (
            <Line
              key={one.id + one.paper}
              href={`${admin}/collections/properties/${one.id}`}
              title={called(one)}
              about={[numbered(one), says(`paper_${one.paper}`)].filter(Boolean).join(' · ')}
              sign={says(one.until < day ? 'ranOut' : 'runsOut', { day: formatDay(one.until, locale) })}
              isUrgent={one.until < day}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
