import { sql } from '@payloadcms/db-postgres'

import { namePattern, phonePattern, type PersonTraces } from '@/domain/privacy/personTraces'
import type { transactionOf } from '@/fields/transactionOf'

type Db = Awaited<ReturnType<typeof transactionOf>>

/**
 * Tables without traces of visitors: accounts of colleagues and owners, and the agency's own
 * addresses.
 */
const EXCLUDED_TABLES =
  /^(?:users|owners|settings|form_rules|modules|_modules|consent_texts|payload_migrations)(?:_|$)/

/** Tables whose phone column belongs to another person: two people may share a phone. */
const PHONE_OWNERS = new Set(['enquiries', 'demands', 'appointments'])

export const queryRows = async (
  db: Db,
  statement: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> =>
  (await db.execute(statement)).rows as Record<string, unknown>[]

/** Returns the names and phone numbers that the holder of this address sent. */
export async function findTraces(db: Db, email: string): Promise<PersonTraces> {
  const rows = await queryRows(
    db,
    sql`select first_name, last_name, phone from enquiries where lower(email) = ${email}
      union select first_name, last_name, phone from demands where lower(email) = ${email}
      union select first_name, last_name, phone from appointments where lower(email) = ${email}`,
  )
  return {
    names: rows.map(
      ({ first_name, last_name }) => [String(first_name ?? ''), String(last_name ?? '')] as const,
    ),
    phones: rows.flatMap(({ phone }) => (phone ? [String(phone)] : [])),
  }
}

/**
 * Returns whether another person has this name. The person's own records must be deleted by now.
 */
async function isSharedName(db: Db, [first, last]: readonly [string, string]): Promise<boolean> {
  const name = `${first} ${last}`.toLowerCase()
  const rows = await queryRows(
    db,
    sql`select 1 from enquiries where lower(full_name) = ${name} union all select 1 from demands where lower(full_name) = ${name}
      union all select 1 from appointments where lower(full_name) = ${name} union all select 1 from users where lower(name) = ${name}
      union all select 1 from owners where lower(full_name) = ${name} limit 1`,
  )
  return rows.length > 0
}

type TextColumns = { name: string; field: string; type: string }[]

const findTextColumns = async (db: Db): Promise<TextColumns> =>
  (
    await queryRows(
      db,
      sql`select c.table_name as name, c.column_name as field, c.data_type as type from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'json', 'jsonb')`,
    )
  )
    .map(({ name, field, type }) => ({
      name: String(name),
      field: String(field),
      type: String(type),
    }))
    .filter(({ name }) => !EXCLUDED_TABLES.test(name))

async function redactColumns(db: Db, columns: TextColumns, pattern: string): Promise<number> {
  let redacted = 0
  for (const { name, field, type } of columns) {
    const table = sql.identifier(name)
    const column = sql.identifier(field)
    const kind = sql.raw(type)
    const updated = await queryRows(
      db,
      sql`update ${table} set ${column} = regexp_replace(${column}::text, ${pattern}, '', 'gi')::${kind}
        where ${column}::text ~* ${pattern} returning 1`,
    )
    redacted += updated.length
  }
  return redacted
}

const distinctPatterns = (patterns: readonly (string | undefined)[]): string[] => [
  ...new Set(patterns.filter((pattern) => pattern !== undefined)),
]

/**
 * Removes the address, phone numbers and full names of a person from what others wrote, in notes,
 * answers, the log, versions and preferences. A name that another person has too is left and
 * counted, because only a colleague can tell whom a note means.
 */
export async function redactPerson(
  db: Db,
  emailPattern: string,
  { names, phones }: PersonTraces,
): Promise<{ mentions: number; namesakes: number }> {
  const columns = await findTextColumns(db)
  let mentions = await redactColumns(db, columns, emailPattern)
  const otherColumns = columns.filter(
    ({ name, field }) => !(field === 'phone' && PHONE_OWNERS.has(name)),
  )
  for (const pattern of distinctPatterns(phones.map(phonePattern)))
    mentions += await redactColumns(db, otherColumns, pattern)
  const shared = new Set<string>()
  const unique = new Set<string>()
  for (const name of names) {
    const pattern = namePattern(name)
    if (pattern !== undefined) ((await isSharedName(db, name)) ? shared : unique).add(pattern)
  }
  for (const pattern of unique) mentions += await redactColumns(db, columns, pattern)
  return { mentions, namesakes: shared.size }
}
