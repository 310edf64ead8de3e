import { expect, test } from '@jest/globals'

import { createConcurrencyLimit } from './concurrency'

/** A task that runs until the test ends it or lets it fail. */
function task(log: string[], name: string) {
  const ends = { end: () => {}, fail: () => {} }
  const ended = new Promise<string>((resolve, reject) =>
    Object.assign(ends, { end: () => resolve(name), fail: () => reject(new Error(name)) }),
  )
  const work = () => {
    log.push(name)
    return ended
  }
  return { work, end: () => ends.end(), fail: () => ends.fail() }
}

test('limits how many tasks run, in their order, and frees the place of a failed one', async () => {
  const log: string[] = []
  const limiter = createConcurrencyLimit(2)
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(log, name))
  const results = tasks.map(({ work }) =>
    limiter.run(work).catch((error: Error) => `failed ${error.message}`),
  )
  expect([log, limiter.waiting]).toEqual([['a', 'b'], 2])
  tasks[1]?.fail()
  await results[1]
  await Promise.resolve()
  expect([log, limiter.waiting]).toEqual([['a', 'b', 'c'], 1])
  for (const { end } of tasks) end()
  expect(await Promise.all(results)).toEqual(['a', 'failed b', 'c', 'd'])
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})
