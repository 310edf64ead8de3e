// `npm start`: goes from a fresh clone to a running site. Imports what an old Node cannot parse
// only after the version check.
import { machineProblem } from './lib/machine.mjs'

const problem = machineProblem(process)
if (problem) {
  console.error(problem)
  process.exit(1)
} else if (process.argv.includes('--help')) {
  import('./lib/help.mjs').then(({ printHelp }) => printHelp())
} else {
  import('./lib/start.mjs').then(({ start }) => start('start'))
}
