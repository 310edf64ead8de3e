import { print } from './say.mjs'

/** @type {{ stop: () => unknown, force?: () => unknown }[]} */
const steps = []
/** @type {Promise<void> | undefined} */
let stopping

/** Says how to undo what was just started; undone in reverse order. */
export const whenStopping = (stop, force) => steps.push({ stop, force })

export const isStopping = () => stopping !== undefined

export function stopAll() {
  stopping ??= (async () => {
    for (const { stop } of [...steps].reverse()) await stop()
  })()
  return stopping
}

/** npm passes a Ctrl-C on although the terminal has sent it already: that one is not the reader's second. */
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
      for (const { force } of [...steps].reverse()) force?.()
      process.exit(1)
    }
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal)
}
