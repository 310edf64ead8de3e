import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Compliance } from '@/domain/legal/compliance'
import { findLastShown } from '@/fields/lastShown'
import { transactionOf } from '@/fields/transactionOf'
import type { Feed } from '@/payload-types'

import { laterThan } from './datePictureChange'
import { findPublished, recordChanges } from './history'
import { orderPictures } from './pictureOrder'
import { rowOf } from './records'
import { syncDependents } from './syncDependents'
import { writeVersions } from './versions'
import { queuePictures, writeTexts } from './writeContent'
import type { ListingWrite } from './listingWrite'

const contactIdOf = (value: Feed['contact']): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** The colleagues whom a CRM names, by their email address. */
async function findColleagues(
  req: PayloadRequest,
  listings: readonly ListingWrite[],
): Promise<Map<string, string>> {
  const emails = [...new Set(listings.flatMap(({ contact }) => contact ?? []))]
  if (emails.length === 0) return new Map()
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, lower(email) as email from users where suspended_at is null and lower(email) in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** Assigns references to new listings: their own where it is free, else the next free one. */
async function assignReferences(
  req: PayloadRequest,
  listings: readonly ListingWrite[],
): Promise<Map<string, number>> {
  const db = await transactionOf(req)
  const wanted = new Map<number, string>()
  for (const { property, record } of listings) {
    const { reference } = record.facts
    if (typeof reference === 'number' && !wanted.has(reference)) wanted.set(reference, property)
  }
  const { rows: taken } = await db.execute<{ reference: number }>(sql`
    select reference::int as reference from properties where reference in (select value::numeric from jsonb_array_elements_text(${JSON.stringify([...wanted.keys()])}::jsonb))`)
  for (const { reference } of taken) wanted.delete(reference)
  const references = new Map([...wanted].map(([reference, property]) => [property, reference]))
  const unassigned = listings
    .filter(({ property }) => !references.has(property))
    .map(({ property }) => property)
  while (unassigned.length > 0) {
    const { rows } = await db.execute<{ number: number }>(sql`
      select n.number::int as number from (select nextval('property_reference_seq') as number from generate_series(1, ${unassigned.length})) n
      where not exists (select from properties p where p.reference = n.number)`)
    for (const { number } of rows) {
      const property = wanted.has(number) ? undefined : unassigned.shift()
      if (property) references.set(property, number)
    }
  }
  return references
}

/**
 * Returns the columns of the compliance, as each save in the studio stores them; null where it was
 * not judged.
 */
const complianceColumns = (compliance: Compliance | null) => ({
  gaps: compliance ? compliance.gaps.join(',') : null,
  completeness: compliance?.completeness ?? null,
  lapses_on: compliance?.lapsesOn ?? null,
})

const mayPublish = (feed: Feed, { compliance, record }: ListingWrite): boolean =>
  feed.publish === true && compliance?.gaps.length === 0 && record.facts.city !== undefined

const quotedNames = (names: readonly string[], before = ''): string =>
  names.map((name) => `${before}"${name}"`).join(', ')

async function insert(
  req: PayloadRequest,
  listings: readonly ListingWrite[],
  feed: Feed,
): Promise<void> {
  const [first] = listings
  if (!first) return
  const db = await transactionOf(req)
  const references = await assignReferences(req, listings)
  const names = [
    'id',
    'reference',
    'contact_id',
    '_status',
    'published_on',
    ...Object.keys(complianceColumns(null)),
    ...Object.keys(rowOf(first.record)),
  ]
  const now = new Date().toISOString()
  const colleagues = await findColleagues(req, listings)
  const rows = listings.map((listing) => {
    const { property, record, compliance } = listing
    const base = {
      id: property,
      reference: references.get(property),
      contact_id: colleagues.get(listing.contact ?? '') ?? contactIdOf(feed.contact),
      _status: mayPublish(feed, listing) ? 'published' : 'draft',
    }
    return { ...base, published_on: now, ...complianceColumns(compliance), ...rowOf(record) }
  })
  await db.execute(sql`
    insert into properties (${sql.raw(quotedNames(names))})
    select ${sql.raw(quotedNames(names))} from jsonb_populate_recordset(null::properties, ${JSON.stringify(rows)}::jsonb)`)
}

async function update(
  req: PayloadRequest,
  listings: readonly ListingWrite[],
  feed: Feed,
): Promise<void> {
  const [first] = listings
  if (!first) return
  const db = await transactionOf(req)
  const names = Object.keys(rowOf(first.record))
  const ids = listings.map(({ property }) => property)
  const before = await findPublished(req, ids)
  const offline = await findLastShown(req, ids)
  const rows = listings.map((listing) => ({
    id: listing.property,
    _status: mayPublish(feed, listing) ? 'published' : 'draft',
    ...complianceColumns(listing.compliance),
    ...rowOf(listing.record),
  }))
  // A listing that is on the market stays published even when the feed lacks something: staff decide
  // about that. One that comes back to it is published by the same rule as a new one; what is missing
  // of one offer is not accepted for another, nor are forbidden words that were not there.
  const comesBack = sql`p.status <> 'active' and r.status = 'active'`
  const refused = listings.flatMap(({ isRefused, property }) => (isRefused ? property : []))
  const isRefusedOffer = sql`r.status = 'active' and r.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(refused)}::jsonb))`
  await db.execute(sql`
    update properties p set (${sql.raw(quotedNames(names))}, gaps, completeness, lapses_on, _status, saved_by_id, updated_at) =
      row(${sql.raw(quotedNames(names, 'r.'))}, coalesce(r.gaps, p.gaps), coalesce(r.completeness, p.completeness),
        case when r.completeness is null then p.lapses_on else r.lapses_on end, case when p._status = 'published' and not (${comesBack}) and not (${isRefusedOffer}) then p._status else r._status end, null, ${laterThan(sql`p.updated_at`)})
    from jsonb_populate_recordset(null::properties, ${JSON.stringify(rows)}::jsonb) r where r.id = p.id`)
  await recordChanges(req, before, offline)
}

/**
 * Writes listings in bulk, in the transaction of the request: the same rows as that many saves in
 * the studio.
 */
export async function writeListings(
  req: PayloadRequest,
  feed: Feed,
  listings: readonly ListingWrite[],
): Promise<void> {
  if (listings.length === 0) return
  await insert(
    req,
    listings.filter(({ isNew }) => isNew),
    feed,
  )
  await update(
    req,
    listings.filter(({ isNew }) => !isNew),
    feed,
  )
  await writeTexts(req, listings)
  await writeVersions(req, listings)
  const properties = listings.map(({ property }) => property)
  // After the new versions are there: older ones keep the pictures that they had.
  await queuePictures(req, listings)
  await orderPictures(req, properties)
  await syncDependents(req, properties)
}
