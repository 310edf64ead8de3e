import { sql } from '@payloadcms/db-postgres'

import { queryRows, type Db } from './queryRows'

/**
 * The tables of records about people, in the order in which they are locked: what is written about a
 * demand, a viewing or a subscription refers to an enquiry last.
 */
export const recordTables = ['demands', 'appointments', 'subscribers', 'enquiries'] as const
type RecordTable = (typeof recordTables)[number]

/** The ids of a person's records. */
export type PersonRecords = Record<RecordTable, readonly string[]>

/** Ids as an array of SQL. */
export const idList = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * Selects the enquiries with an address, and those behind a demand or viewing with it: staff correct
 * a mistyped address there, and the enquiry keeps what was sent.
 */
const enquiriesOf = (email: string) => sql`select id from enquiries where lower(email) = ${email}
  union select enquiry_id from demands where lower(email) = ${email} union select enquiry_id from appointments where lower(email) = ${email}`

/** Selects the records of a person. What came of their enquiry is theirs under any address. */
const isOfPerson: Record<RecordTable, (email: string) => ReturnType<typeof sql>> = {
  demands: (email) => sql`lower(email) = ${email} or enquiry_id in (${enquiriesOf(email)})`,
  appointments: (email) => sql`lower(email) = ${email} or enquiry_id in (${enquiriesOf(email)})`,
  subscribers: (email) => sql`lower(email) = ${email}`,
  enquiries: (email) => sql`id in (${enquiriesOf(email)})`,
}

async function selectRecords(
  db: Db,
  table: RecordTable,
  email: string,
  lock = sql``,
): Promise<string[]> {
  const rows = await queryRows(
    db,
    sql`select id from ${sql.identifier(table)} where ${isOfPerson[table](email)} order by id ${lock}`,
  )
  return rows.map(({ id }) => String(id))
}

/** Finds the records of the holder of an address. */
export async function findRecords(db: Db, email: string): Promise<PersonRecords> {
  return {
    demands: await selectRecords(db, 'demands', email),
    appointments: await selectRecords(db, 'appointments', email),
    subscribers: await selectRecords(db, 'subscribers', email),
    enquiries: await selectRecords(db, 'enquiries', email),
  }
}

/**
 * Finds and locks the records of a person. An email that is being written about one holds its row:
 * it is waited for and can be found afterwards, and none is begun any more. Alerts lock the search
 * of a demand, not the demand.
 */
export async function lockRecords(db: Db, email: string): Promise<PersonRecords> {
  const lock = sql`for update`
  const demands = await selectRecords(db, 'demands', email, lock)
  await db.execute(
    sql`select 1 from demand_search where id = any(${idList(demands)}) order by id for update`,
  )
  return {
    demands,
    appointments: await selectRecords(db, 'appointments', email, lock),
    subscribers: await selectRecords(db, 'subscribers', email, lock),
    enquiries: await selectRecords(db, 'enquiries', email, lock),
  }
}

/**
 * Matches the emails about these records by their enquiry and by the keys of their links. Records
 * that staff made have no enquiry, and an email went to the address that they had then.
 */
export function isMailAbout({ appointments, demands, enquiries }: PersonRecords) {
  const keys = [
    ...demands.map((id) => `%key=demand.${id}.%`),
    ...appointments.map((id) => `%key=visit.${id}.%`),
  ]
  const patterns = sql`${`{${keys.join(',')}}`}::text[]`
  return sql`(enquiry_id = any(${idList(enquiries)}) or unsubscribe like any(${patterns}) or text like any(${patterns}))`
}
