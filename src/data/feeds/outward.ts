import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { countries } from '@/domain/countries'
import { csv, csvLines } from '@/domain/csv'
import { factNames, kindOf, type Facts } from '@/domain/feeds/facts'
import type { PortalFormat } from '@/domain/feeds/formats'
import { feedLanguages, type Texts } from '@/domain/feeds/listing'
import { KYERO_END, KYERO_HEAD, shownFacts, writeKyero, writeTableRow, type Outward } from '@/domain/feeds/outward'
import { tableColumns } from '@/domain/feeds/table'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Portal } from '@/payload-types'

import { columnOf } from '../columnOf'
import { noteExposure } from './exposure'
import { requestOf } from './inStep'
import { plainTextOf } from './richText'

const AT_ONCE = 500

/** What a visitor can rent or buy now; units of a project are listings too. */
const offered = ({ goal }: Pick<Portal, 'goal'>) =>
  sql`p._status = 'published' and p.status = 'active' and p.reference is not null and ${goal ? sql`p.goal::text = ${goal}` : sql`true`}`

const texts = z.array(z.object({ language: z.enum(feedLanguages), title: z.string().nullable(), description: z.unknown() }))
const row = z.object({
  record: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
  reference: z.number(),
  type: z.number(),
  ...{ country: z.enum(countries), zip: z.string(), city: z.string().nullable(), province: z.string().nullable() },
  texts,
  pictures: z.array(z.string()),
  plans: z.array(z.string()),
})

const files = (path: 'pictures' | 'plans') => sql`
  coalesce((select jsonb_agg(m.filename order by r."order") from properties_rels r join media m on m.id = r.media_id where r.parent_id = p.id and r.path = ${path}), '[]')`

const addressOf = (filename: string): string => `${env.SITE_URL}/api/media/file/${encodeURIComponent(filename)}`

function factsOf(record: Record<string, unknown>): Facts {
  const facts = factNames.flatMap((fact) => {
    const value = record[columnOf(fact)]
    if (value === null || value === undefined) return []
    return [[fact, kindOf(fact).is === 'day' ? String(value).slice(0, 10) : value] as const]
  })
  return shownFacts(Object.fromEntries(facts))
}

function outwardOf({ record, texts: said, ...found }: z.infer<typeof row>): Outward {
  const inLanguage = (of: (one: (typeof said)[number]) => string): Texts =>
    Object.fromEntries(said.map((one) => [one.language, of(one)]).filter(([, text]) => text))
  return {
    ...{ reference: found.reference, updatedAt: found.updatedAt, type: found.type, facts: factsOf(record) },
    place: { country: found.country, zip: found.zip, name: found.city ?? '', province: found.province ?? '' },
    title: inLanguage(({ title }) => title ?? ''),
    description: inLanguage(({ description }) => plainTextOf(description)),
    ...{ pictures: found.pictures.map(addressOf), plans: found.plans.map(addressOf), url: `${env.SITE_URL}/property/${found.reference}/` },
  }
}

async function pageOf(req: PayloadRequest, portal: Portal, after: number): Promise<Outward[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select to_jsonb(p) as record, to_json(p.updated_at) #>> '{}' as "updatedAt", p.reference::int as reference, t.web_id::int as type,
      c.country::text, c.zip, n.name as city, n.province,
      coalesce((select jsonb_agg(jsonb_build_object('language', l._locale, 'title', l.title, 'description', l.description))
        from properties_locales l where l._parent_id = p.id and l.public), '[]') as texts,
      ${files('pictures')} as pictures, ${files('plans')} as plans
    from properties p join property_types t on t.id = p.main_type_id join cities c on c.id = p.city_id
      left join cities_locales n on n._parent_id = c.id and n._locale = 'nl'
    where ${offered(portal)} and p.reference > ${after} order by p.reference limit ${AT_ONCE}`)
  return z.array(row).parse(rows).map(outwardOf)
}

const frames: Record<PortalFormat, { head: string; write: (page: readonly Outward[]) => string; end: string; type: string; name: string }> = {
  kyero: { head: KYERO_HEAD, write: (page) => page.map(writeKyero).join(''), end: KYERO_END, type: 'application/xml; charset=utf-8', name: 'kyero.xml' },
  csv: { head: csv([tableColumns]), write: (page) => csvLines(page.map(writeTableRow)), end: '', type: 'text/csv; charset=utf-8', name: 'listings.csv' },
}

async function* partsOf(payload: Payload, portal: Portal): AsyncGenerator<Uint8Array> {
  const { head, write, end } = frames[portal.format]
  const encoder = new TextEncoder()
  const req = requestOf(payload)
  yield encoder.encode(head)
  for (let page = await pageOf(req, portal, 0); page.length > 0; page = await pageOf(req, portal, page.at(-1)?.reference ?? 0))
    yield encoder.encode(write(page))
  yield encoder.encode(end)
}

export type OutwardFile = { type: string; name: string; body: ReadableStream<Uint8Array> }

/** All that is on offer in the format of a portal, written while it is read. */
export const fileFor = (payload: Payload, portal: Portal): OutwardFile => {
  const { type, name } = frames[portal.format]
  const parts = partsOf(payload, portal)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return { type, name, body }
}

/** What a portal reads at its address, and the note of it. Nothing for an address that is none, or none any more. */
export async function readByPortal(payload: Payload, key: string): Promise<OutwardFile | undefined> {
  const { docs } = await payload.find({
    ...{ collection: 'portals', depth: 0, limit: 1, pagination: false },
    // The address is the proof.
    overrideAccess: true,
    where: { and: [{ key: { equals: key } }, { active: { equals: true } }] },
  })
  const [portal] = docs
  if (!portal) return undefined
  await noteExposure(payload, portal, offered(portal))
  return fileFor(payload, portal)
}
