import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import { changedPrice, priceSteps } from '@/domain/catalogue/priceChange'
import { recordStatuses } from '@/domain/catalogue/recordStatuses'
import { askedPrice, isByMonth } from '@/domain/catalogue/rentalAmounts'
import { goals, banners } from '@/domain/catalogue/vocabulary'
import { idOf } from '@/fields/related'
import { validationMessage } from '@/fields/validationMessage'
import type { Property } from '@/payload-types'

import { refusalReason } from './refusalReason'

/** A higher price is taken for a typing error. */
const MAX_PRICE = 1_000_000_000

const percentOrAmount = { value: z.number().min(-MAX_PRICE).max(MAX_PRICE) }
const indexFigure = z.number().positive().max(100_000)

/** How each price follows from the one before. */
const priceChangeInput = z.strictObject({
  change: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('percent'), ...percentOrAmount }),
    z.strictObject({ by: z.literal('amount'), ...percentOrAmount }),
    z.strictObject({ by: z.literal('index'), from: indexFigure, to: indexFigure }),
  ]),
  step: z.union(priceSteps.map((step) => z.literal(step))),
})

/** The fields that can be changed of several properties at once. */
export const bulkChangeInput = z
  .strictObject({
    status: z.enum(recordStatuses),
    marquee: z.enum(banners),
    goal: z.enum(goals),
    contact: z.uuid(),
    /** Is added to the owners that are there. */
    owner: z.uuid(),
    published: z.boolean(),
    price: z.number().min(0).max(MAX_PRICE),
    priceChange: priceChangeInput,
  })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined))
export type BulkChange = z.infer<typeof bulkChangeInput>

type RefusedChange = { id: string; reference: number | null; title: string; reason: string }
/** A change as it was saved, by which it can be taken back. */
export type SavedChange = { id: string; at: string }
export type BulkChangeReport = {
  changed: number
  unchanged: number
  refused: RefusedChange[]
  saved: SavedChange[]
}

/**
 * Returns the options for reading or saving one property: with the access of the user of the
 * request, and in a request of its own, so that it shares no transaction with the others.
 */
export function optionsFor(req: PayloadRequest) {
  const ownReq = { i18n: req.i18n, t: req.t, user: req.user, payloadAPI: req.payloadAPI }
  const locale: TypedLocale | undefined =
    req.locale === 'all' ? undefined : (req.locale ?? undefined)
  return (id: string) =>
    ({
      collection: 'properties',
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      locale,
      req: { ...ownReq },
    }) as const
}

/**
 * Returns the fields of a new price. A rent by the month has two: lists sort by `price`, the law
 * reads `monthlyRent`.
 */
const priceFields = (
  { price, goal }: BulkChange,
  { priceUnit, ...newest }: Pick<Property, 'goal' | 'priceUnit'>,
) =>
  price === undefined
    ? {}
    : { price, ...(isByMonth({ goal: goal ?? newest.goal, priceUnit }) && { monthlyRent: price }) }

/** Returns the owners with another; nothing when they are among them already. */
const ownerFields = ({ owner }: BulkChange, { owners }: Pick<Property, 'owners'>) => {
  const ids = (owners ?? []).flatMap((one) => idOf(one) ?? [])
  return owner === undefined || ids.includes(owner) ? {} : { owners: [...ids, owner] }
}

const priceAfter = (
  price: number | null | undefined,
  { change, step }: z.infer<typeof priceChangeInput>,
): number | undefined => (price ? changedPrice(price, change, step) : undefined)

type Outcome = 'unchanged' | SavedChange | RefusedChange

async function changeOne(
  req: PayloadRequest,
  id: string,
  { published, owner, priceChange, ...changes }: BulkChange,
  seen: string | undefined,
): Promise<Outcome> {
  const { payload } = req
  const options = optionsFor(req)
  const newest = await payload.findByID({ ...options(id), draft: true, disableErrors: true })
  const refuse = (reason: string): RefusedChange => ({
    id,
    reference: newest?.reference ?? null,
    title: newest?.title ?? '',
    reason,
  })
  if (!newest) return refuse(validationMessage(req, 'propertyGone'))

  const shown = await payload.findByID({ ...options(id), draft: false, disableErrors: true })
  const hasPendingDraft = shown?._status === 'published' && newest._status === 'draft'
  // Saving would publish a draft that a colleague is still working on.
  if (hasPendingDraft && published === undefined)
    return refuse(validationMessage(req, 'unsavedDraft'))

  const priceNow = askedPrice({ ...newest, goal: changes.goal ?? newest.goal })
  const price = priceChange ? priceAfter(priceNow, priceChange) : changes.price
  if (priceChange && price === undefined) return refuse(validationMessage(req, 'noPriceToChange'))

  const state =
    published === undefined ? {} : ({ _status: published ? 'published' : 'draft' } as const)
  const data = {
    ...changes,
    ...state,
    ...priceFields({ ...changes, price }, newest),
    ...ownerFields({ owner }, newest),
  }
  const before: Record<string, unknown> = { ...newest, _status: shown?._status }
  if (!hasPendingDraft && Object.entries(data).every(([field, value]) => before[field] === value))
    return 'unchanged'
  try {
    const saved = { ...data, ...(seen && { updatedAt: seen }) }
    const { updatedAt } = await payload.update({ ...options(id), data: saved })
    return { id, at: updatedAt }
  } catch (error) {
    return refuse(refusalReason(error, req))
  }
}

type ManyChanges = {
  ids: readonly string[]
  changes: BulkChange
  /** By id, the save that the change was decided about: a later one is not changed. */
  seen?: Readonly<Record<string, string>> | undefined
}

/** Changes the same fields of several properties, each on its own: one refusal stops no other. */
export async function changeProperties(
  { ids, changes, seen }: ManyChanges,
  req: PayloadRequest,
): Promise<BulkChangeReport> {
  const report: BulkChangeReport = { changed: 0, unchanged: 0, refused: [], saved: [] }
  for (const id of new Set(ids)) {
    const outcome = await changeOne(req, id, changes, seen?.[id])
    if (outcome === 'unchanged') report.unchanged += 1
    else if ('reason' in outcome) report.refused.push(outcome)
    else report.saved.push(outcome)
  }
  return { ...report, changed: report.saved.length }
}
