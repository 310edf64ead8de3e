import type { UIFieldServerProps } from 'payload'

import { findMatchingListings } from '@/data/demands/matching'
import { reasonsIn } from '@/data/demands/reasons'
import { propertyCard } from '@/data/catalogue/views/listing'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { translatorFor } from '../words'
import { MatchRows } from './MatchRows'
import words from './words.json'

const MAX_ROWS = 30

/** Lists the listings that match a demand today, whether or not an alert was sent. */
export async function DemandMatches({ data, i18n, payload }: UIFieldServerProps) {
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, i18n.language)
  const id: unknown = data.id
  if (typeof id !== 'string') return null
  const { total, shown } = await findMatchingListings(id, MAX_ROWS, locale)
  const rows = await Promise.all(
    shown.map(async ({ listed, score, isNear, reasons }) => {
      const { place, heading } = await propertyCard(listed, locale)
      const href = `${payload.config.routes.admin}/collections/properties/${listed.id}`
      return {
        id: listed.id,
        href,
        score,
        isNear,
        name: `${place} (${listed.reference ?? ''})`,
        aside: heading,
        why: reasonsIn(reasons, locale),
      }
    }),
  )
  return (
    <MatchRows
      title={t('offers', { number: total })}
      lead={t(total > 0 ? 'offersLead' : 'noOffers')}
      rows={rows}
      more={total > rows.length ? t('more', { number: total - rows.length }) : ''}
      words={{ score: t('score'), near: t('near') }}
    />
  )
}
