import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  endOfPeriod,
  previewLinkState,
  previewPeriods,
  type PreviewLinkState,
  type PreviewPeriod,
} from '@/domain/site/previewLinks'
import type { SharedTarget } from '@/domain/site/preview'
import { writeAuditLine, type AuditSubject } from '@/fields/audit'
import { nameForLog } from '@/fields/auditContent'
import { transactionOf } from '@/fields/transactionOf'

import { transact } from '../core/transaction'
import { createLinkKeyUntil } from '../enquiries/linkKeys'

/** Links that a document lists, the newest first: open ones and what became of the others. */
const MAX_LISTED = 20

export type PreviewLink = {
  id: string
  /** The key of its address; only an open link has one. */
  key: string | undefined
  by: string | null
  madeAt: string
  until: string
  state: PreviewLinkState
}

const rows = z.array(
  z.object({
    id: z.string(),
    by: z.string().nullable(),
    madeAt: z.coerce.date(),
    until: z.coerce.date(),
    revokedAt: z.coerce.date().nullable(),
  }),
)

/**
 * Since when a link is closed. The deletion of its maker's account closes it too: a colleague who
 * left would otherwise keep reading drafts.
 */
const closedAt = sql`coalesce(l.revoked_at, case when l.made_by is null then l.made_at end)`

/** Lists the preview links of a document with who made them. */
export async function findPreviewLinks(
  req: PayloadRequest,
  { collection, id }: SharedTarget,
): Promise<PreviewLink[]> {
  const db = await transactionOf(req)
  const now = new Date()
  const result = await db.execute(sql`
    select l.id, u.name as by, l.made_at as "madeAt", l.until, ${closedAt} as "revokedAt"
    from preview_links l left join users u on u.id = l.made_by
    where l.collection = ${collection} and l.document = ${id}::uuid order by l.made_at desc limit ${MAX_LISTED}`)
  return rows.parse(result.rows).map(({ id: link, by, madeAt, until, revokedAt }) => {
    const state = previewLinkState({ until, revokedAt }, now)
    return {
      id: link,
      key: state === 'open' ? keyOf(link, until) : undefined,
      by,
      madeAt: madeAt.toISOString(),
      until: until.toISOString(),
      state,
    }
  })
}

const keyOf = (id: string, until: Date): string =>
  createLinkKeyUntil({ purpose: 'preview', id }, until.getTime())

/** Names the document for the log; undefined when it is gone or the colleague may not read it. */
async function findSubject(
  req: PayloadRequest,
  { collection, id }: SharedTarget,
): Promise<AuditSubject | undefined> {
  const doc = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })
  return doc ? { collection, id, name: nameForLog({ ...doc }) } : undefined
}

/** Makes a link by which anybody can read the draft of a document for some time, and logs it. */
export async function createPreviewLink(
  req: PayloadRequest,
  target: SharedTarget,
  period: PreviewPeriod,
): Promise<'made' | 'missing'> {
  const about = await findSubject(req, target)
  if (!about || req.user?.collection !== 'users') return 'missing'
  const by = req.user.id
  const until = endOfPeriod(period, new Date())
  await transact(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`
      insert into preview_links (id, collection, document, made_by, made_at, until)
      values (${randomUUID()}::uuid, ${target.collection}, ${target.id}::uuid, ${by}::uuid, now(), ${until.toISOString()}::timestamptz)`)
    await writeAuditLine(req, {
      action: 'preview_shared',
      about,
      details: { hours: previewPeriods[period] },
    })
  })
  return 'made'
}

/** Closes an open link at once, and logs it. */
export async function revokePreviewLink(
  req: PayloadRequest,
  target: SharedTarget,
  link: string,
): Promise<'revoked' | 'missing'> {
  const about = await findSubject(req, target)
  if (!about) return 'missing'
  return transact(req, async () => {
    const db = await transactionOf(req)
    const { rows: closed } = await db.execute(sql`
      update preview_links set revoked_at = now() where id = ${link}::uuid and collection = ${target.collection}
        and document = ${target.id}::uuid and revoked_at is null and made_by is not null and until > now() returning id`)
    if (closed.length === 0) return 'missing'
    await writeAuditLine(req, { action: 'preview_revoked', about })
    return 'revoked'
  })
}

const openedRows = z.array(
  z.object({
    collection: z.string(),
    document: z.string(),
    until: z.coerce.date(),
    revokedAt: z.coerce.date().nullable(),
  }),
)

/** Returns whether a link opens this document now; a link of another document opens nothing. */
export async function stateOfPreviewLink(
  { db }: Payload,
  link: string,
  { collection, id }: SharedTarget,
): Promise<PreviewLinkState | 'other'> {
  const result = await db.drizzle.execute(
    sql`select l.collection, l.document, l.until, ${closedAt} as "revokedAt" from preview_links l where l.id = ${link}::uuid`,
  )
  const [found] = openedRows.parse(result.rows)
  return found && found.collection === collection && found.document === id
    ? previewLinkState(found, new Date())
    : 'other'
}
