import { expect, test } from '@jest/globals'

import { createTurns } from './turns'

/** Work that goes on until it is told to end. */
function task(log: string[], name: string) {
  const ends = { end: () => {}, fail: () => {} }
  const ended = new Promise<string>((resolve, reject) => Object.assign(ends, { end: () => resolve(name), fail: () => reject(new Error(name)) }))
  const work = () => {
    log.push(name)
    return ended
  }
  return { work, end: () => ends.end(), fail: () => ends.fail() }
}

test('no more runs at once than may, who came first goes first, and what fails gives its turn away too', async () => {
  const log: string[] = []
  const turns = createTurns(2)
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(log, name))
  const taken = tasks.map(({ work }) => turns.take(work).catch((error: Error) => `failed ${error.message}`))
  expect([log, turns.waiting]).toEqual([['a', 'b'], 2])
  tasks[1]?.fail()
  await taken[1]
  await Promise.resolve()
  expect([log, turns.waiting]).toEqual([['a', 'b', 'c'], 1])
  for (const { end } of tasks) end()
  expect(await Promise.all(taken)).toEqual(['a', 'failed b', 'c', 'd'])
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})
