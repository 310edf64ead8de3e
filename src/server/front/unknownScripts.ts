import { hashOf } from './scriptHash'

/** Editors cause a handful of scripts; a program that causes thousands must not fill the log. */
const MAX_LINES = 100
const MAX_SHOWN_CHARS = 80

/**
 * Logs each unknown inline script of a page once: it is not listed by the build and will not run.
 */
export function createUnknownScriptLog(write: (line: string) => void): (script: string) => void {
  const reported = new Set<string>()
  return (script) => {
    const hash = hashOf(script)
    if (reported.has(hash) || reported.size >= MAX_LINES) return
    reported.add(hash)
    write(
      `front: a page holds an inline script that is not ours and will not run: ${hash} ${JSON.stringify(script.slice(0, MAX_SHOWN_CHARS))}\n`,
    )
  }
}
