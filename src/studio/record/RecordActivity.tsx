import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { loaded } from '@/data/relations'
import { activityKinds, activityTypes } from '@/domain/activities'
import { clockOf } from '@/domain/visits/times'
import { formatDay } from '@/i18n/dates'
import { defaultLocale, intlLocales, type Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import './record.css'
import { localeOf, saysIn } from '../words'
import { FeedbackPanel } from './FeedbackPanel'
import { RecordPanel, type Template } from './RecordPanel'
import words from './words.json'

const MOST_VISITS = 10
const LATEST = 5

/** In the language of who reads it; a template that nobody wrote in it is left out. */
async function findTemplates({ payload, user }: PayloadRequest, locale: Locale): Promise<Template[]> {
  const { docs } = await payload.find({
    ...{ collection: 'activity-templates', user, overrideAccess: false, locale, fallbackLocale: false, depth: 0, pagination: false, sort: 'name' },
  })
  return docs.flatMap(({ id, name, kind, type, subject, comment, visibleToOwner }) =>
    subject?.trim() ? [{ id, name, kind, type: type ?? '', subject, comment: comment ?? '', visibleToOwner: visibleToOwner !== false }] : [],
  )
}

/** Visits that were made and of which nobody has written yet how they went. */
async function findVisits({ payload, user }: PayloadRequest, property: string, locale: Locale) {
  const { docs } = await payload.find({
    ...{ collection: 'appointments', user, overrideAccess: false, depth: 0, limit: MOST_VISITS, pagination: false, sort: '-start' },
    select: { start: true, fullName: true },
    where: {
      and: [
        { property: { equals: property } },
        { start: { less_than: new Date().toISOString() } },
        { status: { in: ['confirmed', 'done'] } },
        { feedback: { exists: false } },
      ],
    },
  })
  const time = new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Brussels' })
  return docs.flatMap(({ id, start, fullName }) => (start ? [{ id, name: [time.format(new Date(start)), fullName].filter(Boolean).join(' · ') }] : []))
}

async function findLatest({ payload, user }: PayloadRequest, property: string, locale: Locale) {
  const { docs } = await payload.find({
    ...{ collection: 'activities', user, overrideAccess: false, depth: 0, limit: LATEST, pagination: false, sort: '-date' },
    where: { property: { equals: property } },
    select: { date: true, subject: true },
  })
  return docs.map(({ id, date, subject }) => ({ id, day: formatDay(date, locale), subject }))
}

async function findLanguage({ payload, user }: PayloadRequest, id: string): Promise<Locale | undefined> {
  const property = await payload.findByID({ collection: 'properties', id, depth: 1, user, overrideAccess: false, select: { owners: true }, joins: false })
  return property.owners?.map(loaded)[0]?.language
}

/** What happens with a property is recorded on its own page: what was said, done, shown elsewhere, and how visits went. */
export async function RecordActivity({ id, i18n, req }: UIFieldServerProps) {
  if (!roleOf(req)) return null
  const locale = localeOf(i18n.language)
  const says = saysIn(words, locale)
  if (!id) return <p className="hestia-lead">{says('first')}</p>
  const property = String(id)
  const language = await findLanguage(req, property)
  const [templates, visits, latest] = await Promise.all([
    findTemplates(req, language ?? defaultLocale),
    findVisits(req, property, locale),
    findLatest(req, property, locale),
  ])
  const names = (vocabulary: string, values: readonly string[]) => values.map((value) => ({ value, name: optionName(locale, vocabulary, value) }))
  return (
    <div className="hestia-mail">
      <RecordPanel
        property={property}
        lead={language ? says('lead', { language: says(`language_${language}`) }) : says('noOwner')}
        language={language ?? defaultLocale}
        locale={locale}
        today={clockOf(new Date()).day}
        templates={templates}
        latest={latest}
        kinds={names('activityKind', activityKinds)}
        types={names('activityType', activityTypes)}
      />
      {visits.length > 0 && <FeedbackPanel visits={visits} language={language ?? defaultLocale} />}
    </div>
  )
}
