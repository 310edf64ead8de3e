import { sql } from '@payloadcms/db-postgres'

import { factsOfFeature } from '@/domain/catalogue/factLists'
import { featureMask, features, type Feature } from '@/domain/catalogue/lists/features'
import { facts } from '@/domain/catalogue/propertyFacts'
import { banners } from '@/domain/catalogue/vocabulary'
import { columnOf } from '@/domain/lib/columnOf'
import { locales, type Locale } from '@/i18n/locales'

import { IS_ON_OFFER_SQL, IS_PUBLIC_SQL } from '../../core/visibility'
import { foldSql, type SQL } from './foldSql'

/**
 * The version of the rules by which this file writes a row. Raise the number whenever a property may
 * get another row than before, such as after a change of its features: rows of a lower version are
 * then written again in the background. The fingerprint of the SQL is here so that a test notices
 * a change of the rules under an old number.
 */
export const searchRowRules = { version: 4, fingerprint: 'ceb5843685bd' } as const

const literals = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Returns the bit of a language, in the order of the languages. */
export const languageBit = (locale: (typeof locales)[number]): number =>
  1 << locales.indexOf(locale)

const languageBitSql = sql.join(
  [
    sql`case l._locale::text`,
    ...locales.map((locale) => sql`when ${locale} then ${sql.raw(String(languageBit(locale)))}`),
    sql`end`,
  ],
  sql` `,
)

/** The condition that a property has a feature: a box that is ticked, or a number above 0. */
const featureCondition = (feature: Feature): string =>
  factsOfFeature(feature)
    .map((fact) => `p.${columnOf(fact)}${facts[fact].kind.is === 'flag' ? '' : ' > 0'}`)
    .join(' or ')

const featureBitsSql = sql.raw(
  features
    .map((one) => `case when ${featureCondition(one)} then ${featureMask([one])} else 0 end`)
    .join(' + '),
)

const marqueeIndex = sql`coalesce(
  array_position(array[${literals(banners)}]::text[], p.marquee::text), 1
) - 1`

/** Returns the name of the column with the words of a listing in a language. */
export const wordsColumn = (locale: Locale): string => `words_${locale}`

/**
 * The words of a listing in a language that shows it; the street and house number only when the address is public.
 */
const wordsIn = (locale: Locale): SQL => {
  const text = sql`concat_ws(
    ' ', l.title, l.type_description, case when p.publish_address then concat_ws(' ', p.street, p.house_number) end,
    p.reference
  )`
  return sql`(
    select ${foldSql(text)} from properties_locales l
    where l._parent_id = p.id and l._locale::text = ${locale} and l.public
  )`
}

const areaOfProperty = sql`coalesce(
  p.living_area, p.total_area, p.constructed_area, p.office_area, p.store_area, p.ground_area, 0
)`

/**
 * The price by which lists sort and filter, and alerts compare: of a sale the whole price, of a rental
 * the rent of a month. A price by area says neither; it is unknown here, as is one that is not there.
 */
const comparedPrice = sql`case
  when p.goal::text = 'sale' and p.price_unit::text like 'square_metre%' then null
  when p.goal::text = 'rent' and p.price_unit::text like 'square_metre%' then p.monthly_rent
  when p.goal::text = 'rent' and p.price_unit::text = 'year' then p.price / 12
  when p.goal::text = 'rent' and p.price_unit::text = 'week' then p.price * 52 / 12
  else p.price
end`

const priceOfRow = sql`case
  when p.publish_price and ${comparedPrice} > 0
    then least(round(${comparedPrice}), 2000000000)::integer
end`

/**
 * Selects the search rows of the properties that a condition selects. Whatever is not public is
 * left out here, so that no later query can reveal it. A hidden location becomes the centre of its
 * city.
 */
export const selectRows = (condition: SQL): SQL => sql`
  select p.id, p.reference::integer, p.goal::text,
    (
      select coalesce(bit_or(${languageBitSql}), 0)::smallint from properties_locales l
      where l._parent_id = p.id and l.public
    ),
    p.project_id is null, p.city_id,
    case when c.country::text = 'be' then c.zip end,
    coalesce(
      (
        select array_agg(distinct t.web_id::integer)
        from properties_rels r join property_types t on t.id = r.property_types_id
        where r.parent_id = p.id and r.path = 'types'
      ),
      array[m.web_id::integer]
    ),
    m.web_id::integer,
    ${priceOfRow},
    least(coalesce(p.bedrooms, 0), 1000)::smallint,
    least(round(${areaOfProperty}), 2000000000)::integer,
    p.epc_label::text, coalesce(p.new_build, false), ${featureBitsSql}, ${marqueeIndex},
    ${sql.raw(IS_ON_OFFER_SQL)}, coalesce(p.featured, false), coalesce(p.published_on, p.created_at),
    case when place.is_exact then p.latitude else c.latitude end,
    case when place.is_exact then p.longitude else c.longitude end,
    place.is_exact,
    ${sql.join(locales.map(wordsIn), sql`, `)}, ${sql.raw(String(searchRowRules.version))}
  from properties p
    join cities c on c.id = p.city_id
    join property_types m on m.id = p.main_type_id
    cross join lateral (
      select coalesce(p.publish_address, false)
        and p.latitude is not null and p.longitude is not null as is_exact
    ) place
  where ${sql.raw(IS_PUBLIC_SQL)} and p.reference is not null and ${condition}`

export const columns = sql.raw(
  `(id, reference, goal, languages, listed, city, zip, types, main_type, price, bedrooms, area, epc,
    is_new, features, marquee, is_offered, is_featured, published, latitude, longitude, is_exact,
    ${locales.map(wordsColumn).join(', ')}, version)`,
)
