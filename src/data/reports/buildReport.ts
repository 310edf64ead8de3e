import type { ReportView } from '@/brochure/report/view'
import { isOnOffer } from '@/domain/catalogue/availability'
import { isAdvertised } from '@/domain/legal/compliance'
import type { Month } from '@/domain/reports/month'
import { headingFonts, textFonts } from '@/domain/site/options'
import { formatDay, formatMonth, formatNumber, formatTenths } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Owner, Setting } from '@/payload-types'

import { asOwner, payload } from '../core/payload'
import { findOwnProperties, type OwnProperty } from '../portal/ownProperties'
import { propertyHead } from '../portal/propertyView'
import { findSettings } from '../site/shell'
import { findMonthFigures, findTypicalOfMonth, instantsOf, type MonthFigures } from './figures'

/** The most activities of a month in the report. */
const MAX_ACTIVITIES = 60

export const monthName = (month: Month, locale: Locale): string =>
  formatMonth(`${month}-15T12:00:00Z`, locale)

/** Returns whether a property is on offer, and was before the month ended. */
const isLive = (property: OwnProperty, end: Date): boolean =>
  isAdvertised(property) &&
  isOnOffer(property) &&
  !(property.publishedOn && Date.parse(property.publishedOn) >= end.getTime())

async function findActivities(owner: Owner, property: string, month: Month, locale: Locale) {
  const { start, end } = instantsOf(month)
  const { docs } = await (
    await payload()
  ).find({
    collection: 'activities',
    ...asOwner(owner, locale),
    depth: 0,
    limit: MAX_ACTIVITIES,
    pagination: false,
    sort: 'date',
    select: { date: true, type: true, subject: true, comment: true },
    where: {
      and: [
        { property: { equals: property } },
        { status: { equals: 'done' } },
        { date: { greater_than_equal: start.toISOString() } },
        { date: { less_than: end.toISOString() } },
      ],
    },
  })
  return docs.map(({ date, type, subject, comment }) => {
    const typeName = type ? optionName(locale, 'activityType', type) : ''
    return {
      day: formatDay(date, locale),
      title: typeName && typeName !== subject ? `${typeName}: ${subject}` : subject,
      comment: comment ?? '',
    }
  })
}

const figureNames = [
  'visits',
  'visitors',
  'enquiries',
  'visitsMade',
  'documents',
] as const satisfies readonly (keyof MonthFigures)[]

async function sectionOf(
  owner: Owner,
  property: OwnProperty,
  month: Month,
  locale: Locale,
): Promise<ReportView['sections'][number]> {
  const t = translate(locale)
  const { id } = property
  const [head, figures, typical, done] = await Promise.all([
    propertyHead(property, locale),
    findMonthFigures(id, month),
    findTypicalOfMonth(id, month),
    findActivities(owner, id, month, locale),
  ])
  return {
    reference: t('portal.reference', { reference: String(property.reference ?? '') }),
    title: head.title,
    place: head.town,
    rows: figureNames.map((name) => ({
      label: t(`report.${name}`),
      value: formatNumber(figures[name], locale),
    })),
    compared: typical
      ? t('report.compared', {
          listings: formatNumber(typical.listings, locale),
          median: formatTenths(typical.median, locale),
          own: formatTenths(typical.own, locale),
        })
      : '',
    done,
  }
}

function themeOf({ theme }: Setting): ReportView['theme'] {
  const { paper, ink, moss, brick, sand, headingFont, textFont } = theme ?? {}
  return {
    colours: {
      paper: paper ?? '#faf7f2',
      ink: ink ?? '#1c2723',
      moss: moss ?? '#2f5d50',
      brick: brick ?? '#a84a22',
      sand: sand ?? '#e4dccf',
    },
    headingFont: headingFont ?? headingFonts[0],
    textFont: textFont ?? textFonts[0],
  }
}

/**
 * Returns the report of a month in the owner's language; undefined when none of their properties
 * was on offer.
 */
export async function buildReport(
  owner: Owner,
  month: Month,
): Promise<{ view: ReportView; properties: string[] } | undefined> {
  const locale = owner.language
  const { end } = instantsOf(month)
  const liveProperties = (await findOwnProperties(owner, locale)).filter((property) =>
    isLive(property, end),
  )
  if (liveProperties.length === 0) return undefined
  const t = translate(locale)
  const settings = await findSettings(locale)
  const sections = await Promise.all(
    liveProperties.map((property) => sectionOf(owner, property, month, locale)),
  )
  const { agencyName, phone, email } = settings
  const view: ReportView = {
    language: locale,
    title: t('report.title'),
    month: monthName(month, locale),
    owner: owner.fullName ?? '',
    sections,
    fileName: `${t('report.file', { month })}.pdf`,
    done: t('report.done'),
    nothing: t('report.nothing'),
    agency: {
      name: agencyName ?? '',
      lines: [phone ?? '', email ?? ''].filter((line) => line !== ''),
    },
    note: t('report.note'),
    page: t('brochure.page', { page: '{page}', pages: '{pages}' }),
    theme: themeOf(settings),
  }
  return { view, properties: liveProperties.map(({ id }) => id) }
}
