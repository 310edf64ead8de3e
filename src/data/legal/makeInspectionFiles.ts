import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

import type { InspectionView } from '@/brochure/inspection/view'
import { printPdf } from '@/brochure/printPdf'
import { readExcludingWords } from '@/domain/legal/excludingWords'
import { identityFacts } from '@/domain/legal/identity'
import { headingFonts, textFonts } from '@/domain/site/options'
import { readablePalette } from '@/domain/site/palette'
import { formatDay, formatEvent } from '@/i18n/formats'
import { locales } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Setting } from '@/payload-types'

import { createSystemRequest, payload } from '../core/payload'
import { findSettings } from '../site/shell'
import {
  findConsents,
  findSentReports,
  findShown,
  findShownProperties,
  type Scope,
  type ShownProperty,
} from './findInspection'
import { findPictures, identitySection, missingLines } from './inspectionParts'
import { propertySections } from './inspectionSections'
import { dataFiles } from './inspectionTables'
import { zip, type ZipEntry } from './zip'

/** Properties in one PDF: laying out more takes more memory than a process has. */
const PROPERTIES_PER_PDF = 25
/** An order that others give up on after five minutes without a sign. */
const order = z.object({
  id: z.string(),
  language: z.enum(locales),
  property: z.string().nullable(),
  first: z.string(),
  last: z.string(),
})
type Order = z.infer<typeof order>
type Section = InspectionView['sections'][number]

/** Takes an order that waits, or one whose maker has ended. */
async function claim(): Promise<Order | undefined> {
  const { db } = await payload()
  const { rows } = await db.drizzle.execute(sql`
    update inspection_files set state = 'running', touched_at = now() where id = (
      select id from inspection_files where state = 'waiting' or (state = 'running' and touched_at < now() - interval '5 minutes')
      order by asked_at limit 1 for update skip locked)
    returning id, language, property, first_day as first, last_day as last`)
  return z.array(order).parse(rows)[0]
}

async function report(id: string, done: number, total: number): Promise<void> {
  const { db } = await payload()
  await db.drizzle.execute(
    sql`update inspection_files set done = ${done}, total = ${total}, touched_at = now() where id = ${id}`,
  )
}

function viewOf(settings: Setting, { language, property, first, last }: Order, now: Date) {
  const t = translate(language)
  const { headingFont, textFont, ...colours } = settings.theme ?? {}
  return {
    language,
    title: t('inspection.title'),
    agency: settings.agencyName ?? '',
    lines: [
      ...(property ? [] : [t('inspection.whole')]),
      t('inspection.period', {
        from: formatDay(first, language),
        until: formatDay(last, language),
      }),
      t('inspection.made', { moment: formatEvent(now.toISOString(), language) }),
    ],
    note: t('inspection.note'),
    page: t('brochure.page', { page: '{page}', pages: '{pages}' }),
    theme: {
      colours: readablePalette(colours),
      headingFont: headingFont ?? headingFonts[0],
      textFont: textFont ?? textFonts[0],
    },
  }
}

/** Prints what is to be read, in as many files as its length needs. */
async function printParts(
  wanted: Order,
  view: Omit<InspectionView, 'sections'>,
  opening: Section[],
  properties: readonly ShownProperty[],
  now: Date,
): Promise<ZipEntry[]> {
  const count = Math.max(1, Math.ceil(properties.length / PROPERTIES_PER_PDF))
  const files: ZipEntry[] = []
  for (let at = 0; at < count; at += 1) {
    const part = properties.slice(at * PROPERTIES_PER_PDF, (at + 1) * PROPERTIES_PER_PDF)
    const sections = [
      ...(at === 0 ? opening : []),
      ...part.flatMap((one) => propertySections(one, now, wanted.language)),
    ]
    const data = await printPdf({ as: 'inspection', view: { ...view, sections } })
    const name = translate(wanted.language)('inspection.file')
    files.push({ name: `${name}${count > 1 ? `-${at + 1}` : ''}.pdf`, data })
    await report(wanted.id, properties.length + at + 1, properties.length + count)
  }
  return files
}

const plainSection = (heading: string, lines: string[]): Section => ({
  heading,
  isMain: true,
  lines,
  rows: [],
})

async function make(wanted: Order): Promise<{ bytes: Buffer; missing: number }> {
  const now = new Date()
  const t = translate(wanted.language)
  const scope: Scope = { ...wanted, property: wanted.property ?? undefined }
  const req = await createSystemRequest()
  const settings = await findSettings(wanted.language)
  const judging = { now, excludingWords: readExcludingWords(settings.excludingWords) }
  const ids = await findShownProperties(scope)
  const properties: ShownProperty[] = []
  for (const [at, id] of ids.entries()) {
    properties.push(await findShown(id, scope, judging))
    await report(wanted.id, at + 1, ids.length + Math.ceil(ids.length / PROPERTIES_PER_PDF))
  }
  const [only] = properties
  const { files: pictures, lost } =
    wanted.property && only
      ? await findPictures(req, only, wanted.language)
      : { files: [], lost: [] }
  const [reports, consents] = await Promise.all([findSentReports(scope), findConsents(scope)])
  const missing = await missingLines(req, settings, wanted, { properties, lost, now })
  const counted = (count: number) => [t('inspection.inData', { count: String(count) })]
  const opening = [
    identitySection(req, settings, wanted.language),
    plainSection(
      t('inspection.missing'),
      missing.length > 0 ? missing : [t('inspection.nothingMissing')],
    ),
    plainSection(t('inspection.reports'), counted(reports.length)),
    plainSection(t('inspection.consents'), counted(consents.length)),
  ]
  const printed = await printParts(wanted, viewOf(settings, wanted, now), opening, properties, now)
  const agency = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => {
        const own = await findSettings(locale)
        return [locale, Object.fromEntries(identityFacts.map((fact) => [fact, own[fact] ?? null]))]
      }),
    ),
  )
  const data = dataFiles({ agency, properties, reports, consents, missing }, now)
  return { bytes: zip([...printed, ...data, ...pictures], now), missing: missing.length }
}

async function makeOne(wanted: Order): Promise<void> {
  const { db, logger } = await payload()
  const { id, first, last, language } = wanted
  try {
    const { bytes, missing } = await make(wanted)
    const name = `${translate(language)('inspection.file')}-${first}-${last}.zip`
    await db.pool.query(
      `update inspection_files set state = 'ready', bytes = $2, name = $3, missing = $4, touched_at = now() where id = $1`,
      [id, bytes, name, missing],
    )
  } catch (error) {
    logger.error({ msg: 'An inspection file could not be made', err: error })
    await db.pool.query(
      `update inspection_files set state = 'failed', touched_at = now() where id = $1`,
      [id],
    )
  }
}

/** Makes the inspection files that wait, one after the other. */
export async function makeInspectionFiles(): Promise<void> {
  for (let wanted = await claim(); wanted; wanted = await claim()) await makeOne(wanted)
}
