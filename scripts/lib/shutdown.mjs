import { print } from './say.mjs'

/**
 * The stages in the order in which they are stopped. Each stage needs those after it: programs use
 * the database, the database writes files, and the lock says that nothing is left.
 */
const STAGES = ['programs', 'database', 'files', 'lock']

/** @type {{ stage: string, stop: () => unknown, force?: () => unknown }[]} */
const steps = []
/** @type {Promise<void> | undefined} */
let stopping

/**
 * The steps in the order in which they run; within a stage, what was started last is stopped first.
 */
const inOrder = () =>
  STAGES.flatMap((stage) => steps.filter((step) => step.stage === stage).reverse())

/**
 * Registers how to stop what was just started.
 * @param {'programs' | 'database' | 'files' | 'lock'} stage
 * @param {() => unknown} stop
 * @param {() => unknown} [force] for a second Ctrl-C, which does not wait
 */
export function whenStopping(stage, stop, force) {
  if (!STAGES.includes(stage)) throw new Error(`There is no stage ${stage} of stopping.`)
  steps.push({ stage, stop, force })
}

export const isStopping = () => stopping !== undefined

/** A step that fails does not prevent the others. */
async function take({ stop }) {
  try {
    await stop()
  } catch (error) {
    print(`  While stopping: ${error?.message ?? error}`)
  }
}

export function stopAll() {
  stopping ??= (async () => {
    for (const step of inOrder()) await take(step)
  })()
  return stopping
}

/**
 * npm passes on a Ctrl-C that the terminal has already sent to this program: that is not a second
 * Ctrl-C.
 */
const SAME_KEYSTROKE = 1000

export function stopOnSignals() {
  let since
  const onSignal = async () => {
    if (since === undefined) {
      since = performance.now()
      print('\n  Stopping … (once more to force)')
      await stopAll()
      print('  Stopped.')
      process.exit(0)
    } else if (performance.now() - since > SAME_KEYSTROKE) {
      for (const { force } of inOrder()) force?.()
      process.exit(1)
    }
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal)
}
