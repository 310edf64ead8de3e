/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { formatAbortReasons } from './abortReasons'

const REQUESTS = 50

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Requests that run beside each other; one aborts something, and what it aborted is kept. */
async function requestsBesideOneThatAborts(reason: () => unknown): Promise<number> {
  const requests = new AsyncLocalStorage<object>()
  const contexts: WeakRef<object>[] = []
  const controller = new AbortController()
  for (let number = 0; number < REQUESTS; number++) {
    const context = { number }
    contexts.push(new WeakRef(context))
    requests.run(context, () =>
      setImmediate(() => {
        if (number === REQUESTS / 2) controller.abort(reason())
      }),
    )
  }
  // Objects of a WeakRef live until the turn of the event loop ends in which it was made.
  await pause(20)
  collectGarbage()
  await pause(20)
  collectGarbage()
  expect(controller.signal.aborted).toBe(true)
  return contexts.filter((context) => context.deref()).length
}

describe('what a request aborted', () => {
  const { abort } = AbortController.prototype

  afterEach(() => {
    AbortController.prototype.abort = abort
  })

  it.each([
    ['with an error', () => new Error('the page is complete')],
    ['without a reason', () => undefined],
  ])('keeps no other request in memory: %s', async (_, reason) => {
    formatAbortReasons()
    expect(await requestsBesideOneThatAborts(reason)).toBeLessThanOrEqual(1)
  })

  it('says its reason as before', () => {
    formatAbortReasons()
    const controller = new AbortController()
    const reason = new Error('the page is complete')
    controller.abort(reason)
    expect(controller.signal.reason).toBe(reason)
    expect(reason.stack).toContain('abortReasons.test.ts')
    const other = new AbortController()
    other.abort('a word')
    expect(other.signal.reason).toBe('a word')
  })
})
