import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { advertisementOf, type AdvertisementGap } from '@/domain/catalogue/advertisement'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { IS_ADVERTISED_SQL } from '../core/visibility'
import { findShownLanguages } from '../languages/allowed'
import { titleIn } from './titles'

/** Advertisements that are judged for a colleague, the newest first: the rule reads their texts. */
const MAX_JUDGED = 200

const count = z.coerce.number()
const perhaps = z.coerce.number().nullable()
const contents = z.array(
  z.object({
    id: z.string(),
    reference: perhaps,
    title: z.string(),
    goal: z.enum(goals),
    type: perhaps,
    pictures: count,
    plans: count,
    living: perhaps,
    ground: perhaps,
    other: perhaps,
    bedrooms: perhaps,
    bathrooms: perhaps,
    price: perhaps,
    publishPrice: z.boolean().nullable(),
    texts: z.record(z.string(), count).nullable(),
  }),
)

export type ThinAdvertisement = {
  id: string
  reference: number | null
  title: string
  completeness: number
  gaps: AdvertisementGap[]
  total: number
}

const countOf = (path: 'pictures' | 'plans') =>
  sql`(select count(*) from properties_rels r where r.parent_id = p.id and r.path = ${path})`

/** Characters of a rich text without its structure. Strict, because lax counts each text twice. */
const LETTERS = sql.raw(`coalesce((select sum(length(text #>> '{}'))
  from jsonb_path_query(l.description, 'strict $.**.text') text), 0)`)

/**
 * Returns advertisements of the colleague that lack pictures, texts, areas, rooms or a plan, the
 * barest first.
 */
export async function findThinAdvertisements(
  req: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<ThinAdvertisement[]> {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select p.id, p.reference, ${titleIn(locale)} as title, p.goal, t.web_id as type,
      ${countOf('pictures')} as pictures, ${countOf('plans')} as plans,
      p.living_area as living, p.ground_area as ground,
      coalesce(p.total_area, p.office_area, p.store_area) as other, p.bedrooms, p.bathrooms,
      case when p.goal = 'rent' then coalesce(p.monthly_rent, p.price) else p.price end as price,
      p.publish_price as "publishPrice",
      (select json_object_agg(l._locale, ${LETTERS}) from properties_locales l where l._parent_id = p.id) as texts
    from properties p left join property_types t on t.id = p.main_type_id
    where ${sql.raw(IS_ADVERTISED_SQL)} and p.contact_id = ${String(req.user?.id)}::uuid
    order by p.published_on desc nulls last limit ${MAX_JUDGED}`)
  const languages = await findShownLanguages(req)
  const thin = contents.parse(rows).flatMap(({ id, reference, title, ...content }) => {
    const { type, texts, living, ground, other } = content
    const { gaps, completeness } = advertisementOf(
      { ...content, type: type ?? undefined, texts: texts ?? {}, areas: { living, ground, other } },
      languages,
    )
    return gaps.length > 0 ? [{ id, reference, title, gaps, completeness }] : []
  })
  return thin
    .sort((one, other) => one.completeness - other.completeness)
    .slice(0, limit)
    .map((one) => ({ ...one, total: thin.length }))
}
