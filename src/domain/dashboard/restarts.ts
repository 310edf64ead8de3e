import { z } from 'zod'

const partSchema = z.object({
  state: z.string(),
  restarts: z.array(z.iso.datetime()),
  reason: z.string().optional(),
})
const partsSchema = z.record(z.string(), partSchema)

/**
 * What the launcher knows of the parts it keeps running: front, site, database
 * (scripts/lib/parts.mjs writes it).
 */
export type Parts = z.infer<typeof partsSchema>

/** Reads the launcher's file; empty when it is missing or incomplete. */
export function readParts(text: string): Parts {
  try {
    return partsSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

export type Restarts = { part: string; times: number; last: Date }

/** Returns the parts that were restarted since then, the latest first. */
export function restartsSince(parts: Parts, since: Date): Restarts[] {
  return Object.entries(parts)
    .flatMap(([part, { restarts }]) => {
      const dates = restarts.map((at) => new Date(at)).filter((at) => at >= since)
      const last = dates.sort((a, b) => a.getTime() - b.getTime()).at(-1)
      return last ? [{ part, times: dates.length, last }] : []
    })
    .sort((a, b) => b.last.getTime() - a.last.getTime())
}
