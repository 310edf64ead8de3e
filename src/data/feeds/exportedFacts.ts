import { z } from 'zod'

import { replacingBanner } from '@/domain/catalogue/price'
import { recordStatuses, unitStatuses } from '@/domain/catalogue/recordStatuses'
import { banners, goals, type Banner } from '@/domain/catalogue/vocabulary'
import { shownFacts } from '@/domain/feeds/exportListing'
import { factKindOf, factNames, type Facts } from '@/domain/feeds/facts'
import { columnOf } from '@/domain/lib/columnOf'

/** What tells which banner stands over a row of `properties`. */
const offer = z.object({
  goal: z.enum(goals).nullish(),
  marquee: z.enum(banners).nullish(),
  status: z.enum(recordStatuses).nullish(),
  unit_status: z.enum(unitStatuses).nullish(),
  project_id: z.string().nullish(),
})

/**
 * Returns the facts of a row of `properties` that a portal may know: what the site shows. A price
 * that a banner in `ignored` replaces there is hidden at the portal too.
 */
export function exportedFacts(record: Record<string, unknown>, ignored: readonly Banner[]): Facts {
  const { unit_status: unitStatus, project_id: project, ...shown } = offer.parse(record)
  const facts = factNames.flatMap((fact) => {
    const value = record[columnOf(fact)]
    if (value === null || value === undefined) return []
    return [[fact, factKindOf(fact).is === 'day' ? String(value).slice(0, 10) : value] as const]
  })
  const isReplaced = replacingBanner({ ...shown, unitStatus, project }, ignored) !== undefined
  return shownFacts({ ...Object.fromEntries(facts), ...(isReplaced && { publishPrice: false }) })
}
