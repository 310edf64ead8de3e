import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { countries, homeCountry } from '@/domain/catalogue/countries'
import { regionOf } from '@/domain/catalogue/regions'
import { feedLanguages, type Texts } from '@/domain/feeds/listing'
import type { ExportedListing } from '@/domain/feeds/exportListing'
import type { Advertised } from '@/domain/legal/advertised'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import { inEachLanguage } from '@/i18n/inEachLanguage'
import { defaultLocale } from '@/i18n/locales'
import type { Portal } from '@/payload-types'

import { lawSentences, renovationTexts } from '../catalogue/views/legalText'
import { fileUrl } from '../core/fileUrl'
import { exportedFacts } from './exportedFacts'
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
export const findPropertyDetails = (payload: Payload) =>
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

export async function findPage(
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
