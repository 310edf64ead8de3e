import type { UIFieldServerProps } from 'payload'

import { findSeekers } from '@/data/demands/matching'
import { reasonsIn } from '@/data/demands/reasons'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import { localeOf, saysIn } from '../words'
import { MatchRows } from './MatchRows'
import words from './words.json'

/** As many as somebody calls; the rest is counted. */
const SHOWN = 50

/** Who looks for this listing, with how well it answers him and why. */
export async function PropertyDemands({ data, i18n, payload, user }: UIFieldServerProps) {
  const [locale, says] = [localeOf(i18n.language), saysIn(words, i18n.language)]
  const reference: unknown = data.reference
  const seekers = typeof reference === 'number' ? await findSeekers(reference) : []
  const shown = seekers.slice(0, SHOWN)
  const { docs } = await payload.find({
    ...{ collection: 'demands', depth: 0, pagination: false, overrideAccess: false, user },
    select: { fullName: true, frequency: true },
    where: { id: { in: shown.map(({ id }) => id) } },
  })
  const rows = shown.flatMap(({ id, score, isNear, reasons, frequency }) => {
    const demand = docs.find((one) => one.id === id)
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
      title={seekers.length === 1 ? says('oneSeeker') : says('seekers', { number: seekers.length })}
      lead={says(seekers.length > 0 ? 'seekersLead' : 'noSeekers')}
      rows={rows}
      more={seekers.length > rows.length ? says('more', { number: seekers.length - rows.length }) : ''}
      words={{ score: says('score'), near: says('near') }}
    />
  )
}
