import type { UIFieldServerProps } from 'payload'

import { findMatchingDemands } from '@/data/demands/matching'
import { reasonsIn } from '@/data/demands/reasons'
import { optionName } from '@/i18n/translate'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { translatorFor } from '../words'
import { MatchRows } from './MatchRows'
import words from './words.json'

/** Rows that are listed. The rest is counted. */
const MAX_ROWS = 50

/** Lists the demands that match this listing, with their score and the reasons. */
export async function PropertyDemands({ data, i18n, payload, user }: UIFieldServerProps) {
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, i18n.language)
  const reference: unknown = data.reference
  const seekers = typeof reference === 'number' ? await findMatchingDemands(reference) : []
  const shown = seekers.slice(0, MAX_ROWS)
  const { docs } = await payload.find({
    collection: 'demands',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    select: { fullName: true, frequency: true },
    where: { id: { in: shown.map(({ id }) => id) } },
  })
  const rows = shown.flatMap(({ id, score, isNear, reasons, frequency }) => {
    const demand = docs.find((candidate) => candidate.id === id)
    const aside = optionName(locale, 'alertFrequency', frequency)
    return demand
      ? [
          {
            id,
            score,
            isNear,
            href: `${payload.config.routes.admin}/collections/demands/${id}`,
            name: demand.fullName || id,
            aside,
            why: reasonsIn(reasons, locale),
          },
        ]
      : []
  })
  return (
    <MatchRows
      title={t('seekers', { number: seekers.length })}
      lead={t(seekers.length > 0 ? 'seekersLead' : 'noSeekers')}
      rows={rows}
      more={seekers.length > rows.length ? t('more', { number: seekers.length - rows.length }) : ''}
      words={{ score: t('score'), near: t('near') }}
    />
  )
}
