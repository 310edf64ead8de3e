import { expect, it } from '@jest/globals'

const openIn = async (bundle: string) =>
  (await import(`./oncePerProcess?${bundle}`)) as typeof import('./oncePerProcess')

it('gives every copy of a module the same state, made once', async () => {
  const first = await openIn('first')
  const second = await openIn('second')
  expect(first.oncePerProcess).not.toBe(second.oncePerProcess)
  const queue = first.oncePerProcess('queue', () => ({ running: 0 }))
  queue.running += 1
  expect(second.oncePerProcess('queue', () => ({ running: 0 }))).toBe(queue)
  expect(second.oncePerProcess('other', () => ({ running: 0 }))).toEqual({ running: 0 })
})
