import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { addresses, type Addresses } from '@/fields/redirects'

import { refusalOf } from '../refusal'
import { transact } from '../transaction'
import { findPageTree } from './pages'

const place = { parent: z.uuid().nullable(), sort: z.number() }
export const moves = z
  .array(z.strictObject({ id: z.uuid(), ...place, was: z.strictObject(place) }))
  .min(1)
  .max(200)
type Move = z.infer<typeof moves>[number]

/** An address that changes, and whether whoever knows the old one is led on. */
export type Changed = { from: string; to: string | null; isLedOn: boolean }
export type Moved = { changed: Changed[] } | { problem: 'meanwhile' | 'draft' | 'refused'; id: string; message?: string }

class Refused extends Error {
  constructor(readonly refusal: Extract<Moved, { problem: string }>) {
    super(refusal.problem)
  }
}

/** Ends a rehearsal: nothing of it stands. */
class Rehearsed extends Error {
  constructor(readonly changed: Changed[]) {
    super('rehearsed')
  }
}

async function moveOne(req: PayloadRequest, { id, parent, sort }: Move, isDraft: boolean): Promise<void> {
  const data = { parent, sort, _status: isDraft ? ('draft' as const) : ('published' as const) }
  try {
    await req.payload.update({ collection: 'pages', id, data, draft: isDraft, depth: 0, overrideAccess: false, user: req.user, req })
  } catch (error) {
    const message = refusalOf(error)
    throw message === undefined ? error : new Refused({ problem: 'refused', id, message })
  }
}

function differences(before: Addresses, after: Addresses): Changed[] {
  const gone = [...before].filter(([address]) => !after.has(address))
  return gone.map(([from, { id }]) => {
    const language = from.slice(0, 4)
    const to = [...after].find(([address, target]) => target.id === id && address.startsWith(language))?.[0] ?? null
    return { from, to, isLedOn: to !== null }
  })
}

async function moveAll(req: PayloadRequest, wanted: readonly Move[]): Promise<Changed[]> {
  const known = new Map((await findPageTree(req)).map((page) => [page.id, page]))
  for (const { id, was } of wanted) {
    const page = known.get(id)
    if (!page || page.parent !== was.parent || page.sort !== was.sort) throw new Refused({ problem: 'meanwhile', id })
    if (page.state === 'changed') throw new Refused({ problem: 'draft', id })
  }
  const before = await addresses(req)
  for (const move of wanted) await moveOne(req, move, known.get(move.id)?.state === 'draft')
  return differences(before, await addresses(req))
}

/** Moves pages, or tries to and says what would come of it: the rules, hooks and redirects of a save are those of any other. */
export async function movePages(req: PayloadRequest, wanted: readonly Move[], isRehearsal: boolean): Promise<Moved> {
  try {
    return await transact(req, async () => {
      const changed = await moveAll(req, wanted)
      if (isRehearsal) throw new Rehearsed(changed)
      return { changed }
    })
  } catch (error) {
    if (error instanceof Rehearsed) return { changed: error.changed }
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
