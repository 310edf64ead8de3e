import type { ReportView } from '@/brochure/report/view'
import type { Month } from '@/domain/reports/month'
import { headingFonts, textFonts } from '@/domain/site/options'
import { readablePalette } from '@/domain/site/palette'
import { formatMonth } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner, Property, Setting } from '@/payload-types'

import { asPublic, payload } from '../core/payload'
import { findSettings } from '../site/shell'
import { sectionOf } from './section'

export const monthName = (month: Month, locale: Locale): string =>
  formatMonth(`${month}-15T12:00:00Z`, locale)

function themeOf({ theme }: Setting): ReportView['theme'] {
  const { headingFont, textFont, ...colours } = theme ?? {}
  return {
    colours: readablePalette(colours),
    headingFont: headingFont ?? headingFonts[0],
    textFont: textFont ?? textFonts[0],
  }
}

/** Reads the properties of a report, whatever became of them. */
async function findProperties(ids: readonly string[], locale: Locale): Promise<Property[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'properties',
    ...asPublic(locale),
    // Whose report it is was decided while the mandate ran.
    overrideAccess: true,
    where: { id: { in: [...ids] } },
    sort: '-reference',
    joins: false,
    depth: 1,
  })
  return docs
}

/** Writes the report of a month about these properties, in the owner's language. */
export async function buildReport(
  owner: Owner,
  month: Month,
  ids: readonly string[],
  now: Date,
): Promise<ReportView> {
  const locale = owner.language
  const t = translate(locale)
  const [settings, properties] = await Promise.all([
    findSettings(locale),
    findProperties(ids, locale),
  ])
  const sections = await Promise.all(
    properties.map((property) => sectionOf(owner, property, month, locale, now)),
  )
  const { agencyName, phone, email } = settings
  return {
    language: locale,
    title: t('report.title'),
    month: monthName(month, locale),
    owner: owner.fullName ?? '',
    sections,
    fileName: `${t('report.file', { month })}.pdf`,
    headings: {
      reactions: t('report.reactions'),
      shown: t('report.shown'),
      next: t('report.next'),
      papers: t('report.papers'),
    },
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
}
