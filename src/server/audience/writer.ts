import { Pool } from 'pg'

import { writePageViews, type PageViewBatch } from '@/data/audience/write'

/** No request waits for these, but a hanging connection must end. */
const CONNECT_TIMEOUT_MS = 5000
const QUERY_TIMEOUT_MS = 15_000

/** Writes with a connection of its own; logs once when it fails, and once when it works again. */
export function createWriter(connectionString: string) {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
  })
  // A broken idle connection is replaced at the next query.
  pool.on('error', () => undefined)
  let isFailing = false

  const log = (text: string) => process.stderr.write(`audience: ${text}\n`)

  async function write(batch: PageViewBatch): Promise<void> {
    try {
      await writePageViews(pool, batch)
      if (isFailing) log('visits are written again.')
      isFailing = false
    } catch (error) {
      if (!isFailing)
        log(
          `visits cannot be written and wait: ${error instanceof Error ? error.message : String(error)}`,
        )
      isFailing = true
      throw error
    }
  }

  return { write, end: () => pool.end() }
}
