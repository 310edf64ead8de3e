import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { findAddresses, type Addresses } from '@/fields/publicAddresses'

import { refusalOf } from '@/data/core/refusal'
import { transact } from '@/data/core/transaction'
import { findPageTree } from './pageTree'

const position = { parent: z.uuid().nullable(), sort: z.number() }
/** The input of a move: pages with their new position, and the one that the colleague saw. */
export const movePagesInput = z
  .array(z.strictObject({ id: z.uuid(), ...position, was: z.strictObject(position) }))
  .min(1)
  .max(200)
type Move = z.infer<typeof movePagesInput>[number]

/** An address that changes, and whether the old one redirects to the new one. */
export type ChangedAddress = { from: string; to: string | null; isLedOn: boolean }
export type MovePagesResult =
  | { changed: ChangedAddress[] }
  | { problem: 'meanwhile' | 'draft' | 'refused'; id: string; message?: string }

/** Ends the transaction with the answer for the colleague. */
class RefusedError extends Error {
  constructor(readonly refusal: Extract<MovePagesResult, { problem: string }>) {
    super(refusal.problem)
  }
}

/** Ends a dry run, so that its transaction is rolled back. */
class DryRunEnd extends Error {
  constructor(readonly changed: ChangedAddress[]) {
    super('dry run')
  }
}

async function moveOne(
  req: PayloadRequest,
  { id, parent, sort }: Move,
  isDraft: boolean,
): Promise<void> {
  const data = { parent, sort, _status: isDraft ? ('draft' as const) : ('published' as const) }
  try {
    await req.payload.update({
      collection: 'pages',
      id,
      data,
      draft: isDraft,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
  } catch (error) {
    const message = refusalOf(error)
    throw message === undefined ? error : new RefusedError({ problem: 'refused', id, message })
  }
}

/** Lists the addresses that exist only before the move, each with the new one of the same page. */
function changedAddresses(before: Addresses, after: Addresses): ChangedAddress[] {
  const gone = [...before].filter(([address]) => !after.has(address))
  return gone.map(([from, { id }]) => {
    const language = from.slice(0, 4)
    const to =
      [...after].find(
        ([address, target]) => target.id === id && address.startsWith(language),
      )?.[0] ?? null
    return { from, to, isLedOn: to !== null }
  })
}

async function moveAll(req: PayloadRequest, requested: readonly Move[]): Promise<ChangedAddress[]> {
  const pages = new Map((await findPageTree(req)).map((page) => [page.id, page]))
  for (const { id, was } of requested) {
    const page = pages.get(id)
    if (!page || page.parent !== was.parent || page.sort !== was.sort)
      throw new RefusedError({ problem: 'meanwhile', id })
    if (page.state === 'changed') throw new RefusedError({ problem: 'draft', id })
  }
  const before = await findAddresses(req)
  for (const move of requested) await moveOne(req, move, pages.get(move.id)?.state === 'draft')
  return changedAddresses(before, await findAddresses(req))
}

/**
 * Moves pages, or with `isDryRun` reports what moving them would change. Either way the same rules,
 * hooks and redirects apply as for any other save.
 */
export async function movePages(
  req: PayloadRequest,
  requested: readonly Move[],
  isDryRun: boolean,
): Promise<MovePagesResult> {
  try {
    return await transact(req, async () => {
      const changed = await moveAll(req, requested)
      if (isDryRun) throw new DryRunEnd(changed)
      return { changed }
    })
  } catch (error) {
    if (error instanceof DryRunEnd) return { changed: error.changed }
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}
