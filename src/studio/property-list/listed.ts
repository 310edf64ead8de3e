import { availabilityOf, type Availability } from '@/domain/catalogue/availability'
import { contractTypes, priceUnits } from '@/domain/catalogue/priceUnits'
import {
  recordStatuses,
  shownStatuses,
  unitStatuses,
  type RecordStatus,
} from '@/domain/catalogue/recordStatuses'
import { banners, goals } from '@/domain/catalogue/vocabulary'
import { z } from '@/domain/lib/zodWithoutEval'

const text = z.string().catch('')
const amount = z.number().optional().catch(undefined)

const listedShape = z.looseObject({
  id: z.string(),
  reference: z.number().nullable().catch(null),
  goal: z.enum(goals).catch('sale'),
  status: z.enum(recordStatuses).catch('prospective'),
  marquee: z.enum(banners).catch('none'),
  unitStatus: z.enum(unitStatuses).nullish().catch(undefined),
  project: z.unknown().optional(),
  street: text,
  houseNumber: text,
  boxNumber: text,
  price: amount,
  monthlyRent: amount,
  priceUnit: z.enum(priceUnits).nullish().catch(undefined),
  contractType: z.enum(contractTypes).nullish().catch(undefined),
  publishPrice: z.boolean().catch(false),
  createdAt: text,
  publishedOn: text,
  _isLocked: z.boolean().catch(false),
  _userEditing: z
    .looseObject({ id: z.string(), collection: z.string() })
    .catch({ id: '', collection: 'users' }),
  _status: text,
  _displayStatus: z.enum(['draft', 'published', 'changed']).catch('draft'),
})
export type Listed = z.infer<typeof listedShape>

/** Reads a document of the list. Payload gives no type to what its list view has read. */
export function readListed(doc: unknown): Listed {
  const listed = listedShape.parse(doc)
  // Payload adds the status to be shown only when the page has a draft.
  return listed._status === 'published' ? { ...listed, _displayStatus: 'published' } : listed
}

/** Where the property stands: a published one is on the site only with a status that sites show. */
export const placeOf = ({ status, _displayStatus }: Listed): Listed['_displayStatus'] | 'hidden' =>
  _displayStatus !== 'draft' && !shownStatuses.includes(status) ? 'hidden' : _displayStatus

/** What is told of a property in one word: what it is at the agency, or whether it can be had. */
export type StatusName = Exclude<RecordStatus, 'active'> | Listed['goal'] | 'option'

const endings: Record<Exclude<Availability, 'available'>, StatusName> = {
  option: 'option',
  sold: 'sold',
  rented: 'rented',
  unitSold: 'sold',
}

export function statusNameOf(listed: Listed): StatusName {
  const availability = availabilityOf(listed)
  if (listed.status !== 'active' && listed.status !== 'prospective') return listed.status
  if (availability !== 'available') return endings[availability]
  return listed.status === 'active' ? listed.goal : 'prospective'
}
