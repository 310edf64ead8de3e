import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { note } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'
import { forgetFiles } from '@/mail/outboxFiles'

import { transact } from '../transaction'
import { sameAddress } from './person'

type Runs = Awaited<ReturnType<typeof transactionOf>>

/** How much of each there was. */
export type Erased = { counts: Record<string, number>; isOwner: boolean }

/** Colleagues and clients have accounts, and the agency has addresses of its own: those are no visitor's traces. */
const KEPT = /^(?:users|owners|settings|form_rules|modules|_modules)(?:_|$)/

const rowsOf = async (db: Runs, statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await db.execute(statement)).rows as Record<string, unknown>[]

/** This address and no longer one that holds it; in JSON a line break before it is written with a letter. */
const patternOf = (email: string): string => `(?:(?<=\\\\[nrt])|(?<![\\w.%+-]))${email.replace(/[^a-z0-9@]/g, '\\$&')}(?![\\w-]|\\.\\w)`

/** The mails to, from and about a person, with the jobs that would send them. */
async function eraseMails(db: Runs, email: string): Promise<string[]> {
  const gone = await rowsOf(
    db,
    sql`delete from mails where lower("to") = ${email} or lower(reply_to) = ${email} or enquiry_id in (select id from enquiries where lower(email) = ${email})
      or text ~* ${patternOf(email)} or html ~* ${patternOf(email)} returning id, message_id`,
  )
  const keys = gone.map(({ id }) => `mail:${String(id)}`)
  if (keys.length > 0) await db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key in ${keys}`)
  return gone.map(({ message_id }) => String(message_id))
}

const erasable = ['enquiries', 'demands', 'appointments', 'subscribers'] as const

async function eraseOwn(db: Runs, email: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of erasable) {
    const gone = await rowsOf(db, sql`delete from ${sql.identifier(table)} where lower(email) = ${email} returning id`)
    counts[table] = gone.length
  }
  return counts
}

/** What others wrote of this address, in notes, answers, versions and the habits of colleagues: the address goes, the rest stays. */
async function blotOut(db: Runs, email: string): Promise<number> {
  const columns = await rowsOf(
    db,
    sql`select c.table_name as name, c.column_name as field, c.data_type as type from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'json', 'jsonb')`,
  )
  const pattern = patternOf(email)
  let blotted = 0
  for (const { name, field, type } of columns) {
    if (KEPT.test(String(name))) continue
    const [table, column] = [sql.identifier(String(name)), sql.identifier(String(field))]
    const kind = sql.raw(String(type))
    const touched = await rowsOf(
      db,
      sql`update ${table} set ${column} = regexp_replace(${column}::text, ${pattern}, '', 'gi')::${kind}
        where ${column}::text ~* ${pattern} returning 1`,
    )
    blotted += touched.length
  }
  return blotted
}

const has = async (db: Runs, table: 'users' | 'owners', email: string): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from ${sql.identifier(table)} where lower(email) = ${email}`)).length > 0

async function eraseIn(req: PayloadRequest, email: string): Promise<(Erased & { messageIds: string[] }) | 'colleague'> {
  const db = await transactionOf(req)
  if (await has(db, 'users', email)) return 'colleague'
  const messageIds = await eraseMails(db, email)
  const counts = await eraseOwn(db, email)
  await db.execute(sql`delete from typed_forms where told::text ~* ${patternOf(email)}`)
  const mentions = await blotOut(db, email)
  const all = { ...counts, mails: messageIds.length, mentions }
  await note(req, { action: 'person_erased', details: all })
  return { counts: all, isOwner: await has(db, 'owners', email), messageIds }
}

/** Takes everything away that visitors with this address left, all of it or nothing. The log says that it was done and by whom, not about whom. */
export async function erasePerson(req: PayloadRequest, address: string): Promise<Erased | 'colleague'> {
  const erased = await transact(req, (own) => eraseIn(own, sameAddress(address)))
  if (erased === 'colleague') return erased
  const { messageIds, ...told } = erased
  await forgetFiles(messageIds)
  return told
}
