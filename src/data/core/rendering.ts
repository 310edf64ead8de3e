import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'

type Answers = Map<unknown, unknown>

/** The answers of the rendering that runs, by query and parameters. */
const renderings = new AsyncLocalStorage<Answers>()

/** Runs a rendering of our own, which React knows nothing of. */
export const asOneRendering = <Result>(render: () => Promise<Result>): Promise<Result> =>
  renderings.run(new Map(), render)

function below(answers: Answers, key: unknown): Answers {
  const known = answers.get(key) as Answers | undefined
  const stored = known ?? new Map<unknown, unknown>()
  if (!known) answers.set(key, stored)
  return stored
}

/** Runs a query once per rendering for the same parameters, by React's `cache` or without React. */
export function oncePerRendering<Params extends readonly unknown[], Answer>(
  query: (...params: Params) => Answer,
): (...params: Params) => Answer {
  const byReact = cache(query)
  return (...params) => {
    const rendering = renderings.getStore()
    if (!rendering) return byReact(...params)
    const answers = params.reduce<Answers>(below, below(rendering, query))
    // The query itself is no parameter, so it is free as the key of the answer.
    if (!answers.has(query)) answers.set(query, query(...params))
    return answers.get(query) as Answer
  }
}
