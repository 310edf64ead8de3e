import { inWords } from './say.mjs'
import { isStopping, stopAll, stopOnSignals } from './shutdown.mjs'

/** The frame of every command: what it started is stopped at its end, whichever end that is. */
export async function program(work) {
  stopOnSignals()
  // Whoever read along may leave, as a closed terminal does: what was begun is still stopped in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    await work()
  } catch (error) {
    if (isStopping()) return
    process.exitCode = 1
    process.stderr.write(`\n${inWords(error)}\n`)
  }
  if (isStopping()) return
  await stopAll()
  process.exit()
}
