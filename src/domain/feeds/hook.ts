import { z } from 'zod'

const events = ['estate-added', 'estate-updated', 'estate-deleted'] as const

/** What SweepBright sends when an agency publishes, changes or withdraws an estate. */
const hookSchema = z.object({
  event: z.string(),
  estate_id: z.string().regex(/^[\w-]{1,64}$/),
  happened_at: z.string().optional(),
})

/** Milliseconds by which the clock of a CRM may be ahead of ours. */
const CLOCK_MS = 10 * 60_000

export type HookEvent = { key: string; isDeleted: boolean; at: Date }

/**
 * Reads a message. Another event than those about estates is `other`; a message that cannot be
 * read is undefined. One without a moment happened when it came; one from the future is brought
 * back, because nothing would be newer than it.
 */
export function readHook(text: string, now: Date): HookEvent | 'other' | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const { data } = hookSchema.safeParse(json)
  if (!data) return undefined
  if (!events.some((one) => one === data.event)) return 'other'
  const happenedAt = Date.parse(data.happened_at ?? '')
  const at = Number.isNaN(happenedAt)
    ? now.getTime()
    : Math.min(happenedAt, now.getTime() + CLOCK_MS)
  return { key: data.estate_id, isDeleted: data.event === 'estate-deleted', at: new Date(at) }
}
