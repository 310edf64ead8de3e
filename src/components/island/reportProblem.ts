import { PROBLEM_PATH } from './attributes'

/** Reports once for each page that an island failed: its name and nothing else. */
export function reportProblem({ dataset }: HTMLElement): void {
  if (dataset.problem !== undefined) return
  dataset.problem = ''
  navigator.sendBeacon(`${PROBLEM_PATH}${dataset.island}`)
}
