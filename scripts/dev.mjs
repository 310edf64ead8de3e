// `npm run dev`: the same preparation as `npm start`, then Next in development instead of a build.
import { machineProblem } from './lib/machine.mjs'

const problem = machineProblem(process)
if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  import('./lib/start.mjs').then(({ start }) => start('dev'))
}
