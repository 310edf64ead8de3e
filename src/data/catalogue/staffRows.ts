import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { defaultLocale, type Locale } from '@/i18n/locales'

import { pictureOf } from './views/picture'

type Reader = Pick<PayloadRequest, 'payload' | 'user'>

const rowShape = z.object({
  id: z.string(),
  title: z.string(),
  type: z.coerce.number().nullable(),
  typeName: z.string(),
  zip: z.string(),
  city: z.string(),
  picture: z.string().nullable(),
  texts: z.record(z.string(), z.coerce.number()).nullable(),
})

/** What a list of properties shows beside the documents that Payload has read. */
export type StaffRow = Omit<z.infer<typeof rowShape>, 'picture' | 'texts'> & {
  picture: string | undefined
  /** The number of characters of the description, by language. */
  texts: Record<string, number>
}

/** The name of a type or city: in the colleague's language, else in the main one. */
const nameIn = (table: 'property_types' | 'cities', id: string, locale: Locale) => {
  const names = sql.raw(`${table}_locales`)
  const parent = sql.raw(id)
  return sql`coalesce(
    (select n.name from ${names} n where n._parent_id = ${parent} and n._locale::text = ${locale} and n.name <> ''),
    (select n.name from ${names} n where n._parent_id = ${parent} and n._locale::text = ${defaultLocale}), '')`
}

const titleIn = (locale: Locale) =>
  sql`(select l.version_title from _properties_v_locales l where l._parent_id = v.id and l._locale::text = ${locale} and l.version_title <> '')`

/** Characters of a rich text without its structure. Strict, because lax counts each text twice. */
const LETTERS = sql.raw(`coalesce((select sum(length(text #>> '{}'))
  from jsonb_path_query(l.version_description, 'strict $.**.text') text), 0)`)

/** Reads the newest version of each of these properties in one query. */
async function findRows({ payload }: Reader, ids: readonly string[], locale: Locale) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select v.parent_id as id, coalesce(${titleIn(locale)}, ${titleIn(defaultLocale)}, '') as title,
      t.web_id as type, ${nameIn('property_types', 'v.version_main_type_id', locale)} as "typeName",
      coalesce(c.zip, '') as zip, ${nameIn('cities', 'v.version_city_id', locale)} as city,
      (select r.media_id from _properties_v_rels r where r.parent_id = v.id and r.path = 'version.pictures' order by r."order" limit 1) as picture,
      (select json_object_agg(l._locale, ${LETTERS}) from _properties_v_locales l where l._parent_id = v.id) as texts
    from _properties_v v
    left join property_types t on t.id = v.version_main_type_id
    left join cities c on c.id = v.version_city_id
    where v.latest and v.parent_id = any(${`{${ids.join(',')}}`}::uuid[])`)
  return z.array(rowShape).parse(rows)
}

/** Returns the smallest file of each picture. */
async function findThumbnails(req: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    select: { url: true, alt: true, width: true, height: true, sizes: true, filename: true },
    where: { id: { in: [...ids] } },
  })
  return new Map(
    docs.flatMap((picture) => {
      const sizes = pictureOf(picture)?.sizes ?? []
      const src = (sizes.find(({ width }) => width >= 200) ?? sizes[0])?.src
      return src ? [[picture.id, src] as const] : []
    }),
  )
}

/**
 * Returns what a list of the studio shows of these properties, in two queries however many there
 * are.
 */
export async function findStaffRows(
  req: Reader,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, StaffRow>> {
  if (ids.length === 0) return new Map()
  const rows = await findRows(req, ids, locale)
  const thumbnails = await findThumbnails(
    req,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return new Map(
    rows.map(({ picture, texts, ...row }) => [
      row.id,
      { ...row, picture: thumbnails.get(picture ?? ''), texts: texts ?? {} },
    ]),
  )
}
