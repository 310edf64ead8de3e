// `npm start`: from a fresh clone to a running site. What an old Node cannot read is imported after its version is known.
import { nodeProblem } from './lib/node-version.mjs'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
} else if (process.argv.includes('--help')) {
  import('./lib/help.mjs').then(({ printHelp }) => printHelp())
} else {
  import('./lib/start.mjs').then(({ start }) => start('start'))
}
