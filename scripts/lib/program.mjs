import { inWords } from './say.mjs'
import { isStopping, stopAll, stopOnSignals } from './shutdown.mjs'

/** Runs a command, and stops what it started when it ends, in whatever way it ends. */
export async function program(work) {
  stopOnSignals()
  // Files of an installation are readable by its own user only.
  process.umask(0o077)
  // The reader of the output may go away, as a closed terminal does: what was started is still
  // stopped in order.
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
