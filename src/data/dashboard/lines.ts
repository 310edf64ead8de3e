import { sql } from '@payloadcms/db-postgres'

export type SQL = ReturnType<typeof sql>

/**
 * Up to this number a card counts what there is to do. How many more there are need not be known,
 * and a database counts a hundred thousand rows for longer than the rest of the dashboard takes.
 */
export const MAX_COUNTED = 1000

/** Counts the rows of a query, and ends at the first that is one too many. */
export const countUpTo = (query: SQL): SQL =>
  sql`(select count(*) from (${query} limit ${MAX_COUNTED + 1}) counted)`

/** Asks for the lines of a card whose property `p` has a contact of this kind, at most so many. */
type Ask<Row> = (whose: SQL, limit: number) => Promise<Row[]>

/**
 * Returns the lines of the colleague first, and those of others only where there is room for them. In
 * one order of both a database would have to look at every row; each alone has an index.
 */
export async function mineThenOthers<Row>(
  agent: string,
  limit: number,
  ask: Ask<Row>,
): Promise<Row[]> {
  const mine = await ask(sql`p.contact_id = ${agent}::uuid`, limit)
  if (mine.length >= limit) return mine
  const others = await ask(sql`p.contact_id is distinct from ${agent}::uuid`, limit - mine.length)
  return [...mine, ...others]
}
