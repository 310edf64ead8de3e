import type { UIFieldServerProps } from 'payload'

import { findMatching } from '@/data/demands/matching'
import { reasonsIn } from '@/data/demands/reasons'
import { propertyCard } from '@/data/views/listing'

import '../studio.css'
import { localeOf, saysIn } from '../words'
import { MatchRows } from './MatchRows'
import words from './words.json'

const SHOWN = 30

/** What is there for a demand today, whether he has been told or not. */
export async function DemandMatches({ data, i18n, payload }: UIFieldServerProps) {
  const [locale, says] = [localeOf(i18n.language), saysIn(words, i18n.language)]
  const id: unknown = data.id
  if (typeof id !== 'string') return null
  const { total, shown } = await findMatching(id, SHOWN, locale)
  const rows = await Promise.all(
    shown.map(async ({ listed, score, isNear, reasons }) => {
      const { place, heading } = await propertyCard(listed, locale)
      const href = `${payload.config.routes.admin}/collections/properties/${listed.id}`
      return { id: listed.id, href, score, isNear, name: `${place} (${listed.reference ?? ''})`, aside: heading, why: reasonsIn(reasons, locale) }
    }),
  )
  return (
    <MatchRows
      title={total === 1 ? says('oneOffer') : says('offers', { number: total })}
      lead={says(total > 0 ? 'offersLead' : 'noOffers')}
      rows={rows}
      more={total > rows.length ? says('more', { number: total - rows.length }) : ''}
      words={{ score: says('score'), near: says('near') }}
    />
  )
}
