import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Period } from '@/domain/legal/shownStates'
import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import { addJob } from '@/jobs/queue'
import { siteJobs } from '@/jobs/siteJobs'

const orderRows = z.array(
  z.object({
    id: z.string(),
    reference: z.number().nullable(),
    isWhole: z.boolean(),
    first: z.string(),
    last: z.string(),
    state: z.enum(['waiting', 'running', 'ready', 'failed']),
    done: z.number(),
    total: z.number(),
    missing: z.number(),
    askedAt: z.coerce.date().transform((at) => at.toISOString()),
    by: z.string().nullable(),
  }),
)
/** A file that was asked for, and how far it is. */
export type InspectionOrder = z.infer<typeof orderRows>[number]

/** Orders a file, in the transaction of the request. The caller has checked who asks. */
export async function orderInspectionFile(
  req: PayloadRequest,
  { first, last, property, language }: Period & { property: string | undefined; language: Locale },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into inspection_files (made_by, language, property, first_day, last_day)
    values (${req.user?.id ?? null}::uuid, ${language}, ${property ?? null}::uuid, ${first}, ${last})`)
  await writeAuditLine(req, {
    action: 'inspection_made',
    ...(property && { about: { collection: 'properties', id: property } }),
    details: { first, last },
  })
  await addJob(req, siteJobs.makeInspectionFiles, {})
}

/** Finds the property with a reference among all that the site has shown, deleted ones too. */
export async function findShownByReference(
  { payload }: PayloadRequest,
  reference: number,
): Promise<string | undefined> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select property from shown_states where reference = ${reference} order by shown_from desc limit 1`,
  )
  return z.array(z.object({ property: z.string() })).parse(rows)[0]?.property
}

/** The files that were asked for, the newest first. */
export async function findInspectionOrders({
  payload,
}: PayloadRequest): Promise<InspectionOrder[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select f.id, (select max(s.reference) from shown_states s where s.property = f.property) as reference, f.property is null as "isWhole",
      f.first_day as first, f.last_day as last, f.state, f.done, f.total, f.missing, f.asked_at as "askedAt", u.name as by
    from inspection_files f left join users u on u.id = f.made_by order by f.asked_at desc limit 50`)
  return orderRows.parse(rows)
}

const storedFile = z.array(z.object({ name: z.string(), bytes: z.instanceof(Buffer) }))

/** Reads a finished file, and writes into the log who fetched it. */
export async function fetchInspectionFile(
  req: PayloadRequest,
  id: string,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const { rows } = await req.payload.db.pool.query(
    `select name, bytes from inspection_files where id = $1 and state = 'ready'`,
    [id],
  )
  const [file] = storedFile.parse(rows)
  if (file)
    await writeAuditLine(req, { action: 'inspection_fetched', details: { name: file.name } })
  return file
}
