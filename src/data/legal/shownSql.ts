import { sql } from '@payloadcms/db-postgres'

import { goneValues } from '@/domain/catalogue/availability'
import { feedFacts } from '@/domain/catalogue/factLists'
import type { FeedFact } from '@/domain/catalogue/propertyFacts'
import { facts } from '@/domain/catalogue/propertyFacts'
import { columnOf } from '@/domain/lib/columnOf'

import { IS_PUBLIC_SQL } from '../core/visibility'

/** Facts of the table that are for staff and feeds, and that no page of the site shows. */
const internalFacts: readonly FeedFact[] = ['recordFile', 'latitude', 'longitude']

/** The localized texts of a property, by their names in the record. */
const texts = {
  title: 'title',
  typeDescription: 'typeDescription',
  description: 'description',
  availability: 'availability',
  priceUnitText: 'priceUnitText',
  metaTitle: 'meta.title',
  metaDescription: 'meta.description',
} as const

const isOneOf = (column: string, values: readonly string[]): string =>
  `coalesce(${column}::text, '') in (${values.map((value) => `'${value}'`).join(', ')})`

/** The banner of a listing, as `bannerOf` says. */
function bannerSql(column: (field: string) => string): string {
  const { marquee, status, unitStatus } = goneValues
  const ofUnit = (values: readonly string[]) =>
    `${column('projectId')} is not null and ${isOneOf(column('unitStatus'), values)}`
  const isSold = [
    ofUnit(unitStatus),
    isOneOf(column('marquee'), [marquee[0]]),
    isOneOf(column('status'), [status[0]]),
  ]
  const isRented = [
    isOneOf(column('marquee'), [marquee[1]]),
    isOneOf(column('status'), [status[1]]),
  ]
  const isOption = [isOneOf(column('marquee'), ['option']), ofUnit(['option'])]
  return `case when ${isSold.join(' or ')} then 'sold' when ${isRented.join(' or ')} then 'rented'
    when ${isOption.join(' or ')} then 'option' else coalesce(${column('marquee')}::text, 'none') end`
}

function factSql(fact: FeedFact, column: (field: string) => string): string {
  const value =
    facts[fact].kind.is === 'day'
      ? `to_char(${column(fact)} at time zone 'UTC', 'YYYY-MM-DD')`
      : facts[fact].kind.is === 'flag'
        ? `nullif(${column(fact)}, false)`
        : column(fact)
  const shownWhen = 'shownWhen' in facts[fact] ? facts[fact].shownWhen : undefined
  if (shownWhen === undefined) return value
  const isShown =
    shownWhen === 'publishPrice'
      ? `${column('publishPrice')} and (b.banner = 'none' or not exists (
          select from property_detail_ignored_marquees i where i.value::text = b.banner))`
      : column(shownWhen)
  return `case when ${isShown} then ${value} end`
}

const picturesSql = (field: string, table = 'properties'): string => `(
    select jsonb_agg(jsonb_build_object('file', m.filename, 'origin', m.origin,
      'alt', (select jsonb_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id and a.alt <> '')) order by r."order", r.id)
    from ${table}_rels r join media m on m.id = r.media_id where r.parent_id = p.id and r.path = '${field}')`

const namesSql = (table: string, id: string): string =>
  `(select jsonb_object_agg(n._locale, n.name) from ${table}_locales n where n._parent_id = ${id} and n.name <> '')`

/** The type and the town of the row `p`, by their names of now. */
const placedSql = [
  `(select jsonb_build_object('webId', t.web_id, 'name', ${namesSql('property_types', 't.id')})
        from property_types t where t.id = p.main_type_id) as "type"`,
  `(select jsonb_build_object('zip', c.zip, 'country', c.country, 'name', ${namesSql('cities', 'c.id')})
        from cities c where c.id = p.city_id) as "place"`,
]

/**
 * The SQL of what the site shows of the property `p`: a JSON object without what is hidden. Nothing internal is in it, and no
 * name of a person but that of the colleague who published without a statement.
 */
function contentSql(): string {
  const column = (field: string) => `p.${columnOf(field)}`
  const own = feedFacts
    .filter((fact) => !internalFacts.includes(fact))
    .map((fact) => `${factSql(fact, column)} as "${fact}"`)
  const localized = Object.entries(texts)
    .map(([name, path]) => `'${name}', l.${columnOf(path)}`)
    .join(', ')
  return `(select jsonb_strip_nulls(to_jsonb(x)) from (select b.banner) b, lateral (select ${[
    ...own,
    `b.banner as "banner"`,
    `${column('epcProfile')} as "epcProfile"`,
    `${column('epcLabelText')} as "epcLabelText"`,
    `to_char(${column('electricalDate')} at time zone 'UTC', 'YYYY-MM-DD') as "electricalDate"`,
    ...placedSql,
    `(select jsonb_object_agg(l._locale, jsonb_build_object(${localized}))
        from properties_locales l where l._parent_id = p.id and l.public) as "texts"`,
    `${picturesSql('pictures')} as "pictures"`,
    `${picturesSql('plans')} as "plans"`,
    `(select jsonb_agg(v.url order by v._order) from properties_videos v where v._parent_id = p.id) as "videos"`,
    `case when ${column('publishedAnywayAt')} is not null then jsonb_build_object(
      'reason', ${column('publishedAnywayReason')}, 'gaps', ${column('publishedAnywayGaps')},
      'at', to_char(${column('publishedAnywayAt')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'by', (select u.name from users u where u.id = ${column('publishedAnywayById')})) end as "publishedAnyway"`,
  ].join(',\n    ')}) x)`.replace(
    '(select b.banner) b',
    `(select ${bannerSql(column)} as banner) b`,
  )
}

/** The SQL of what the site shows of the project `p`; its units have records of their own. */
const projectSql = `(select jsonb_strip_nulls(to_jsonb(x)) from (select ${[
  `p.reference as "reference"`,
  `p.goal as "goal"`,
  `p.marquee as "banner"`,
  `p.price_min as "priceMin"`,
  `p.price_max as "priceMax"`,
  `to_char(p.delivery_date at time zone 'UTC', 'YYYY-MM-DD') as "deliveryDate"`,
  ...['street', 'houseNumber', 'boxNumber'].map(
    (part) => `case when p.public_address then p.${columnOf(part)} end as "${part}"`,
  ),
  ...placedSql,
  `(select jsonb_object_agg(l._locale, jsonb_build_object('title', l.title, 'description', l.description, 'availability', l.delivery,
      'metaTitle', l.meta_title, 'metaDescription', l.meta_description))
      from projects_locales l where l._parent_id = p.id and l.public) as "texts"`,
  `${picturesSql('pictures', 'projects')} as "pictures"`,
  `${picturesSql('plans', 'projects')} as "plans"`,
].join(',\n    ')}) x)`

/** What the record is kept of. */
export type ShownKind = 'property' | 'project'

/** The table of each kind, what makes its row `p` public, and what the site shows of it then. */
export const shownKinds = {
  property: {
    table: sql.raw('properties'),
    isPublic: sql.raw(IS_PUBLIC_SQL),
    content: sql.raw(contentSql()),
  },
  project: {
    table: sql.raw('projects'),
    isPublic: sql.raw(
      `p._status = 'published' and exists (select from projects_locales v where v._parent_id = p.id and v.public)`,
    ),
    content: sql.raw(projectSql),
  },
} as const satisfies Record<ShownKind, Record<string, ReturnType<typeof sql>>>
