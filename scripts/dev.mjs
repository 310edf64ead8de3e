// `npm run dev`: the same preparation as `npm start`, then Next in development instead of a build.
import { nodeProblem } from './lib/node-version.mjs'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  import('./lib/start.mjs').then(({ start }) => start('dev'))
}
