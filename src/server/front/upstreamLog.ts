/** Milliseconds between two lines: during an outage every request fails. */
const INTERVAL = 1_000

type Cause = { code?: unknown; name?: unknown; message?: unknown }

const isCause = (cause: unknown): cause is Cause => typeof cause === 'object' && cause !== null

const textOf = (cause: unknown): string =>
  isCause(cause) ? [cause.name, cause.code, cause.message].filter(Boolean).join(' ') : String(cause)

/**
 * Logs why Next gave no answer, without the query of the address, which may be personal. Lines
 * within the interval are only counted.
 */
export function createUpstreamLog(
  now: () => number,
  write: (line: string) => void = (line) => void process.stderr.write(line),
) {
  let last = -Infinity
  let skipped = 0
  return (method: string, target: string, cause: unknown): void => {
    if (now() - last < INTERVAL) {
      skipped += 1
      return
    }
    const more = skipped > 0 ? `; ${skipped} more before` : ''
    write(
      `front: no answer from Next for ${method} ${target.split('?', 1)[0]}: ${textOf(cause)}${more}\n`,
    )
    last = now()
    skipped = 0
  }
}
