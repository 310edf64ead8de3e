import { write } from 'node:fs'

import { oncePerProcess } from '@/domain/lib/oncePerProcess'

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const cause: unknown = error.cause
  return [
    error.name,
    'code' in error ? error.code : undefined,
    cause instanceof Error && 'code' in cause ? cause.code : undefined,
  ]
    .filter(Boolean)
    .join(' ')
}

const STDERR = 2
/** Lines that wait for the disk at the same time; each holds a thread of the process, of which there are four. */
const MAX_PENDING = 2

const lines = oncePerProcess('failureLines', () => ({ pending: 0, skipped: 0 }))

/**
 * Writes one line to the log of the site that a form could not be taken. What was typed, which messages of a database
 * repeat, stays out of the logs.
 *
 * It never throws and never waits: standard error is a file when the launcher starts the site, and `process.stderr.write`
 * writes to files synchronously, so that on a full disk it fails in the middle of answering the visitor. A line that
 * cannot be written is lost; while two lines wait for the disk, further ones are counted and named in the next line.
 */
export function noteFailure(form: string, error: unknown, log = STDERR): void {
  if (lines.pending >= MAX_PENDING) {
    lines.skipped += 1
    return
  }
  const more = lines.skipped > 0 ? ` (${lines.skipped} more before it)` : ''
  lines.skipped = 0
  lines.pending += 1
  try {
    write(
      log,
      `A form of kind "${form}" could not be taken: ${describeError(error)}${more}\n`,
      () => {
        lines.pending -= 1
      },
    )
  } catch {
    // Nothing can be said about a log that cannot be written.
    lines.pending -= 1
  }
}
