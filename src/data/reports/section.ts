import type { ReportView } from '@/brochure/report/view'
import { isOnOffer } from '@/domain/catalogue/availability'
import type { Advertised } from '@/domain/legal/advertised'
import {
  missingForAdvertisement,
  requiredStatements,
  type LegalStatement,
} from '@/domain/legal/required'
import { isWordStatement } from '@/domain/legal/wordStatements'
import { lastDueMonth, type Month } from '@/domain/reports/month'
import { formatDay, formatEvent, formatNumber, formatTenths, listAll } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Owner, Property } from '@/payload-types'

import { advertisedOf } from '../catalogue/views/legalFacts'
import { propertyHead } from '../portal/propertyView'
import { findNextSteps } from '../portal/steps'
import { findExposure, findMonthActivities, findReactions, wasOnSite } from './events'
import { findMonthFigures, findTypicalOfMonth, type MonthFigures } from './figures'

type Section = ReportView['sections'][number]

const figureNames = [
  'visits',
  'visitors',
  'enquiries',
  'visitsMade',
  'documents',
] as const satisfies readonly (keyof MonthFigures)[]

/** Since when the mandate runs, until when, and how it ended. */
function mandateText(property: Property, locale: Locale): string {
  const t = translate(locale)
  const { mandateFrom: from, mandateUntil: until } = property
  const since = from && { from: formatDay(from, locale) }
  const span = since
    ? until
      ? t('report.mandate', { ...since, until: formatDay(until, locale) })
      : t('report.mandateFrom', since)
    : ''
  const { ownerStatus } = propertyHead(property, locale)
  const end = isOnOffer(property)
    ? ''
    : t('report.ended', { status: t(`portal.ownerStatus.${ownerStatus}.title`) })
  return [span, end].filter(Boolean).join('. ')
}

/** What an advertisement lacks: facts by the rules of today, words as the save found them. */
function missingFrom(property: Property, ad: Advertised, now: Date): LegalStatement[] {
  const recorded = property.gaps?.split(',') ?? []
  return [
    ...missingForAdvertisement(ad, now).filter((statement) => !isWordStatement(statement)),
    ...requiredStatements(ad, now).filter(
      (statement) => isWordStatement(statement) && recorded.includes(statement),
    ),
  ]
}

/** What must not be said or asked: an owner has no use for reading that it is in order. */
const isProhibition = (statement: LegalStatement): boolean =>
  isWordStatement(statement) || statement === 'lawfulDeposit'

/** What the law asks of an advertisement, by the rules of the publish gate. */
function papersOf(property: Property, locale: Locale, now: Date): string[] {
  const t = translate(locale)
  if (!isOnOffer(property)) return []
  const ad = advertisedOf(property)
  const missing = missingFrom(property, ad, now)
  const present = requiredStatements(ad, now).filter(
    (statement) => !missing.includes(statement) && !isProhibition(statement),
  )
  const namesOf = (statements: typeof missing) =>
    listAll(
      statements.map((statement) => optionName(locale, 'legalStatement', statement)),
      locale,
    )
  return [
    ...(present.length > 0 ? [t('report.present', { names: namesOf(present) })] : []),
    ...(missing.length > 0 ? [t('report.missing', { names: namesOf(missing) })] : []),
  ]
}

/** What comes next, in the report of the last month; one that is made up for tells only its own month. */
async function nextOf(
  owner: Owner,
  property: Property,
  month: Month,
  locale: Locale,
  now: Date,
): Promise<Section['next']> {
  if (month !== lastDueMonth(now) || !isOnOffer(property)) return []
  const t = translate(locale)
  const steps = (await findNextSteps(owner, [property], locale, now)).get(property.id) ?? []
  if (steps.length === 0) return [{ day: '', text: t('report.noNext') }]
  return steps.map((step) => ({
    // Only a viewing has a time; the others are planned for a day.
    day: step.kind === 'visit' ? formatEvent(step.at, locale) : formatDay(step.at, locale),
    text: step.kind === 'planned' ? step.subject : t(`portal.next.${step.kind}`),
  }))
}

/** Writes what a report says of one property. */
export async function sectionOf(
  owner: Owner,
  property: Property,
  month: Month,
  locale: Locale,
  now: Date,
): Promise<Section> {
  const t = translate(locale)
  const { id } = property
  const [figures, typical, done, reactions, isOnSite, portals, next] = await Promise.all([
    findMonthFigures(id, month),
    findTypicalOfMonth(id, month),
    findMonthActivities(id, month, locale),
    findReactions(id, month, locale),
    wasOnSite(id, month),
    findExposure(id, month),
    nextOf(owner, property, month, locale, now),
  ])
  const head = propertyHead(property, locale)
  return {
    property: id,
    reference: t('portal.reference', { reference: String(property.reference ?? '') }),
    title: head.title,
    place: head.town,
    mandate: mandateText(property, locale),
    rows: figureNames.map((name) => ({
      label: t(`report.${name}`),
      value: formatNumber(figures[name]),
    })),
    compared: typical
      ? t('report.compared', {
          listings: formatNumber(typical.listings),
          median: formatTenths(typical.median),
          own: formatTenths(typical.own),
        })
      : '',
    reactions:
      reactions.length > 0
        ? reactions
        : [
            {
              day: '',
              text: t(figures.visitsMade > 0 ? 'report.noReactions' : 'report.noViewings'),
            },
          ],
    shown: listAll([...(isOnSite ? [t('report.site')] : []), ...portals], locale),
    done,
    next,
    papers: papersOf(property, locale, now),
  }
}
