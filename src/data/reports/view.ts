import type { ReportView } from '@/brochure/report/view'
import type { Month } from '@/domain/reports/month'
import { headingFonts, textFonts } from '@/domain/site'
import { formatDay } from '@/i18n/dates'
import { intlLocales, type Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Owner, Setting } from '@/payload-types'

import { asOwner, payload } from '../payload'
import { findOwnProperties, type OwnProperty } from '../portal/own'
import { headOf } from '../portal/views'
import { findSettings } from '../shell'
import { findFigures, findTypicalOf, instantsOf, type Figures } from './figures'

/** Nobody reads a longer list of a month. */
const MOST_DONE = 60

export function monthName(month: Month, locale: Locale): string {
  const name = new Intl.DateTimeFormat(intlLocales[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return name.format(new Date(`${month}-15T12:00:00Z`))
}

/** On offer, and since before the month was over. */
const isLive = ({ _status, status, marquee, publishedOn }: OwnProperty, end: Date): boolean =>
  _status === 'published' && status === 'active' && marquee !== 'sold' && marquee !== 'rented' && !(publishedOn && Date.parse(publishedOn) >= end.getTime())

async function findDone(owner: Owner, property: string, month: Month, locale: Locale) {
  const { start, end } = instantsOf(month)
  const { docs } = await (
    await payload()
  ).find({
    ...{ collection: 'activities', ...asOwner(owner, locale), depth: 0, limit: MOST_DONE, pagination: false, sort: 'date' },
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
    const what = type ? optionName(locale, 'activityType', type) : ''
    return { day: formatDay(date, locale), title: what && what !== subject ? `${what}: ${subject}` : subject, comment: comment ?? '' }
  })
}

const figureNames = ['visits', 'visitors', 'enquiries', 'visitsMade', 'documents'] as const satisfies readonly (keyof Figures)[]

async function sectionOf(owner: Owner, property: OwnProperty, month: Month, locale: Locale): Promise<ReportView['sections'][number]> {
  const [t, number] = [translate(locale), new Intl.NumberFormat(intlLocales[locale])]
  const { id } = property
  const [head, figures, typical, done] = await Promise.all([
    headOf(property, locale),
    findFigures(id, month),
    findTypicalOf(id, month),
    findDone(owner, id, month, locale),
  ])
  const pace = new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 1 })
  return {
    reference: t('portal.reference', { reference: String(property.reference ?? '') }),
    title: head.title,
    place: head.town,
    rows: figureNames.map((name) => ({ label: t(`report.${name}`), value: number.format(figures[name]) })),
    compared: typical
      ? t('report.compared', { listings: number.format(typical.listings), median: pace.format(typical.median), own: pace.format(typical.own) })
      : '',
    done,
  }
}

function themeOf({ theme }: Setting): ReportView['theme'] {
  const { paper, ink, moss, brick, sand, headingFont, textFont } = theme ?? {}
  return {
    colours: { paper: paper ?? '#faf7f2', ink: ink ?? '#1c2723', moss: moss ?? '#2f5d50', brick: brick ?? '#a84a22', sand: sand ?? '#e4dccf' },
    headingFont: headingFont ?? headingFonts[0],
    textFont: textFont ?? textFonts[0],
  }
}

/** What an owner is told of a month, in his language; nothing when none of his properties was on offer. */
export async function reportOf(owner: Owner, month: Month): Promise<{ view: ReportView; properties: string[] } | undefined> {
  const locale = owner.language
  const { end } = instantsOf(month)
  const live = (await findOwnProperties(owner, locale)).filter((property) => isLive(property, end))
  if (live.length === 0) return undefined
  const [t, settings] = [translate(locale), await findSettings(locale)]
  const sections = await Promise.all(live.map((property) => sectionOf(owner, property, month, locale)))
  const { agencyName, phone, email } = settings
  const view: ReportView = {
    ...{ language: locale, title: t('report.title'), month: monthName(month, locale), owner: owner.fullName ?? '', sections },
    ...{ fileName: `${t('report.file', { month })}.pdf`, done: t('report.done'), nothing: t('report.nothing') },
    agency: { name: agencyName ?? '', lines: [phone ?? '', email ?? ''].filter((line) => line !== '') },
    note: t('report.note'),
    page: t('brochure.page', { page: '#', pages: '##' }),
    theme: themeOf(settings),
  }
  return { view, properties: live.map(({ id }) => id) }
}
