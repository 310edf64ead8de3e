import http from 'node:http'

import { print, Refusal } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { median, spread } from './support/figures.mjs'
import { ask, findSite, startFront } from './support/front.mjs'
import { memoryOfFamily, processorTimeOfFamily } from './support/memory.mjs'
import { startNginx } from './support/nginx.mjs'
import { startPlainNode } from './support/plain-node.mjs'
import { needWrk, wrk } from './support/wrk.mjs'

const ROUNDS = 3
const SECONDS = Number(process.env.SECONDS ?? 5)
const CONNECTIONS = 32
const REQUESTS = Number(process.env.REQUESTS ?? 300_000)
const ADDRESSES = Math.min(50_000, REQUESTS)
const COMPRESSED = { 'accept-encoding': 'br' }

export const title =
  'A cached page: the front beside plain Next and nginx, and memory over many addresses'

/** Every address again in each round, none right after itself. */
async function visit(url, from, to) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = from
  const visitor = async () => {
    while (next < to) {
      const { status } = await ask(`${url}/nl/bench-${(next++ * 7919) % ADDRESSES}/?x=${next}`, {
        agent,
      })
      if (status !== 404)
        throw new Refusal(`A page that does not exist was answered with ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
}

const MILLION = 1e6

/** One round of one runner, with the processor time of each of its answers in µs. */
async function run({ url, pid }) {
  const before = processorTimeOfFamily(pid)
  const result = await wrk(url, { seconds: SECONDS, connections: CONNECTIONS, headers: COMPRESSED })
  return { ...result, work: ((processorTimeOfFamily(pid) - before) / result.count) * MILLION }
}

async function race(runners) {
  const runs = runners.map(() => [])
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [at, runner] of runners.entries()) runs[at].push(await run(runner))
    print(
      `  round ${round} of ${ROUNDS}: ${runners.map(({ name }, at) => `${name} ${Math.round(runs[at].at(-1).perSecond)}/s`).join(', ')}`,
    )
  }
  return runners.map(({ name }, at) => ({
    name,
    perSecond: runs[at].map(({ perSecond }) => perSecond),
    p99: runs[at].map(({ p99 }) => p99),
    work: runs[at].map(({ work }) => work),
  }))
}

async function memory(front, nextPid) {
  const now = () => ({
    front: memoryOfFamily(front.pid),
    next: nextPid ? memoryOfFamily(nextPid) : NaN,
  })
  const before = now()
  await visit(front.url, 0, REQUESTS / 2)
  const half = now()
  print(
    `  half of ${REQUESTS} requests: front ${half.front.toFixed(0)} MB, Next ${half.next.toFixed(0)} MB`,
  )
  await visit(front.url, REQUESTS / 2, REQUESTS)
  const after = now()
  const line = (key) =>
    [before, half, after]
      .map((one) => (nextPid || key === 'front' ? one[key].toFixed(0) : '?'))
      .join(' → ')
  return [
    ['front: MB before → halfway → after', line('front')],
    ['Next: MB before → halfway → after', line('next')],
  ]
}

const ratio = (one, other) =>
  spread(
    one.map((value, at) => value / other[at]),
    2,
  )

export async function measure() {
  if (process.platform !== 'linux')
    throw new Refusal('Memory is read from /proc, which only Linux has.')
  needWrk()
  const settings = readSettings()
  const { upstream, nextPid, frontUrl, frontPid } = findSite(settings)
  const own = await startFront(settings, upstream)
  const page = `${frontUrl ?? own.url}/nl/`
  const warm = async () => ask(page, { headers: COMPRESSED })
  await warm()
  const answer = await warm()
  const nginx = await startNginx(answer)
  const node = await startPlainNode(answer)
  const [next, front, plain, compared] = await race([
    { name: 'next start', url: `${upstream}/nl/`, pid: nextPid },
    { name: 'front', url: page, pid: frontUrl ? frontPid : own.pid },
    { name: 'plain Node', url: node.url, pid: node.pid },
    { name: 'nginx', url: nginx.url, pid: nginx.pid },
  ])
  await nginx.stop()
  node.stop()
  const rows = [next, front, plain, compared].flatMap(({ name, perSecond, p99 }) => [
    [`${name}, requests/s`, spread(perSecond)],
    [`${name}, p99 in ms`, spread(p99, 2)],
  ])
  const resident = await memory(own, nextPid)
  await own.stop()
  const perSecond = {
    next: median(next.perSecond),
    front: median(front.perSecond),
    nginx: median(compared.perSecond),
  }
  return {
    figures: { connections: CONNECTIONS, perSecond },
    columns: ['', 'median (min–max)'],
    rows: [
      ...rows,
      ['front : next start', ratio(front.perSecond, next.perSecond)],
      ['front : nginx', ratio(front.perSecond, compared.perSecond)],
      ['plain Node : nginx', ratio(plain.perSecond, compared.perSecond)],
      ['front : plain Node', ratio(front.perSecond, plain.perSecond)],
      ['front, processor time of a page in µs', spread(front.work, 1)],
      ['nginx, processor time of a page in µs', spread(compared.work, 1)],
      ['nginx : front, by processor time', ratio(compared.work, front.work)],
      ...resident,
    ],
    notes: [
      `The page /nl/, asked for with brotli over ${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s; ratios are taken within a round.`,
      'Requests a second also depend on what else the machine does, and on the program that asks; processor time depends on it less.',
      'nginx has one worker, as the front is one process, and serves the very bytes and headers of the front from a file.',
      "Plain Node is Node's HTTP server with a handler that writes the same answer and does nothing else.",
      `Memory: resident, over ${REQUESTS} requests on ${ADDRESSES} addresses that do not exist, through a front without a limit for one address.`,
      ...(median(front.p99) > 25 ? ['The p99 of the front is above its goal of 25 ms.'] : []),
    ],
  }
}
