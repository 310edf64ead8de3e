import { Forbidden, type Endpoint } from 'payload'

import { editors } from '@/access/rules'
import { importCities, type CityImport } from '@/data/catalogue/importCities'
import { decodeText } from '@/domain/lib/delimited'
import { regionOf } from '@/domain/catalogue/regions'
import type { CityPlan, PlannedCity } from '@/domain/catalogue/cities/planCities'

import { readBody } from '@/data/core/readBody'
import { localeOf } from '@/i18n/locales'
import { MAX_BYTES, type CityReport, type CityRow } from './report'

/** Lines of each kind in a report. The counts include all. */
const MAX_LINES_SHOWN = 200

const rowOf = ({ city, changes }: PlannedCity, language: string): CityRow => ({
  zip: city.zip,
  name: city.names[localeOf(language)] ?? '',
  province: city.provinces[localeOf(language)] ?? '',
  region: regionOf(city.zip),
  changes: [...changes],
})

function reportOf(plan: CityPlan, language: string): CityReport {
  const { fresh, changed, unchanged, refused } = plan
  return {
    counts: { fresh: fresh.length, changed: changed.length, unchanged, refused: refused.length },
    fresh: fresh.slice(0, MAX_LINES_SHOWN).map((planned) => rowOf(planned, language)),
    changed: changed.slice(0, MAX_LINES_SHOWN).map((planned) => rowOf(planned, language)),
    refused: refused.slice(0, MAX_LINES_SHOWN),
  }
}

const respond = (result: CityImport, language: string): Response =>
  'missing' in result
    ? Response.json({ problem: 'columns', columns: result.missing.join(', ') }, { status: 422 })
    : Response.json(reportOf(result, language))

/**
 * `POST /api/cities/import`: reports what a list of postal codes would change, and with
 * `?apply=true` changes it.
 */
export const cityImport: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const bytes = await readBody(req.body, MAX_BYTES)
    if (!bytes) return Response.json({ problem: 'tooLarge' }, { status: 413 })
    if (bytes.length === 0) return Response.json({ problem: 'empty' }, { status: 422 })
    const apply = req.searchParams.get('apply') === 'true'
    return respond(await importCities(req, decodeText(bytes), apply), req.i18n.language)
  },
}
