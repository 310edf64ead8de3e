import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { namePattern, phonePattern, type PersonTraces } from '@/domain/privacy/personTraces'
import { transactionOf } from '@/fields/transactionOf'

import { queryRows, type Db } from './queryRows'
import { readTextFields, type TextKind } from './textFields'

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

/** A column of text in the database. `about` is the column of its table that names a collection. */
type TextColumn = { table: string; column: string; type: string; kind?: TextKind; about?: string }

type TextColumns = { columns: readonly TextColumn[]; aboutPeople: readonly string[] }

/** Lists the text columns of all tables, those outside the schema too, and says what is in them. */
async function findTextColumns(req: PayloadRequest): Promise<TextColumns> {
  const { kinds, aboutPeople } = await readTextFields(req)
  const rows = await queryRows(
    await transactionOf(req),
    sql`select c.table_name as table, c.column_name as column, c.data_type as type, about.column_name as about from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      left join information_schema.columns about on about.table_schema = c.table_schema and about.table_name = c.table_name and about.column_name in ('collection', 'about_collection')
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'json', 'jsonb')`,
  )
  const columns = rows.map((row): TextColumn => {
    const table = String(row.table)
    const column = String(row.column)
    const about = typeof row.about === 'string' ? { about: row.about } : {}
    // A table with a column of collections keeps titles of documents: those of people are theirs.
    const kind = kinds.get(`${table}.${column}`) ?? (row.about ? ('note' as const) : undefined)
    return { table, column, type: String(row.type), ...about, ...(kind && { kind }) }
  })
  return { columns, aboutPeople }
}

const hasKind =
  (...kinds: (TextKind | undefined)[]) =>
  ({ kind }: TextColumn): boolean =>
    kinds.includes(kind)

/** A quoted text of JSON, or what is between two. */
const JSON_PARTS = String.raw`"(?:[^"\\]|\\.)*"|[^"]+`

/** Takes the pattern out of a text; of JSON out of its quoted texts, because a number must stay one. */
function without(pattern: string, { column, type }: TextColumn): ReturnType<typeof sql> {
  const text = sql`${sql.identifier(column)}::text`
  return type.startsWith('json')
    ? sql`(select string_agg(case when part[1] like '"%' then regexp_replace(part[1], ${pattern}, '', 'gi') else part[1] end, '' order by place)
        from regexp_matches(${text}, ${JSON_PARTS}, 'g') with ordinality as parts (part, place))`
    : sql`regexp_replace(${text}, ${pattern}, '', 'gi')`
}

const arrayOf = (words: readonly string[]) => sql`${`{${words.join(',')}}`}::text[]`

/** Takes a pattern out of these columns; where a row names a collection, only if it is one of `about`. */
async function redactColumns(
  db: Db,
  columns: readonly TextColumn[],
  pattern: string,
  about?: readonly string[],
): Promise<number> {
  let redacted = 0
  for (const one of columns) {
    const table = sql.identifier(one.table)
    const column = sql.identifier(one.column)
    const redactedText = without(pattern, one)
    const isAbout =
      about && one.about
        ? sql`coalesce(${sql.identifier(one.about)}::text = any(${arrayOf(about)}), true)`
        : sql`true`
    const updated = await queryRows(
      db,
      sql`update ${table} set ${column} = (${redactedText})::${sql.raw(one.type)}
        where ${column}::text ~* ${pattern} and ${redactedText} <> ${column}::text and ${isAbout} returning 1`,
    )
    redacted += updated.length
  }
  return redacted
}

/** Counts the texts of the site in which one of these names stands; older versions are not shown. */
async function countShown(
  db: Db,
  columns: readonly TextColumn[],
  names: readonly string[],
): Promise<number> {
  if (names.length === 0) return 0
  let shown = 0
  for (const { column, table } of columns) {
    if (table.startsWith('_')) continue
    const [row] = await queryRows(
      db,
      sql`select count(*)::int as number from ${sql.identifier(table)} where ${sql.identifier(column)}::text ~* ${names.join('|')}`,
    )
    shown += Number(row?.number)
  }
  return shown
}

/** Returns whether a contact of the agency matches: its own address or phone, or one of a colleague. */
async function isOfAgency(
  db: Db,
  columns: readonly TextColumn[],
  pattern: string,
): Promise<boolean> {
  for (const { column, table } of columns.filter(hasKind('agencyContact'))) {
    const rows = await queryRows(
      db,
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} ~* ${pattern} limit 1`,
    )
    if (rows.length > 0) return true
  }
  return false
}

/** Returns whether an address is one at which the agency itself gets emails. */
export const isAgencyAddress = async (req: PayloadRequest, emailPattern: string) =>
  isOfAgency(await transactionOf(req), (await findTextColumns(req)).columns, emailPattern)

const distinctPatterns = (patterns: readonly (string | undefined)[]): string[] => [
  ...new Set(patterns.filter((pattern) => pattern !== undefined)),
]

/** What was redacted, and what is left for a colleague to look at. */
export type Redaction = {
  /** Texts of others from which the person was taken out. */
  mentions: number
  /** Names that another person has too: which of them a note means, only a colleague can tell. */
  namesakes: number
  /** Texts of the site in which the name stands: they may mean a street or another person. */
  shown: number
}

/**
 * Removes the address, phone numbers and full names of a person from what others wrote of them: an
 * address from all texts, a phone number from notes and the texts of the site, a name from notes
 * alone, because what the site shows may be called like a person.
 */
export async function redactPerson(
  req: PayloadRequest,
  emailPattern: string,
  { names, phones }: PersonTraces,
): Promise<Redaction> {
  const db = await transactionOf(req)
  const { columns, aboutPeople } = await findTextColumns(req)
  const notes = columns.filter(hasKind('note'))
  const texts = columns.filter(hasKind('note', 'prose'))
  const all = columns.filter(hasKind('note', 'prose', 'label', 'identity', undefined))
  let mentions = await redactColumns(db, all, emailPattern)
  for (const pattern of distinctPatterns(phones.map(phonePattern))) {
    if (!(await isOfAgency(db, columns, pattern)))
      mentions += await redactColumns(db, texts, pattern)
  }
  const shared = new Set<string>()
  const unique = new Set<string>()
  for (const name of names) {
    const pattern = namePattern(name)
    if (pattern !== undefined) ((await isSharedName(db, name)) ? shared : unique).add(pattern)
  }
  // The title of a document of the agency is repeated in the log.
  for (const pattern of unique) mentions += await redactColumns(db, notes, pattern, aboutPeople)
  const shown = await countShown(db, columns.filter(hasKind('prose', 'label')), [...unique])
  return { mentions, namesakes: shared.size, shown }
}
