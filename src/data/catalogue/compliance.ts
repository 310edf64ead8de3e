import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

import { countries, homeCountry } from '@/domain/catalogue/countries'
import type { Advertised } from '@/domain/legal/advertised'
import { textIn } from '@/domain/legal/promise'
import { complianceOf } from '@/domain/legal/compliance'
import { advertisedShape } from '@/domain/legal/advertisedShape'
import { regionOf } from '@/domain/catalogue/regions'
import { wordsOf } from '@/domain/legal/writtenTexts'
import { columnOf } from '@/domain/lib/columnOf'
import { findExcludingWords } from '@/fields/toAdvertised'
import { writtenTextsSql } from '@/fields/writtenTextsSql'

import { createSystemRequest, payload } from '../core/payload'
import { propertyTables, type PropertyTable } from './propertyTables'

const BATCH_SIZE = 500

const storedRows = z.array(
  z.object({
    id: z.string(),
    country: z.enum(countries).nullable(),
    zip: z.string().nullable(),
    type: z.number().nullable(),
    held: z.object(advertisedShape),
    texts: z.array(z.record(z.string(), z.unknown())).nullable(),
  }),
)
type StoredRow = z.infer<typeof storedRows>[number]

const fields = Object.keys(advertisedShape)

/** The JSON pair of a field. Payload stores a day as midnight in UTC, so days are read in UTC. */
const jsonPair = (prefix: string) => (field: string) => {
  const timeZone = field.endsWith('Date') ? ` at time zone 'UTC'` : ''
  return `'${field}', p."${prefix}${columnOf(field)}"${timeZone}`
}

/**
 * Selects properties without compliance: saved before it was recorded, or written past the hooks.
 */
const selectMissing = ({ table, prefix, condition }: PropertyTable) => {
  const ownColumn = (column: string) => sql.raw(`"${prefix}${column}"`)
  return sql`
    select p.id, c.country::text as country, c.zip, t.web_id::float8 as type,
      jsonb_build_object(${sql.raw(fields.map(jsonPair(prefix)).join(', '))}) as held,
      (select jsonb_agg(w.texts) from (${sql.raw(writtenTextsSql('properties', prefix !== '', 'p.id'))}) w) as texts
    from ${sql.raw(table)} p
      left join cities c on c.id = p.${ownColumn('city_id')}
      left join property_types t on t.id = p.${ownColumn('main_type_id')}
    where p.${ownColumn('completeness')} is null and ${sql.raw(condition)} limit ${BATCH_SIZE}`
}

/** Calculates the compliance of one property, as the columns store it. */
function complianceColumns(
  { id, country, zip, type, held, texts }: StoredRow,
  excludingWords: readonly string[],
) {
  const region = country === homeCountry ? regionOf(zip ?? '') : undefined
  const written = [...(texts ?? []).flatMap((inRow) => Object.values(inRow)), held.epcLabelText]
    .map((value) => ({ text: textIn(value) }))
    .filter(({ text }) => text !== '')
  const words = wordsOf(written)
  const ad: Advertised = { ...held, region, type: type ?? undefined, words, excludingWords }
  const { gaps, completeness, lapsesOn } = complianceOf(ad, new Date())
  return { id, gaps: gaps.join(','), completeness, lapses: lapsesOn && `${lapsesOn}T00:00:00Z` }
}

/**
 * Records the compliance of properties that no save has recorded it for. A row that is saved
 * meanwhile has its own by then, and is left alone.
 */
export async function recordMissingCompliance(): Promise<void> {
  const { db } = await payload()
  const excludingWords = await findExcludingWords(await createSystemRequest())
  for (const target of propertyTables) {
    const ownColumn = (column: string) => sql.raw(`"${target.prefix}${column}"`)
    for (let count = BATCH_SIZE; count === BATCH_SIZE;) {
      const { rows } = await db.drizzle.execute(selectMissing(target))
      const computed = storedRows.parse(rows).map((row) => complianceColumns(row, excludingWords))
      count = computed.length
      await db.drizzle.execute(sql`
        update ${sql.raw(target.table)} p
        set ${ownColumn('gaps')} = r.gaps,
          ${ownColumn('completeness')} = r.completeness,
          ${ownColumn('lapses_on')} = r.lapses
        from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb)
          as r(id uuid, gaps text, completeness int, lapses timestamptz)
        where r.id = p.id and p.${ownColumn('completeness')} is null`)
    }
  }
}
