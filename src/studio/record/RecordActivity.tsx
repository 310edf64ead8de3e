import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { loaded } from '@/data/core/relations'
import { activityKinds, activityTypes } from '@/domain/portal/activities'
import { clockOf } from '@/domain/viewings/times'
import { formatDay, formatEvent } from '@/i18n/formats'
import { defaultLocale, localeOf, type Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import '../studio.css'
import './record.css'
import { translatorFor } from '../words'
import { FeedbackPanel } from './FeedbackPanel'
import { RecordPanel } from './RecordPanel'
import type { Template } from './useRecord'
import words from './words.json'

const MAX_VIEWINGS = 10
const MAX_LATEST = 5

/**
 * Reads the templates in the language of the owner, without those that are not translated into it.
 */
async function findTemplates(
  { payload, user }: PayloadRequest,
  locale: Locale,
): Promise<Template[]> {
  const { docs } = await payload.find({
    collection: 'activity-templates',
    user,
    overrideAccess: false,
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    sort: 'name',
  })
  return docs.flatMap(({ id, name, kind, type, subject, comment, visibleToOwner }) =>
    subject?.trim()
      ? [
          {
            id,
            name,
            kind,
            type: type ?? '',
            subject,
            comment: comment ?? '',
            visibleToOwner: visibleToOwner !== false,
          },
        ]
      : [],
  )
}

/** Finds past viewings that have no feedback yet. */
async function findViewings({ payload, user }: PayloadRequest, property: string, locale: Locale) {
  const { docs } = await payload.find({
    collection: 'appointments',
    user,
    overrideAccess: false,
    depth: 0,
    limit: MAX_VIEWINGS,
    pagination: false,
    sort: '-start',
    select: { start: true, fullName: true, updatedAt: true },
    where: {
      and: [
        { property: { equals: property } },
        { start: { less_than: new Date().toISOString() } },
        { status: { in: ['confirmed', 'done'] } },
        { feedback: { exists: false } },
      ],
    },
  })
  return docs.flatMap(({ id, updatedAt, start, fullName }) => {
    if (!start) return []
    const name = [formatEvent(start, locale), fullName].filter(Boolean).join(' · ')
    return [{ id, updatedAt, name }]
  })
}

/** Reads the latest activities of a property. */
async function findLatest({ payload, user }: PayloadRequest, property: string, locale: Locale) {
  const { docs } = await payload.find({
    collection: 'activities',
    user,
    overrideAccess: false,
    depth: 0,
    limit: MAX_LATEST,
    pagination: false,
    sort: '-date',
    where: { property: { equals: property } },
    select: { date: true, subject: true },
  })
  return docs.map(({ id, date, subject }) => ({ id, day: formatDay(date, locale), subject }))
}

/** Returns the language of the first owner of a property. */
async function findLanguage(
  { payload, user }: PayloadRequest,
  id: string,
): Promise<Locale | undefined> {
  const property = await payload.findByID({
    collection: 'properties',
    id,
    depth: 1,
    user,
    overrideAccess: false,
    select: { owners: true },
    joins: false,
  })
  return property.owners?.map(loaded)[0]?.language
}

/** Records activities of a property and feedback on its viewings, on the page of the property. */
export async function RecordActivity({ id, i18n, req }: UIFieldServerProps) {
  if (!roleOf(req)) return null
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, locale)
  if (!id) return <p className="hestia-lead">{t('first')}</p>
  const property = String(id)
  const language = await findLanguage(req, property)
  const [templates, viewings, latest] = await Promise.all([
    findTemplates(req, language ?? defaultLocale),
    findViewings(req, property, locale),
    findLatest(req, property, locale),
  ])
  const names = (vocabulary: string, values: readonly string[]) =>
    values.map((value) => ({ value, name: optionName(locale, vocabulary, value) }))
  return (
    <div className="hestia-mail">
      <RecordPanel
        property={property}
        lead={language ? t('lead', { language: t(`language_${language}`) }) : t('noOwner')}
        language={language ?? defaultLocale}
        locale={locale}
        today={clockOf(new Date()).day}
        templates={templates}
        latest={latest}
        kinds={names('activityKind', activityKinds)}
        types={names('activityType', activityTypes)}
      />
      {viewings.length > 0 && (
        <FeedbackPanel viewings={viewings} language={language ?? defaultLocale} />
      )}
    </div>
  )
}
