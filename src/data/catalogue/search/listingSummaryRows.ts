import type { PictureOrigin } from '@/domain/site/pictureOrigins'
import { pictureWidths, type PictureSize } from '@/domain/site/pictureWidths'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Media, Property } from '@/payload-types'

import { readForVisitors, visitorsPool } from '@/data/core/standby/visitorReads'
import { fileUrl } from '@/data/core/fileUrl'
import { AVAILABILITY_COLUMNS_SQL, IS_PUBLIC_SQL } from '@/data/core/visibility'

/** A picture as lists show it. */
export type SummaryPicture = Pick<
  Media,
  'id' | 'url' | 'alt' | 'caption' | 'label' | 'width' | 'height' | 'thumbhash' | 'sizes'
>

/** The fields of a listing that cards, maps and lists show. */
export type ListingSummary = Pick<
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
  | 'contractType'
  | 'publishPrice'
  | 'bedrooms'
  | 'livingArea'
  | 'groundArea'
  | 'epcLabel'
  | 'epcLabelText'
  | 'epcValue'
  | 'epcProfile'
  | 'epcDate'
  | 'epcCertificate'
  | 'publishAddress'
  | 'latitude'
  | 'longitude'
  | 'title'
  | 'street'
  | 'houseNumber'
  | 'boxNumber'
  | 'totalArea'
  | 'terraceArea'
  | 'frontWidth'
> & {
  pictures?: readonly (string | SummaryPicture)[] | null
  /** The addresses of the second and third picture and of a plan, for cards that are looked through. */
  morePictures?: readonly string[]
}

type StoredFile = { filename: string | null; width: number | null }
type StoredPicture = Omit<SummaryPicture, 'url' | 'sizes' | 'label'> & {
  origin: PictureOrigin | null
  filename: string | null
  prefix: string | null
  sizes: Record<PictureSize, StoredFile>
}
type StoredListing = Omit<ListingSummary, 'city' | 'mainType' | 'pictures' | 'morePictures'> & {
  city: string
  mainType: string
  picture: StoredPicture | null
  more: { filename: string; prefix: string | null }[] | null
}

const sizesSql = pictureWidths
  .map(
    (width) =>
      `'w${width}', json_build_object(
        'filename', m.sizes_w${width}_filename, 'width', m.sizes_w${width}_width
      )`,
  )
  .join(', ')

/**
 * Selects one row per listing, with the access rules that Payload applies to the public: published,
 * shown in the language, with a public status; price and location only where they are public.
 * Payload itself takes twenty times as long for a page of a list.
 */
const LISTED_SQL = `
  select p.id, p.reference::float8, p.goal, ${AVAILABILITY_COLUMNS_SQL},
    p.main_type_id as "mainType", p.city_id as city,
    case when p.publish_price then p.price end::float8 as price, p.price_unit as "priceUnit",
    p.contract_type as "contractType",
    case when p.publish_price then l.price_unit_text end as "priceUnitText",
    p.publish_price as "publishPrice",
    p.bedrooms::float8, p.living_area::float8 as "livingArea",
    p.ground_area::float8 as "groundArea",
    p.epc_label as "epcLabel", p.epc_label_text as "epcLabelText",
    p.epc_value::float8 as "epcValue", p.epc_profile as "epcProfile",
    to_char(p.epc_date at time zone 'UTC', 'YYYY-MM-DD') as "epcDate",
    p.epc_certificate as "epcCertificate",
    p.publish_address as "publishAddress",
    case when p.publish_address then p.latitude end::float8 as latitude,
    case when p.publish_address then p.longitude end::float8 as longitude,
    l.title, p.total_area::float8 as "totalArea", p.terrace_area::float8 as "terraceArea",
    p.front_width::float8 as "frontWidth",
    case when p.publish_address then p.street end as street,
    case when p.publish_address then p.house_number end as "houseNumber",
    case when p.publish_address then p.box_number end as "boxNumber",
    (
      select json_agg(json_build_object('filename', o.filename, 'prefix', o.prefix)
        order by o.path, o.place)
      from (
        select r.path, coalesce(f.sizes_w600_filename, f.filename) as filename, f.prefix,
          row_number() over (partition by r.path order by r."order") as place
        from properties_rels r join media f on f.id = r.media_id
        where r.parent_id = p.id and r.path in ('pictures', 'plans')
          -- The label of the first picture stands over all of them.
          and (r.path = 'plans' or coalesce(f.origin, 'photo') = coalesce(m.origin, 'photo'))
      ) o
      where o.filename is not null and o.place between
        case o.path when 'plans' then 1 else 2 end and case o.path when 'plans' then 1 else 3 end
    ) as more,
    case when m.id is not null then json_build_object(
      'id', m.id, 'origin', m.origin, 'alt', w.alt, 'caption', w.caption, 'filename', m.filename, 'prefix', m.prefix,
      'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash,
      'sizes', json_build_object(${sizesSql})
    ) end as picture
  from properties p
    join properties_locales l on l._parent_id = p.id and l._locale = $2::_locales
    left join media m on m.id = (
      select r.media_id from properties_rels r
      where r.parent_id = p.id and r.path = 'pictures' order by r."order" limit 1
    )
    left join media_locales w on w._parent_id = m.id and w._locale = $2::_locales
  where p.reference = any($1::numeric[]) and l.public and ${IS_PUBLIC_SQL}`

function pictureOf(
  { filename, prefix, origin, sizes: storedSizes, ...rest }: StoredPicture,
  locale: Locale,
): SummaryPicture {
  const sizes = Object.entries(storedSizes).map(([name, file]) => [
    name,
    { url: file.filename === null ? null : fileUrl(file.filename, prefix), width: file.width },
  ])
  return {
    ...rest,
    ...(origin && origin !== 'photo' && { label: optionName(locale, 'pictureOrigin', origin) }),
    url: filename === null ? null : fileUrl(filename, prefix),
    sizes: Object.fromEntries(sizes),
  }
}

/**
 * Reads the listings with these references that visitors may see, in no order. Type and city are
 * the ids of their documents.
 */
export async function readListingRows(
  references: readonly number[],
  locale: Locale,
): Promise<
  (Omit<StoredListing, 'picture' | 'more'> & {
    pictures: SummaryPicture[]
    morePictures: string[]
  })[]
> {
  const { rows } = await readForVisitors(async () =>
    (await visitorsPool()).query<StoredListing>({
      name: 'listed',
      text: LISTED_SQL,
      values: [references, locale],
    }),
  )
  return rows.map(({ picture, more, ...row }) => ({
    ...row,
    morePictures: (more ?? []).map(({ filename, prefix }) => fileUrl(filename, prefix)),
    pictures: picture ? [pictureOf(picture, locale)] : [],
  }))
}
