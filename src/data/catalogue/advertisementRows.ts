import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

import type { AdvertisementContent } from '@/domain/catalogue/advertisement'
import { goals } from '@/domain/catalogue/vocabulary'

import type { PropertyTable } from './propertyTables'

const count = z.coerce.number()
const perhaps = z.coerce.number().nullable()

/** What the completeness of an advertisement looks at, as `advertisementColumns` selects it. */
export const advertisementRow = z.object({
  goal: z.enum(goals).nullable(),
  type: perhaps,
  pictures: count,
  plans: count,
  living: perhaps,
  ground: perhaps,
  other: perhaps,
  bedrooms: perhaps,
  bathrooms: perhaps,
  price: perhaps,
  monthlyRent: perhaps,
  publishPrice: z.boolean().nullable(),
  texts: z.record(z.string(), count).nullable(),
})

/** Selects them of a property `p` in one of the two tables. */
export function advertisementColumns({ table, prefix }: Pick<PropertyTable, 'table' | 'prefix'>) {
  const column = (name: string) => `p.${prefix}${name}`
  const path = prefix.replace('_', '.')
  const countOf = (field: string) =>
    `(select count(*) from ${table}_rels r where r.parent_id = p.id and r.path = '${path}${field}')`
  // Characters of a rich text without its structure. Strict, because lax counts each text twice.
  const letters = `coalesce((select sum(length(text #>> '{}'))
    from jsonb_path_query(l.${prefix}description, 'strict $.**.text') text), 0)`
  return sql.raw(`
    ${column('goal')} as goal,
    (select t.web_id from property_types t where t.id = ${column('main_type_id')}) as type,
    ${countOf('pictures')} as pictures, ${countOf('plans')} as plans,
    ${column('living_area')} as living, ${column('ground_area')} as ground,
    coalesce(${['total_area', 'office_area', 'store_area'].map(column).join(', ')}) as other,
    ${column('bedrooms')} as bedrooms, ${column('bathrooms')} as bathrooms,
    ${column('price')} as price, ${column('monthly_rent')} as "monthlyRent",
    ${column('publish_price')} as "publishPrice",
    (select json_object_agg(l._locale, ${letters}) from ${table}_locales l where l._parent_id = p.id) as texts`)
}

export function contentOfRow(row: z.infer<typeof advertisementRow>): AdvertisementContent {
  const { goal, type, texts, living, ground, other, price, monthlyRent, ...rest } = row
  return {
    ...rest,
    type: type ?? undefined,
    texts: texts ?? {},
    areas: { living, ground, other },
    price: goal === 'rent' ? (monthlyRent ?? price) : price,
  }
}
