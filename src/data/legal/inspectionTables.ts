import type { ZipEntry } from './zip'
import { csv } from '@/domain/lib/csv'
import { daysOf } from '@/domain/legal/shownStates'

import type { GivenConsent, SentReport, ShownProperty } from './findInspection'
import { recordedFacts } from './inspectionSections'

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''

const json = (name: string, value: unknown): ZipEntry => ({
  name: `data/${name}.json`,
  data: Buffer.from(JSON.stringify(value, null, 1)),
})
const table = (name: string, rows: string[][]): ZipEntry => ({
  name: `data/${name}.csv`,
  data: Buffer.from(csv(rows)),
})

/** A row for each state of each advertisement: keys as in the JSON, so that programs read both. */
function advertisementTable(properties: readonly ShownProperty[], now: Date): string[][] {
  const head = ['reference', 'from', 'until', 'firstDay', 'lastDay', 'status', 'banner', 'goal']
  const rows = properties.flatMap(({ kind, reference, states }) =>
    states.map((state) => {
      const { from, until, content } = state
      const { first, last } = daysOf(state, now)
      const pictures = [...(content.pictures ?? []), ...(content.plans ?? [])]
      return [
        written(reference),
        from.toISOString(),
        until?.toISOString() ?? '',
        first,
        last,
        written(content.status),
        written(content.banner),
        content.goal,
        ...recordedFacts.map((fact) => written(content[fact])),
        String(pictures.length),
        pictures.map(({ file = '' }) => file).join(' '),
        state.missing.join(' '),
        kind,
        written(content.priceMin),
        written(content.priceMax),
      ]
    }),
  )
  const tail = ['pictureCount', 'pictureFiles', 'missing', 'kind', 'priceMin', 'priceMax']
  return [[...head, ...recordedFacts, ...tail], ...rows]
}

/** Each decision to publish without a statement once, however many states it lasted. */
const exceptionsOf = (properties: readonly ShownProperty[]) =>
  properties.flatMap(({ reference, states }) => {
    const exceptions = states.flatMap(({ content }) => content.publishedAnyway ?? [])
    const distinct = new Map(exceptions.map((one) => [one.at, one]))
    return [...distinct.values()].map((one) => ({ reference, ...one }))
  })

type Parts = {
  agency: Record<string, unknown>
  properties: readonly ShownProperty[]
  reports: readonly SentReport[]
  consents: readonly GivenConsent[]
  missing: readonly string[]
}

/** All data of the file, for programs. */
export function dataFiles(
  { agency, properties, reports, consents, missing }: Parts,
  now: Date,
): ZipEntry[] {
  const wordings = new Map(
    consents.map(({ version, text, language }) => [version, { language, text }]),
  )
  return [
    json('agency', agency),
    json('advertisements', properties),
    table('advertisements', advertisementTable(properties, now)),
    table('exceptions', [
      ['reference', 'at', 'by', 'reason', 'missing'],
      ...exceptionsOf(properties).map(({ reference, at, by, reason, gaps }) =>
        [reference, at, by, reason, gaps].map(written),
      ),
    ]),
    table('reports', [
      ['month', 'reference', 'delivery', 'at'],
      ...reports.map(({ month, reference, delivery, at }) => [
        month,
        written(reference),
        delivery,
        at.toISOString(),
      ]),
    ]),
    json('reports', reports),
    table('consents', [
      ['at', 'form', 'reference', 'wording', 'language', 'wordingAssumed'],
      ...consents.map(({ at, form, reference, version, language, assumed }) => [
        at.toISOString(),
        form,
        written(reference),
        version,
        written(language),
        written(assumed),
      ]),
    ]),
    json('wordings', Object.fromEntries(wordings)),
    table('missing', [['missing'], ...missing.map((line) => [line])]),
  ]
}
