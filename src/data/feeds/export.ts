import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { countries, homeCountry } from '@/domain/catalogue/countries'
import { regionOf } from '@/domain/catalogue/regions'
import { csv, csvLines } from '@/domain/lib/csv'
import type { PortalFormat } from '@/domain/feeds/formats'
import { feedLanguages, type Texts } from '@/domain/feeds/listing'
import {
  KYERO_END,
  KYERO_HEAD,
  writeKyero,
  writeTableRow,
  type ExportedListing,
} from '@/domain/feeds/exportListing'
import { tableColumns } from '@/domain/feeds/table'
import type { Advertised } from '@/domain/legal/advertised'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import { inEachLanguage } from '@/i18n/inEachLanguage'
import { defaultLocale } from '@/i18n/locales'
import type { Portal } from '@/payload-types'

import { lawSentences, renovationTexts } from '../catalogue/views/legalText'
import { fileUrl } from '../core/fileUrl'
import { exportedFacts } from './exportedFacts'
import { recordExposure } from './exposure'
import { requestOf } from './inTransaction'
import { offeredTo } from './offeredTo'
import { pictureLabels } from './pictureLabels'
import { priceSentences } from './priceSentences'
import { plainTextOf } from './richText'

const BATCH_SIZE = 500

const texts = z.array(
  z.object({
    language: z.enum(feedLanguages),
    title: z.string().nullable(),
    description: z.unknown(),
  }),
)
const exportFile = z.object({ file: z.string(), prefix: z.string().nullable() })
const exportRow = z.object({
  record: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
  reference: z.number(),
  type: z.number(),
  country: z.enum(countries),
  zip: z.string(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  texts,
  pictures: z.array(exportFile.extend({ origin: z.string().nullable() })),
  plans: z.array(exportFile),
})

const files = (path: 'pictures' | 'plans') => sql`
  coalesce((select jsonb_agg(jsonb_build_object('file', m.filename, 'prefix', m.prefix, 'origin', m.origin) order by r."order") from properties_rels r join media m on m.id = r.media_id where r.parent_id = p.id and r.path = ${path}), '[]')`

const addressOf = ({ file, prefix }: z.infer<typeof exportFile>): string =>
  `${env.SITE_URL}${fileUrl(file, prefix)}`

type PropertyDetailIn = Awaited<ReturnType<typeof findPropertyDetails>>

/** The agency's own words and years for the duty to renovate, in every language, and its choice of banners. */
const findPropertyDetails = (payload: Payload) =>
  inEachLanguage((locale) => payload.findGlobal({ slug: 'property-detail', depth: 0, locale }))

function exportedListing(
  { record, texts: localizedTexts, ...listing }: z.infer<typeof exportRow>,
  propertyDetail: PropertyDetailIn,
): ExportedListing {
  const inLanguage = (of: (one: (typeof localizedTexts)[number]) => string): Texts =>
    Object.fromEntries(
      localizedTexts.map((one) => [one.language, of(one)]).filter(([, text]) => text),
    )
  const facts = exportedFacts(record, propertyDetail(defaultLocale).ignoredMarquees ?? [])
  const region = listing.country === homeCountry && listing.zip ? regionOf(listing.zip) : undefined
  const ad = { ...facts, region, type: listing.type } as Advertised
  return {
    reference: listing.reference,
    updatedAt: listing.updatedAt,
    type: listing.type,
    facts,
    place: {
      country: listing.country,
      zip: listing.zip,
      name: listing.city ?? '',
      province: listing.province ?? '',
    },
    title: inLanguage(({ title }) => title ?? ''),
    description: inLanguage(({ language, description }) =>
      [plainTextOf(description), pictureLabels(listing.pictures, language)]
        .filter(Boolean)
        .join('\n\n'),
    ),
    pictures: listing.pictures.map(addressOf),
    plans: listing.plans.map(addressOf),
    url: `${env.SITE_URL}/property/${listing.reference}/`,
    law: inLanguage(({ language }) =>
      [
        ...priceSentences(facts, language),
        ...lawSentences(ad, language, renovationTexts(ad, propertyDetail(language), language)),
      ].join(' '),
    ),
  }
}

async function findPage(
  req: PayloadRequest,
  portal: Portal,
  after: number,
  propertyDetail: PropertyDetailIn,
): Promise<ExportedListing[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select to_jsonb(p) as record, to_json(p.updated_at) #>> '{}' as "updatedAt", p.reference::int as reference, t.web_id::int as type,
      c.country::text, c.zip, n.name as city, n.province,
      coalesce((select jsonb_agg(jsonb_build_object('language', l._locale, 'title', l.title, 'description', l.description))
        from properties_locales l where l._parent_id = p.id and l.public), '[]') as texts,
      ${files('pictures')} as pictures, ${files('plans')} as plans
    from properties p join property_types t on t.id = p.main_type_id join cities c on c.id = p.city_id
      left join cities_locales n on n._parent_id = c.id and n._locale = 'nl'
    where ${offeredTo(portal)} and p.reference > ${after} order by p.reference limit ${BATCH_SIZE}`)
  return z
    .array(exportRow)
    .parse(rows)
    .map((row) => exportedListing(row, propertyDetail))
}

const formats: Record<
  PortalFormat,
  {
    head: string
    write: (page: readonly ExportedListing[]) => string
    end: string
    type: string
    name: string
  }
> = {
  kyero: {
    head: KYERO_HEAD,
    write: (page) => page.map(writeKyero).join(''),
    end: KYERO_END,
    type: 'application/xml; charset=utf-8',
    name: 'kyero.xml',
  },
  csv: {
    head: csv([tableColumns]),
    write: (page) => csvLines(page.map(writeTableRow)),
    end: '',
    type: 'text/csv; charset=utf-8',
    name: 'listings.csv',
  },
}

async function* chunks(payload: Payload, portal: Portal): AsyncGenerator<Uint8Array> {
  const { head, write, end } = formats[portal.format]
  const encoder = new TextEncoder()
  const req = requestOf(payload)
  const propertyDetail = await findPropertyDetails(payload)
  yield encoder.encode(head)
  for (
    let page = await findPage(req, portal, 0, propertyDetail);
    page.length > 0;
    page = await findPage(req, portal, page.at(-1)?.reference ?? 0, propertyDetail)
  )
    yield encoder.encode(write(page))
  yield encoder.encode(end)
}

export type ExportFile = { type: string; name: string; body: ReadableStream<Uint8Array> }

/** Streams all listings on offer in the format of a portal. */
export const exportFor = (payload: Payload, portal: Portal): ExportFile => {
  const { type, name } = formats[portal.format]
  const parts = chunks(payload, portal)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return { type, name, body }
}

/**
 * Returns the file that a portal reads at its address and records the reading; undefined when the
 * address is not valid, or not any more.
 */
export async function findExport(payload: Payload, key: string): Promise<ExportFile | undefined> {
  const { docs } = await payload.find({
    collection: 'portals',
    depth: 0,
    limit: 1,
    pagination: false,
    // The secret address authenticates the portal.
    overrideAccess: true,
    where: { and: [{ key: { equals: key } }, { active: { equals: true } }] },
  })
  const [portal] = docs
  if (!portal) return undefined
  await recordExposure(payload, portal)
  return exportFor(payload, portal)
}
