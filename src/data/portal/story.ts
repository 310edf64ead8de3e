import { ownerStatusOf } from '@/domain/portal/ownerStatus'
import { saleStepsOf, type SaleStep } from '@/domain/portal/saleSteps'
import { wasOnlineTwoWeeks } from '@/domain/portal/weeks'
import { clockOf } from '@/domain/viewings/times'
import type { Owner } from '@/payload-types'

import { payload } from '../core/payload'
import { WAS_HELD_SQL } from '../viewings/held'
import type { OwnProperty } from './ownProperties'

/** What a price was changed from and to. */
type PriceChange = { on: string; before: number | null; after: number | null }

/** What happened lately with a property of an owner, counted. */
export type PropertyStory = {
  steps: SaleStep[]
  /** The visitors of the last seven days. */
  week: number
  /** Those of the seven days before; undefined until the property was online all that time. */
  weekBefore: number | undefined
  viewingsMade: number
  viewingsPlanned: number
  /** The last change of the price, and the viewings since. */
  priceChange: (PriceChange & { viewingsSince: number }) | undefined
  /** The instants of all viewings that were made. */
  viewings: string[]
  priceChanges: PriceChange[]
}

type Row = {
  id: string
  week: number
  weekBefore: number
  planned: number
  made: string[] | null
  offeredOn: string | null
  prices: { on: string; before: string | null; after: string | null }[] | null
}

const STORY_QUERY = `
  select p.id,
    coalesce((select sum(visitors) from property_visits where property = p.id and day > $3::date - 7), 0)::integer as week,
    coalesce((select sum(visitors) from property_visits where property = p.id and day > $3::date - 14 and day <= $3::date - 7), 0)::integer as "weekBefore",
    (select count(*) from appointments where property_id = p.id and status = 'confirmed' and start > now())::integer as planned,
    (select json_agg(start order by start) from appointments where property_id = p.id and ${WAS_HELD_SQL} and start is not null) as made,
    (select min(date) from (
      select date from activities where property_id = p.id and type = 'offer' and status = 'done' and visible_to_owner
    ) offers) as "offeredOn",
    (select json_agg(json_build_object('on', date, 'before', change_before, 'after', change_after) order by date)
      from activities where property_id = p.id and change_what = 'price' and visible_to_owner) as prices
  from properties p
  join properties_rels r on r.parent_id = p.id and r.path = 'owners' and r.owners_id = $2
  where p.id = any($1)`

const amount = (value: string | null): number | null => (value === null ? null : Number(value))

function storyOf(row: Row | undefined, property: OwnProperty, now: Date): PropertyStory {
  const viewings = row?.made ?? []
  const priceChanges = (row?.prices ?? []).map(({ on, before, after }) => ({
    on,
    before: amount(before),
    after: amount(after),
  }))
  const last = priceChanges.at(-1)
  const { _status, publishedOn, agreementOn, deedOn } = property
  return {
    steps: saleStepsOf(
      {
        ownerStatus: ownerStatusOf({ ...property, isPublished: _status === 'published' }),
        publishedOn,
        agreementOn,
        deedOn,
        viewingsMade: viewings.length,
        viewingsPlanned: row?.planned ?? 0,
        offeredOn: row?.offeredOn ? new Date(row.offeredOn).toISOString() : null,
      },
      now,
    ),
    week: row?.week ?? 0,
    weekBefore: wasOnlineTwoWeeks(publishedOn, now) ? (row?.weekBefore ?? 0) : undefined,
    viewingsMade: viewings.length,
    viewingsPlanned: row?.planned ?? 0,
    viewings,
    priceChanges,
    priceChange: last && {
      ...last,
      viewingsSince: viewings.filter((start) => Date.parse(start) >= Date.parse(last.on)).length,
    },
  }
}

/** Returns what happened with each of these properties of one owner. Those of others have no figures. */
export async function findStories(
  owner: Owner,
  properties: readonly OwnProperty[],
  now = new Date(),
): Promise<ReadonlyMap<string, PropertyStory>> {
  if (properties.length === 0) return new Map()
  const { rows } = await (
    await payload()
  ).db.pool.query<Row>(STORY_QUERY, [properties.map(({ id }) => id), owner.id, clockOf(now).day])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    properties.map((property) => [property.id, storyOf(byId.get(property.id), property, now)]),
  )
}
