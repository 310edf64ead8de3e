import { setTimeout as pause } from 'node:timers/promises'

import { endOf } from './children.mjs'
import { inWords, print, Refusal } from './say.mjs'
import { isStopping } from './shutdown.mjs'

const FIRST_PAUSE = 250
const MAX_PAUSE = 30_000
/**
 * A process that has run for this long counts as healthy: when it ends, it is started again at
 * once.
 */
const SOUND = 30_000
/** After this many refused starts in a row, no more are tried. */
const REFUSALS = 5

/**
 * The process says itself that it cannot run: its data is broken, or its port is taken. Being
 * killed does not count.
 */
export class CannotRun extends Refusal {}

/**
 * The pause before another start: none at first, then twice as long each time, up to half a minute.
 */
export const pauseAfter = (failures) =>
  failures === 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** (failures - 1), MAX_PAUSE)

const never = () => new Promise(() => {})

/** Tries to start it until it runs. Returns null when everything is being stopped. */
async function startAgain({ title, start, record, pauseFor }, failures) {
  for (let refusals = 0; ; failures.count += 1) {
    const wait = pauseFor(failures.count)
    if (wait > 0) print(`  ${title} is started again in ${wait / 1000} s.`)
    await pause(wait)
    if (isStopping()) return null
    record('starting')
    try {
      return await start()
    } catch (error) {
      if (isStopping()) return null
      refusals = error instanceof CannotRun ? refusals + 1 : 0
      if (refusals >= REFUSALS) throw error
      const reason = inWords(error)
        .split('\n')[0]
        .replace(/ The end of .*/, '')
      record('down', reason)
      print(`  ${title} could not be started: ${reason}`)
    }
  }
}

/**
 * Starts one process of the installation again whenever it ends, with growing pauses, for as long
 * as this program runs. Ends only when the process refuses to run several times in a row.
 * @template {{ exited: Promise<{ code: number | null, signal: string | null }> }} Part
 * @param {{
 *   title: string, first: Part, start: () => Promise<Part>,
 *   record?: (state: 'running' | 'starting' | 'down', reason?: string) => void,
 *   sound?: number, pauseFor?: typeof pauseAfter
 * }} part
 * @returns {Promise<never>}
 */
export async function supervise({
  title,
  first,
  start,
  record = () => {},
  sound = SOUND,
  pauseFor = pauseAfter,
}) {
  const failures = { count: 0 }
  record('running')
  for (let part = first; ;) {
    const since = performance.now()
    const end = await part.exited
    if (isStopping()) return never()
    if (performance.now() - since >= sound) failures.count = 0
    record('down', endOf(end))
    print(`  ${title} ${endOf(end)}.`)
    const again = await startAgain({ title, start, record, pauseFor }, failures)
    if (!again) return never()
    failures.count += 1
    part = again
    record('running')
    print(`  ${title} runs again.`)
  }
}
