import { pictureWidths, type PictureSize } from '@/domain/pictureWidths'
import { shownStatuses } from '@/domain/recordStatuses'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import type { Media, Property } from '@/payload-types'

import { payload } from '../payload'

/** A picture as lists show it. */
export type ListedPicture = Pick<Media, 'id' | 'url' | 'alt' | 'caption' | 'width' | 'height' | 'thumbhash' | 'sizes'>

/** What a card, a mark on a map and a line of a list show. Everything else of a listing stays in the database. */
export type Listed = Pick<
  Property,
  | 'id'
  | 'reference'
  | 'goal'
  | 'status'
  | 'marquee'
  | 'unitStatus'
  | 'mainType'
  | 'city'
  | 'project'
  | 'price'
  | 'priceUnit'
  | 'priceUnitText'
  | 'publishPrice'
  | 'bedrooms'
  | 'livingArea'
  | 'groundArea'
  | 'epcLabel'
  | 'epcLabelText'
  | 'epcValue'
  | 'epcProfile'
  | 'publishAddress'
  | 'latitude'
  | 'longitude'
> & { pictures?: readonly (string | ListedPicture)[] | null }

type StoredFile = { filename: string | null; width: number | null }
type StoredPicture = Omit<ListedPicture, 'url' | 'sizes'> & { filename: string | null; prefix: string | null; sizes: Record<PictureSize, StoredFile> }
type Stored = Omit<Listed, 'city' | 'mainType' | 'pictures'> & { city: string; mainType: string; picture: StoredPicture | null }

const sizes = pictureWidths
  .map((width) => `'w${width}', json_build_object('filename', m.sizes_w${width}_filename, 'width', m.sizes_w${width}_width)`)
  .join(', ')

/**
 * One row a listing, by the rules that Payload has for the public: what is published, shown in the language and in a state
 * to be shown; a price and a place only where their switch says so. Payload itself takes twenty times as long for a page.
 */
const statement = `
  select p.id, p.reference::float8, p.goal, p.status, p.marquee, p.unit_status as "unitStatus", p.main_type_id as "mainType", p.city_id as city,
    p.project_id as project,
    case when p.publish_price then p.price end::float8 as price, p.price_unit as "priceUnit",
    case when p.publish_price then l.price_unit_text end as "priceUnitText", p.publish_price as "publishPrice",
    p.bedrooms::float8, p.living_area::float8 as "livingArea", p.ground_area::float8 as "groundArea",
    p.epc_label as "epcLabel", p.epc_label_text as "epcLabelText", p.epc_value::float8 as "epcValue", p.epc_profile as "epcProfile",
    p.publish_address as "publishAddress",
    case when p.publish_address then p.latitude end::float8 as latitude, case when p.publish_address then p.longitude end::float8 as longitude,
    case when m.id is not null then json_build_object('id', m.id, 'alt', w.alt, 'caption', w.caption, 'filename', m.filename, 'prefix', m.prefix,
      'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'sizes', json_build_object(${sizes})) end as picture
  from properties p
    join properties_locales l on l._parent_id = p.id and l._locale = $2::_locales
    left join media m on m.id = (select r.media_id from properties_rels r where r.parent_id = p.id and r.path = 'pictures' order by r."order" limit 1)
    left join media_locales w on w._parent_id = m.id and w._locale = $2::_locales
  where p.reference = any($1::numeric[]) and p._status = 'published' and l.public and p.status::text = any($3::text[])`

/** Where Payload serves a file. What lies in a bucket is asked for with its folder. */
const urlOf = (filename: string, prefix: string | null): string =>
  `/api/media/file/${encodeURIComponent(filename)}${env.S3_BUCKET && prefix ? `?prefix=${encodeURIComponent(prefix)}` : ''}`

function pictureIn({ filename, prefix, sizes: stored, ...rest }: StoredPicture): ListedPicture {
  const made = Object.entries(stored).map(([name, file]) => [name, { url: file.filename === null ? null : urlOf(file.filename, prefix), width: file.width }])
  return { ...rest, url: filename === null ? null : urlOf(filename, prefix), sizes: Object.fromEntries(made) }
}

/** The listings with these numbers that visitors may see, in no order; type and city by the id of their document. */
export async function readListed(references: readonly number[], locale: Locale): Promise<(Omit<Stored, 'picture'> & { pictures: ListedPicture[] })[]> {
  const { db } = await payload()
  const { rows } = await db.pool.query<Stored>({ name: 'listed', text: statement, values: [references, locale, shownStatuses] })
  return rows.map(({ picture, ...row }) => ({ ...row, pictures: picture ? [pictureIn(picture)] : [] }))
}
