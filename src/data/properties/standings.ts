import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

import { countries, homeCountry } from '@/domain/countries'
import type { Advertised } from '@/domain/legal/advertised'
import { textIn } from '@/domain/legal/promise'
import { standingOf } from '@/domain/legal/standing'
import { stated } from '@/domain/legal/stated'
import { regionOf } from '@/domain/regions'

import { columnOf } from '../columnOf'
import { payload } from '../payload'

const AT_ONCE = 500

/** What visitors see and what the studio lists stand in two tables, whose columns are named alike. */
type Kept = { table: string; prefix: string; which: string }
const both: Kept[] = [
  { table: 'properties', prefix: '', which: 'true' },
  { table: '_properties_v', prefix: 'version_', which: 'p.latest' },
]

const found = z.array(
  z.object({
    id: z.string(),
    country: z.enum(countries).nullable(),
    zip: z.string().nullable(),
    type: z.number().nullable(),
    held: z.object(stated),
    words: z.array(z.array(z.unknown())).nullable(),
  }),
)
type Found = z.infer<typeof found>[number]

const fields = Object.keys(stated)

/** Days are read as Payload tells them. */
const read = (prefix: string) => (field: string) => `'${field}', p."${prefix}${columnOf(field)}"${field.endsWith('Date') ? ` at time zone 'UTC'` : ''}`

/** Properties that were saved before the gate stood, or written past it. */
const unkept = ({ table, prefix, which }: Kept) => {
  const own = (column: string) => sql.raw(`"${prefix}${column}"`)
  return sql`
    select p.id, c.country::text as country, c.zip, t.web_id::float8 as type, jsonb_build_object(${sql.raw(fields.map(read(prefix)).join(', '))}) as held,
      (select jsonb_agg(jsonb_build_array(l.${own('title')}, l.${own('type_description')}, l.${own('description')}))
        from ${sql.raw(`${table}_locales`)} l where l._parent_id = p.id) as words
    from ${sql.raw(table)} p left join cities c on c.id = p.${own('city_id')} left join property_types t on t.id = p.${own('main_type_id')}
    where p.${own('completeness')} is null and ${sql.raw(which)} limit ${AT_ONCE}`
}

function standing({ id, country, zip, type, held, words }: Found) {
  const region = country === homeCountry ? regionOf(zip ?? '') : undefined
  const ad: Advertised = {
    ...held,
    region,
    type: type ?? undefined,
    words: [...(words ?? []).flat().map(textIn), held.epcLabelText].filter(Boolean).join('. '),
  }
  const { gaps, completeness, lapsesOn } = standingOf(ad, new Date())
  return { id, gaps: gaps.join(','), completeness, lapses: lapsesOn && `${lapsesOn}T00:00:00Z` }
}

/** Keeps how each advertisement stands with the law where no save has done so. Whoever saves meanwhile has kept it himself. */
export async function sweepStandings(): Promise<void> {
  const { db } = await payload()
  for (const kept of both) {
    const own = (column: string) => sql.raw(`"${kept.prefix}${column}"`)
    for (let rows = AT_ONCE; rows === AT_ONCE;) {
      const standings = found.parse((await db.drizzle.execute(unkept(kept))).rows).map(standing)
      rows = standings.length
      await db.drizzle.execute(sql`
        update ${sql.raw(kept.table)} p set ${own('gaps')} = r.gaps, ${own('completeness')} = r.completeness, ${own('lapses_on')} = r.lapses
        from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as r(id uuid, gaps text, completeness int, lapses timestamptz)
        where r.id = p.id and p.${own('completeness')} is null`)
    }
  }
}
