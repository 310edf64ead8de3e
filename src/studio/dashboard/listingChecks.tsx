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
import { CardLine, type Check } from './Card'
import { MAX_LINES, type CardProps } from './cardProps'
import { countText } from './countText'

const nameOf = ({ title, reference }: { title: string; reference: number | null }) =>
  title || String(reference ?? '–')
const subtitleOf = ({ title, reference }: { title: string; reference: number | null }) =>
  title ? String(reference ?? '') : ''

/** Finds published listings that have not been updated for a long time. */
export async function staleCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const listings = await findStaleListings(req, locale, MAX_LINES)
  const list = `${admin}/collections/properties`
  return {
    id: 'stale',
    title: t('stale', { days: STALE_DAYS }),
    count: countText(listings[0]?.total),
    links: [
      {
        href: `${list}?sort=updatedAt&where[or][0][and][0][status][equals]=active`,
        label: t('allStale'),
      },
    ],
    calm: t('noStale'),
    lines: listings.map((listing) => (
      <CardLine
        key={listing.id}
        href={`${list}/${listing.id}`}
        title={nameOf(listing)}
        about={subtitleOf(listing)}
        sign={<Age since={listing.since} locale={locale} />}
      />
    )),
  }
}

/** Finds listings with a legal document that expires or has expired. */
export async function expiringCheck({ req, locale, t, admin }: CardProps): Promise<Check> {
  const listings = await findExpiringCertificates(req, locale, MAX_LINES)
  const { day } = clockOf(new Date())
  return {
    id: 'papers',
    title: t('papers'),
    count: countText(listings[0]?.total),
    isUrgent: listings.some(({ until }) => until < day),
    calm: t('noPapers'),
    lines: listings.map((listing) => (
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
    )),
  }
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

/** Finds listings that lack legal statements. */
export async function incompleteCheck(props: CardProps): Promise<Check> {
  const { req, locale, t, admin } = props
  const listings = await findIncompleteListings(req, locale, MAX_LINES)
  const list = `${admin}/collections/properties`
  const all = {
    href: `${list}?sort=completeness&where[or][0][and][0][completeness][less_than]=100`,
    label: t('allIncomplete'),
  }
  return {
    id: 'incomplete',
    title: t('incomplete'),
    count: countText(listings[0]?.total),
    isUrgent: listings.some(({ isLive }) => isLive),
    links: listings.length > 0 ? [all] : [],
    calm: t('noIncomplete'),
    lines: listings.map((listing) => (
      <CardLine
        key={listing.id}
        href={`${list}/${listing.id}`}
        title={nameOf(listing)}
        about={[subtitleOf(listing), missingStatements(listing, props)].filter(Boolean).join(' · ')}
        sign={t(listing.isLive ? 'isLive' : 'notLive')}
        isUrgent={listing.isLive}
      />
    )),
  }
}
