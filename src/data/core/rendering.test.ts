import { expect, test } from '@jest/globals'

import { asOneRendering, oncePerRendering } from './rendering'

test('runs a query once per rendering for the same parameters', async () => {
  let runs = 0
  const query = oncePerRendering(async (...params: unknown[]) => {
    runs += 1
    await Promise.resolve()
    return params.length
  })
  const page = {}
  const render = () =>
    asOneRendering(async () => {
      const answers = [query(), query(), query('a'), query('a'), query('a', page), query('a', page)]
      return Promise.all(answers)
    })
  expect(await render()).toEqual([0, 0, 1, 1, 2, 2])
  expect(runs).toBe(3)
  await Promise.all([render(), render()])
  expect(runs).toBe(9)
})
