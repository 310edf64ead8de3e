import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  inPublishOrder,
  MAX_RELEASE_DOCUMENTS,
  type ReleaseDocument,
} from '@/domain/releases/release'
import { scheduledCollections } from '@/domain/site/schedule'
import { transactionOf } from '@/fields/transactionOf'

const rows = z.array(
  z.object({
    collection: z.enum(scheduledCollections),
    id: z.string(),
    name: z.string(),
    by: z.string().nullable(),
    addedVersion: z.coerce.date().transform((at) => at.toISOString()),
    wasLive: z.boolean().nullable(),
    versionBefore: z.string().nullable(),
    publishedVersion: z.coerce
      .date()
      .nullable()
      .transform((at) => at?.toISOString()),
  }),
)
export type Content = z.infer<typeof rows>[number]

/** Reads what is in a release, in the order in which it is published. */
export async function findContents(req: PayloadRequest, release: string): Promise<Content[]> {
  const db = await transactionOf(req)
  const result = await db.execute(sql`
    select d.collection, d.document as id, d.name, u.name as by, d.added_version as "addedVersion",
      d.was_live as "wasLive", d.version_before as "versionBefore", d.published_version as "publishedVersion"
    from release_documents d left join users u on u.id = d.added_by
    where d.release = ${release}::uuid order by d.added_at, d.name`)
  return inPublishOrder(rows.parse(result.rows))
}

const openRows = z.array(
  z.object({ collection: z.enum(scheduledCollections), id: z.string(), release: z.string() }),
)

/** Returns the open release of each document that is in one. */
export async function findOpenReleaseOf(
  req: PayloadRequest,
  documents: readonly ReleaseDocument[],
): Promise<z.infer<typeof openRows>> {
  if (documents.length === 0) return []
  const db = await transactionOf(req)
  const documentKeys = JSON.stringify(documents.map(({ collection, id }) => ({ collection, id })))
  const result = await db.execute(sql`
    select d.collection, d.document as id, d.release
    from release_documents d
    join jsonb_to_recordset(${documentKeys}::jsonb) as a(collection text, id uuid)
      on a.collection = d.collection and a.id = d.document
    where d.is_open`)
  return openRows.parse(result.rows)
}

type Added = ReleaseDocument & { name: string; version: string; by: string }

/**
 * Puts a document into an open release. `taken` when it is in an open release already, this one or
 * another: the database allows one at a time, also when two colleagues press at once.
 */
export async function insertContent(
  req: PayloadRequest,
  release: string,
  { collection, id, name, version, by }: Added,
): Promise<'added' | 'taken' | 'full'> {
  const db = await transactionOf(req)
  const { rows: added } = await db.execute(sql`
    insert into release_documents (release, collection, document, name, added_by, added_at, added_version)
    select ${release}::uuid, ${collection}, ${id}::uuid, ${name}, ${by}::uuid, now(), ${version}::timestamptz
    where (select count(*) from release_documents where release = ${release}::uuid) < ${MAX_RELEASE_DOCUMENTS}
    on conflict do nothing returning document`)
  if (added.length > 0) return 'added'
  return (await findOpenReleaseOf(req, [{ collection, id }])).length > 0 ? 'taken' : 'full'
}

export async function deleteContent(
  req: PayloadRequest,
  release: string,
  { collection, id }: ReleaseDocument,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    delete from release_documents
    where release = ${release}::uuid and collection = ${collection} and document = ${id}::uuid`)
}

/** The draft as it is now is the one that the release publishes. */
export async function acceptVersion(
  req: PayloadRequest,
  release: string,
  { collection, id }: ReleaseDocument,
  { version, name }: { version: string; name: string },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update release_documents set added_version = ${version}::timestamptz, name = ${name}
    where release = ${release}::uuid and collection = ${collection} and document = ${id}::uuid`)
}

type Published = ReleaseDocument & {
  wasLive: boolean
  versionBefore: string | undefined
  publishedVersion: string
}

/** Stores what was on the site before, by which the release is undone. */
export async function closeContent(
  req: PayloadRequest,
  release: string,
  { collection, id, wasLive, versionBefore, publishedVersion }: Published,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update release_documents set is_open = false, was_live = ${wasLive},
      version_before = ${versionBefore ?? null}::uuid, published_version = ${publishedVersion}::timestamptz
    where release = ${release}::uuid and collection = ${collection} and document = ${id}::uuid`)
}

/**
 * Lets a document wait in its release again. It leaves the release when it waits in another one
 * meanwhile.
 */
export async function reopenContent(
  req: PayloadRequest,
  release: string,
  document: ReleaseDocument,
  version: string,
): Promise<void> {
  const db = await transactionOf(req)
  const [other] = await findOpenReleaseOf(req, [document])
  if (other) return deleteContent(req, release, document)
  await db.execute(sql`
    update release_documents set is_open = true, was_live = null, version_before = null,
      published_version = null, added_version = ${version}::timestamptz
    where release = ${release}::uuid and collection = ${document.collection} and document = ${document.id}::uuid`)
}
