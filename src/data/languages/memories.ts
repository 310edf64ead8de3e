import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { TranslationMemory } from '@/domain/languages/memory'
import { transactionOf } from '@/fields/transactionOf'

import type { TranslatableConfig } from './texts'

const memoryRows = z.array(
  z.object({
    document: z.string(),
    memory: z.record(
      z.string(),
      z.record(z.string(), z.tuple([z.string(), z.string()]).readonly()),
    ),
  }),
)

/** Reads what is remembered of the texts of these documents, by document. */
export async function memoriesOf(
  req: PayloadRequest,
  { slug }: TranslatableConfig,
  ids: readonly string[],
): Promise<Map<string, TranslationMemory>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select document, memory from language_states where collection = ${slug} and document in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  return new Map(memoryRows.parse(rows).map(({ document, memory }) => [document, memory]))
}
