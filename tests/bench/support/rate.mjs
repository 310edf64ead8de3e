import http from 'node:http'

import { ask } from './front.mjs'

const wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)))

/**
 * Asks at a fixed rate, whether answers have come or not; time counts from when a question was due.
 * @param {{ perSecond: number, seconds: number, addressOf: (number: number) => string }} given
 * @returns {Promise<{ times: number[], statuses: Map<number, number> }>} milliseconds, and how many answers of each status
 */
export async function atRate({ perSecond, seconds, addressOf }) {
  const agent = new http.Agent({ keepAlive: true })
  const statuses = new Map()
  const began = performance.now()
  const times = await Promise.all(
    Array.from({ length: perSecond * seconds }, async (_, number) => {
      const due = began + (number * 1000) / perSecond
      await wait(due - performance.now())
      const { status } = await ask(addressOf(number), { agent })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      return performance.now() - due
    }),
  )
  agent.destroy()
  return { times, statuses }
}
