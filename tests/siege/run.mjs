import { requestOf } from './requests.mjs'
import { addressOf, bytesOf, send } from './send.mjs'

/** What only the inside of the site knows: stack traces, SQL, addresses of processes behind the front. */
const INSIDE =
  /^\s+at .+:\d+:\d+\)?$|node_modules|select .+ from "|insert into "|relation "|syntax error at|ECONN[A-Z]+|\bError: |127\.0\.0\.1:\d/m
const VISITORS = 16
/** Staff log in again after so many requests, because some of the requests end sessions. */
const RENEW_EVERY = 4_000

/** @import { World } from './world.mjs' */
/** @typedef {{ number: number, role: string, method: string, target: string, status: number, milliseconds: number, excerpt: string }} Fault */

/**
 * Sends the requests of the numbers `from` to `from + count`, some at a time.
 * @param {{ port: number, host: string, seed: number, from: number, count: number, world: World, isGentle?: boolean, renew: () => Promise<Record<string, string>>, onProgress?: (done: number) => void }} way
 */
export async function besiege({
  port,
  host,
  seed,
  from,
  count,
  world,
  isGentle = false,
  renew,
  onProgress = () => {},
}) {
  /** @type {Map<number, number>} */
  const statuses = new Map()
  /** @type {{ failed: Fault[], inside: Fault[], silent: Fault[], slowest: Fault | undefined }} */
  const seen = { failed: [], inside: [], silent: [], slowest: undefined }
  let cookies = await renew()
  let next = from
  const note = (/** @type {Fault} */ fault, /** @type {string} */ text) => {
    statuses.set(fault.status, (statuses.get(fault.status) ?? 0) + 1)
    if (fault.status >= 500) seen.failed.push(fault)
    if (fault.status === 0) seen.silent.push(fault)
    const inner = fault.status === 200 ? null : INSIDE.exec(text)
    if (inner)
      seen.inside.push({
        ...fault,
        excerpt: text.slice(Math.max(0, inner.index - 60), inner.index + 100),
      })
    if (fault.milliseconds > (seen.slowest?.milliseconds ?? 0)) seen.slowest = fault
  }
  const visitor = async () => {
    while (next < from + count) {
      const number = next
      next += 1
      if (number % RENEW_EVERY === RENEW_EVERY - 1) {
        cookies = await renew().catch(() => cookies)
        onProgress(number - from)
      }
      const request = requestOf(seed, number, world, { host, cookies, isGentle })
      const reply = await send({ port, from: addressOf(number) }, bytesOf(request))
      const text = reply.body.toString('utf8')
      note({ number, role: request.role, method: request.method, target: request.target.slice(0, 200), status: reply.status, milliseconds: Math.round(reply.milliseconds), excerpt: text.slice(0, 160) }, text) // prettier-ignore
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return { ...seen, statuses: [...statuses].sort(([a], [b]) => a - b) }
}
