import {
  findExpiringCertificates,
  findIncompleteListings,
  findStaleListings,
  type IncompleteListing,
} from '@/data/dashboard/listings'
import { STALE_DAYS } from '@/domain/dashboard/periods'
import { legalStatements } from '@/domain/legal/required'
import { clockOf } from '@/domain/viewings/times'
import { formatDay } from '@/i18n/formats'
import { optionName } from '@/i18n/translate'

import { Age } from '../Age'
import { MAX_LINES, type CardProps } from './cardProps'
import { EmptyCard, Card, CardLine } from './Card'
import { countText } from './countText'

const nameOf = ({ title, reference }: { title: string; reference: number | null }) =>
  title || String(reference ?? '–')
const subtitleOf = ({ title, reference }: { title: string; reference: number | null }) =>
  title ? String(reference ?? '') : ''

/** Lists published listings that have not been updated for a long time. */
export async function StaleCard({ req, locale, t, admin }: CardProps) {
  const listings = await findStaleListings(req, locale, MAX_LINES)
  const list = `${admin}/collections/properties`
  return (
    <Card
      id="stale"
      title={t('stale', { days: STALE_DAYS })}
      count={countText(listings[0]?.total)}
      links={[
        {
          href: `${list}?sort=updatedAt&where[or][0][and][0][status][equals]=active`,
          label: t('allStale'),
        },
      ]}
    >
      {listings.length === 0 ? (
        <EmptyCard>{t('noStale')}</EmptyCard>
      ) : (
        <ul>
          {listings.map((listing) => (
            <CardLine
              key={listing.id}
              href={`${list}/${listing.id}`}
              title={nameOf(listing)}
              about={subtitleOf(listing)}
              sign={<Age since={listing.since} locale={locale} />}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Lists listings with a legal document that expires or has expired. */
export async function ExpiringCard({ req, locale, t, admin }: CardProps) {
  const listings = await findExpiringCertificates(req, locale, MAX_LINES)
  const { day } = clockOf(new Date())
  return (
    <Card
      id="papers"
      title={t('papers')}
      count={countText(listings[0]?.total)}
      isUrgent={listings.some(({ until }) => until < day)}
    >
      {listings.length === 0 ? (
        <EmptyCard>{t('noPapers')}</EmptyCard>
      ) : (
        <ul>
          {listings.map((listing) => (
            <CardLine
              key={listing.id + listing.paper}
              href={`${admin}/collections/properties/${listing.id}`}
              title={nameOf(listing)}
              about={[subtitleOf(listing), t(`paper_${listing.paper}`)].filter(Boolean).join(' · ')}
              sign={t(listing.until < day ? 'ranOut' : 'runsOut', {
                day: formatDay(listing.until, locale),
              })}
              isUrgent={listing.until < day}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Missing statements that a line names. */
const MAX_STATEMENTS = 2

function missingStatements({ gaps }: IncompleteListing, { locale, t }: CardProps): string {
  const names = legalStatements
    .filter((statement) => gaps.split(',').includes(statement))
    .map((statement) => optionName(locale, 'legalStatement', statement))
  if (names.length === 0) return t('lapsed')
  return [
    names.slice(0, MAX_STATEMENTS).join(', '),
    names.length > MAX_STATEMENTS && t('more', { number: names.length - MAX_STATEMENTS }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Lists listings that lack legal statements. */
export async function IncompleteCard(props: CardProps) {
  const { req, locale, t, admin } = props
  const listings = await findIncompleteListings(req, locale, MAX_LINES)
  const list = `${admin}/collections/properties`
  return (
    <Card
      id="incomplete"
      title={t('incomplete')}
      count={countText(listings[0]?.total)}
      isUrgent={listings.some(({ isLive }) => isLive)}
      links={
        listings.length > 0
          ? [
              {
                href: `${list}?sort=completeness&where[or][0][and][0][completeness][less_than]=100`,
                label: t('allIncomplete'),
              },
            ]
          : []
      }
    >
      {listings.length === 0 ? (
        <EmptyCard>{t('noIncomplete')}</EmptyCard>
      ) : (
        <ul>
          {listings.map((listing) => (
            <CardLine
              key={listing.id}
              href={`${list}/${listing.id}`}
              title={nameOf(listing)}
              about={[subtitleOf(listing), missingStatements(listing, props)]
                .filter(Boolean)
                .join(' · ')}
              sign={t(listing.isLive ? 'isLive' : 'notLive')}
              isUrgent={listing.isLive}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
