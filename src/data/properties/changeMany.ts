import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import { recordStatuses } from '@/domain/recordStatuses'
import { goals, marquees } from '@/domain/vocabulary'
import { say } from '@/fields/say'

import { reasonOf } from './refused'

/** A price above this is a slip of the finger. */
const HIGHEST_PRICE = 1_000_000_000

/** What can be changed of several properties at once. */
export const manyChanges = z
  .strictObject({
    ...{ status: z.enum(recordStatuses), marquee: z.enum(marquees), goal: z.enum(goals) },
    ...{ contact: z.uuid(), published: z.boolean(), price: z.number().min(0).max(HIGHEST_PRICE) },
  })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined))
export type ManyChanges = z.infer<typeof manyChanges>

type Refused = { id: string; reference: number | null; title: string; reason: string }
export type ManyReport = { changed: number; unchanged: number; refused: Refused[] }

/** Each property is saved on its own, by whoever asks, in a request that shares no transaction with the others. */
function asker(req: PayloadRequest) {
  const own = { i18n: req.i18n, t: req.t, user: req.user, payloadAPI: req.payloadAPI }
  const locale: TypedLocale | undefined = req.locale === 'all' ? undefined : (req.locale ?? undefined)
  return (id: string) => ({ collection: 'properties', id, depth: 0, overrideAccess: false, user: req.user, locale, req: { ...own } }) as const
}

/** A rent stands where the list sorts by price and where the law looks for it. */
const askedOf = ({ price, goal }: ManyChanges, newest: { goal?: string | null }) =>
  price === undefined ? {} : { price, ...((goal ?? newest.goal) === 'rent' && { monthlyRent: price }) }

type Outcome = 'changed' | 'unchanged' | Refused

async function changeOne(id: string, { published, ...changes }: ManyChanges, req: PayloadRequest): Promise<Outcome> {
  const { payload } = req
  const asked = asker(req)
  const newest = await payload.findByID({ ...asked(id), draft: true, disableErrors: true })
  const refuse = (reason: string): Refused => ({ id, reference: newest?.reference ?? null, title: newest?.title ?? '', reason })
  if (!newest) return refuse(say(req, 'propertyGone'))

  const shown = await payload.findByID({ ...asked(id), draft: false, disableErrors: true })
  const pending = shown?._status === 'published' && newest._status === 'draft'
  // Saving would put what someone is still preparing before the public.
  if (pending && published === undefined) return refuse(say(req, 'unsavedDraft'))

  const state = published === undefined ? {} : ({ _status: published ? 'published' : 'draft' } as const)
  const data = { ...changes, ...state, ...askedOf(changes, newest) }
  const before: Record<string, unknown> = { ...newest, _status: shown?._status }
  if (!pending && Object.entries(data).every(([field, value]) => before[field] === value)) return 'unchanged'
  try {
    await payload.update({ ...asked(id), data })
    return 'changed'
  } catch (error) {
    return refuse(reasonOf(error, req))
  }
}

/** Changes the same fields of several properties; one that refuses does not hold up the others. */
export async function changeMany(ids: readonly string[], changes: ManyChanges, req: PayloadRequest): Promise<ManyReport> {
  const report: ManyReport = { changed: 0, unchanged: 0, refused: [] }
  for (const id of new Set(ids)) {
    const outcome = await changeOne(id, changes, req)
    if (typeof outcome === 'string') report[outcome] += 1
    else report.refused.push(outcome)
  }
  return report
}
