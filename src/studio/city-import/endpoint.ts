import { Forbidden, type Endpoint } from 'payload'

import { editors } from '@/access/rules'
import { importCities, type CityImport } from '@/data/cities/importCities'
import { decodeText } from '@/domain/delimited'
import { regionOf } from '@/domain/regions'
import type { CityPlan, Planned } from '@/domain/cities/planCities'

import { readBody } from '@/data/readBody'
import { localeOf } from '../words'
import { LARGEST, type CityReport, type CityRow } from './report'

/** As many lines of each kind as anybody reads; the numbers count all. */
const SHOWN = 200

const rowOf = ({ city, changes }: Planned, language: string): CityRow => ({
  ...{ zip: city.zip, name: city.names[localeOf(language)] ?? '', province: city.provinces[localeOf(language)] ?? '' },
  ...{ region: regionOf(city.zip), changes: [...changes] },
})

function reportOf(plan: CityPlan, language: string): CityReport {
  const { fresh, changed, unchanged, refused } = plan
  return {
    counts: { fresh: fresh.length, changed: changed.length, unchanged, refused: refused.length },
    fresh: fresh.slice(0, SHOWN).map((one) => rowOf(one, language)),
    changed: changed.slice(0, SHOWN).map((one) => rowOf(one, language)),
    refused: refused.slice(0, SHOWN),
  }
}

const answer = (result: CityImport, language: string): Response =>
  'missing' in result ? Response.json({ problem: 'columns', columns: result.missing.join(', ') }, { status: 422 }) : Response.json(reportOf(result, language))

/** `POST /api/cities/import`: shows what a list of postal codes would change, or with `?apply=true` does it. */
export const cityImport: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const bytes = await readBody(req.body, LARGEST)
    if (!bytes) return Response.json({ problem: 'tooLarge' }, { status: 413 })
    if (bytes.length === 0) return Response.json({ problem: 'empty' }, { status: 422 })
    const apply = req.searchParams.get('apply') === 'true'
    return answer(await importCities(req, decodeText(bytes), apply), req.i18n.language)
  },
}
