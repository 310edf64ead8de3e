import { z } from 'zod'

/** Why a map could not be made: each has a sentence in the studio. */
export const mapProblems = [
  'unreachable',
  'slow',
  'noRanges',
  'wrongAnswer',
  'changed',
  'noArchive',
  'damaged',
  'layers',
  'noAddress',
  'noTowns',
  'noTiles',
  'tooLarge',
  'disk',
  'busy',
  'stopped',
  'failed',
] as const

const instant = z.iso.datetime()

/** What the program that makes a map says of its work, in `work.json` beside the map. */
const mapWork = z.object({
  state: z.enum(['running', 'done', 'failed']),
  since: instant,
  at: instant,
  percent: z.int().min(0).max(100),
  problem: z.enum(mapProblems).optional().catch('failed'),
  message: z.string().max(1000).optional(),
})
export type MapWork = z.infer<typeof mapWork>

/** The program writes every ten seconds: after this long it was killed. */
const SILENCE_MS = 60_000

/** Reads how the making of a map stands; undefined when none was ever made here. */
export function readMapWork(text: string, now: Date): MapWork | undefined {
  const work = mapWork.safeParse(parse(text)).data
  if (work?.state !== 'running' || now.getTime() - Date.parse(work.at) < SILENCE_MS) return work
  return { ...work, state: 'failed', problem: 'stopped' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
