// `npm test`: runs all checks. `npm test -- unit lint` runs only those stages; with a part of a
// file name (`npm test -- integration access`) it runs only the matching test files.
import { machineProblem } from './lib/machine.mjs'

const problem = machineProblem(process)
if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  import('./lib/test/main.mjs').then(({ test }) => test(process.argv.slice(2)))
}
