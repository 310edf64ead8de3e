import { Pool } from 'pg'

import { writeVisits, type Batch } from '@/data/audience/write'

/** Nobody waits, but a connection that hangs must not hang for ever. */
const [PATIENCE, LONGEST] = [5000, 15_000]

/** Writes with a connection of its own; says once that it cannot, and once that it can again. */
export function createWriter(connectionString: string) {
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: PATIENCE, query_timeout: LONGEST, statement_timeout: LONGEST })
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => undefined)
  let isFailing = false

  const say = (what: string) => process.stderr.write(`audience: ${what}\n`)

  async function write(batch: Batch): Promise<void> {
    try {
      await writeVisits(pool, batch)
      if (isFailing) say('visits are written again.')
      isFailing = false
    } catch (error) {
      if (!isFailing) say(`visits cannot be written and wait: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
      throw error
    }
  }

  return { write, end: () => pool.end() }
}
