// `npm test`: every check there is. `npm test -- unit lint` runs only those, and with a part of a file name
// (`npm test -- integration access`) only the test files that have it.
import { nodeProblem } from './lib/node-version.mjs'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  import('./lib/test/main.mjs').then(({ test }) => test(process.argv.slice(2)))
}
