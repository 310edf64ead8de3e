import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from '@jest/globals'

import { createTurns } from './turns'

/** A queue whose turns the test begins, and what has begun so far. */
function useTurns(perTurn: number) {
  let next: (() => void) | undefined
  const begun: string[] = []
  const turn = createTurns(perTurn, (callback) => (next = callback))
  const ask = (name: string): void => {
    const wait = turn()
    if (wait) void wait.then(() => begun.push(name))
    else begun.push(name)
  }
  const passTurn = async (): Promise<void> => {
    const callback = next
    next = undefined
    callback?.()
    await nextTurn()
  }
  return { ask, passTurn, begun, isWaiting: () => next !== undefined }
}

it('lets a few begin at once, and the others in the turns after, in their order', async () => {
  const { ask, passTurn, begun } = useTurns(2)
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name)
  await nextTurn()
  expect(begun.join('')).toBe('ab')
  await passTurn()
  expect(begun.join('')).toBe('abcd')
  await passTurn()
  expect(begun.join('')).toBe('abcde')
})

it('lets no reader pass those who wait', async () => {
  const { ask, passTurn, begun } = useTurns(2)
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name)
  await passTurn()
  ask('f')
  await passTurn()
  ask('g')
  await passTurn()
  expect(begun.join('')).toBe('abcdefg')
})

it('asks for no further turn when nothing has begun in the last one', async () => {
  const { ask, passTurn, isWaiting } = useTurns(2)
  ask('a')
  expect(isWaiting()).toBe(true)
  await passTurn()
  expect(isWaiting()).toBe(false)
})
