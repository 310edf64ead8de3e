import { findExpiringPapers, findIncompleteListings, findStaleListings, type IncompleteListing } from '@/data/desk/listings'
import { STALE_DAYS } from '@/domain/desk'
import { legalStatements } from '@/domain/legal/required'
import { clockOf } from '@/domain/visits/times'
import { formatDay } from '@/i18n/dates'
import { formatNumber } from '@/i18n/numbers'
import { optionName } from '@/i18n/translate'

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

/** So many of the statements that are missing are named in a line. */
const NAMED = 2

function lackingIn({ gaps }: IncompleteListing, { locale, says }: Asked): string {
  const names = legalStatements.filter((one) => gaps.split(',').includes(one)).map((one) => optionName(locale, 'legalStatement', one))
  if (names.length === 0) return says('lapsed')
  return [names.slice(0, NAMED).join(', '), names.length > NAMED && says('more', { number: formatNumber(names.length - NAMED, locale) })]
    .filter(Boolean)
    .join(' ')
}

/** Advertisements that do not say yet what they have to. */
export async function IncompleteCard(asked: Asked) {
  const { req, locale, says, admin } = asked
  const found = await findIncompleteListings(req, locale, MOST)
  const list = `${admin}/collections/properties`
  return (
    <Card
      id="incomplete"
      title={says('incomplete')}
      count={formatNumber(found[0]?.total ?? 0, locale)}
      isUrgent={found[0]?.isLive ?? false}
      ways={found.length > 0 ? [{ href: `${list}?sort=completeness&where[or][0][and][0][completeness][less_than]=100`, label: says('allIncomplete') }] : []}
    >
      {found.length === 0 ? (
        <Calm>{says('noIncomplete')}</Calm>
      ) : (
        <ul>
          {found.map((one) => (
            <Line
              key={one.id}
              href={`${list}/${one.id}`}
              title={called(one)}
              about={[numbered(one), lackingIn(one, asked)].filter(Boolean).join(' · ')}
              sign={says(one.isLive ? 'isLive' : 'isDraft')}
              isUrgent={one.isLive}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
