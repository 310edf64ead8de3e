/** Tries within the first hour, with pauses that double. */
export const QUICK_TRIES = 4
/** Then a picture whose server is away or broken is tried once a day. */
const DAILY_TRIES = 30
const FIRST_PAUSE_MINUTES = 5
const DAY_MINUTES = 24 * 60

/** Why a picture was not imported: a problem of its download, or what refuses the picture itself. */
export type PictureFailure = { reason: string; status?: number | undefined; isRefusal?: boolean }

const finalReasons = ['address', 'inward', 'redirects', 'tooLarge', 'kind']
/** The server says that it does not have the picture. */
const missing = [404, 410]

/** Minutes until a picture that has failed so often is tried again; undefined when it is given up. */
export function pauseAfter(
  tries: number,
  { reason, status, isRefusal = false }: PictureFailure,
): number | undefined {
  if (isRefusal || finalReasons.includes(reason)) return undefined
  if (tries < QUICK_TRIES) return FIRST_PAUSE_MINUTES * 2 ** (tries - 1)
  const isMissing = status !== undefined && missing.includes(status)
  return isMissing || tries >= QUICK_TRIES + DAILY_TRIES ? undefined : DAY_MINUTES
}
