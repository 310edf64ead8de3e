import type { ReportView } from '@/brochure/report/view'
import { goneValues } from '@/domain/catalogue/availability'
import type { Month } from '@/domain/reports/month'
import { changeDetails, changeTitle } from '@/i18n/changes'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import { labelled } from '@/i18n/typeset'
import type { Activity } from '@/payload-types'

import { payload } from '../core/payload'
import { findReleasedFeedback } from '../viewings/releasedFeedback'
import { instantsOf } from './figures'

type Section = ReportView['sections'][number]

/** The most activities of a month that a report lists; the portal has all. */
const MAX_ACTIVITIES = 60

const within = (field: string, month: Month) => {
  const { start, end } = instantsOf(month)
  return [
    { [field]: { greater_than_equal: start.toISOString() } },
    { [field]: { less_than: end.toISOString() } },
  ]
}

// The owner of a report may have sold: what it tells was theirs, and is not read with their rights.
const asSystem = { overrideAccess: true, depth: 0 } as const

type Told = Pick<Activity, 'date' | 'type' | 'subject' | 'comment' | 'change'>

/** A change is written in the reader's language, a note as it was written. */
function activityView({ date, type, subject, comment, change }: Told, locale: Locale) {
  const day = formatDay(date, locale)
  if (change?.what) {
    const known = { ...change, what: change.what }
    return { day, title: changeTitle(known, locale), comment: changeDetails(known, locale) }
  }
  const typeName = type ? optionName(locale, 'activityType', type) : ''
  return {
    day,
    title: typeName && typeName !== subject ? labelled(typeName, subject, locale) : subject,
    comment: comment ?? '',
  }
}

/** Returns what was done in a month and is shown to the owner, the first one first. */
export async function findMonthActivities(
  property: string,
  month: Month,
  locale: Locale,
): Promise<Section['done']> {
  const { docs, totalDocs } = await (
    await payload()
  ).find({
    collection: 'activities',
    ...asSystem,
    limit: MAX_ACTIVITIES,
    sort: 'date',
    select: { date: true, type: true, subject: true, comment: true, change: true },
    where: {
      and: [
        { property: { equals: property } },
        { status: { equals: 'done' } },
        { visibleToOwner: { equals: true } },
        ...within('date', month),
      ],
    },
  })
  const more = totalDocs - docs.length
  return [
    ...docs.map((activity) => activityView(activity, locale)),
    ...(more > 0
      ? [{ day: '', title: translate(locale)('report.more', { count: more }), comment: '' }]
      : []),
  ]
}

/**
 * Returns what visitors said after their viewings of a month, as staff released it: in their own words
 * where they allowed it, else in those of a colleague.
 */
export async function findReactions(
  property: string,
  month: Month,
  locale: Locale,
): Promise<Section['reactions']> {
  const said = await findReleasedFeedback(property, within('start', month), 'start', locale)
  return said.map(({ at, words, note, marks }) => ({
    day: formatDay(at, locale),
    text: [words && translate(locale)('quote', { words }), note, marks.join(' · ')]
      .filter(Boolean)
      .join(' – '),
  }))
}

const EXPOSURE_QUERY = `
  select distinct source from activities
  where property_id = $1 and change_what = 'exposure' and visible_to_owner and source <> ''
    and date < $3 and coalesce(change_after, change_before) >= to_char($2::timestamptz at time zone 'Europe/Brussels', 'YYYY-MM-DD')
  order by source`

const ON_SITE_QUERY = `
  select exists (select from shown_states where property = $1 and kind = 'property' and shown_from < $3 and coalesce(shown_until > $2, true)
    and not (coalesce(content->>'banner', 'none') = any($4))) as "isOnSite"`

/** Returns whether the site offered the property at some moment of a month. */
export async function wasOnSite(property: string, month: Month): Promise<boolean> {
  const { start, end } = instantsOf(month)
  const { rows } = await (
    await payload()
  ).db.pool.query<{ isOnSite: boolean }>(ON_SITE_QUERY, [
    property,
    start.toISOString(),
    end.toISOString(),
    goneValues.marquee,
  ])
  return rows[0]?.isOnSite ?? false
}

/**
 * Returns the portals that showed the property in a month: those that read it in that month or later, or
 * of which it is known that they dropped it no earlier.
 */
export async function findExposure(property: string, month: Month): Promise<string[]> {
  const { start, end } = instantsOf(month)
  const { rows } = await (
    await payload()
  ).db.pool.query<{ source: string }>(EXPOSURE_QUERY, [
    property,
    start.toISOString(),
    end.toISOString(),
  ])
  return rows.map(({ source }) => source)
}
