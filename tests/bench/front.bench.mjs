import http from 'node:http'

import { print, Refusal } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { median, spread } from './support/figures.mjs'
import { ask, findSite, startFront } from './support/front.mjs'
import { memoryOfFamily } from './support/memory.mjs'
import { startNginx } from './support/nginx.mjs'
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

async function race(runners) {
  const runs = runners.map(() => [])
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [at, { url }] of runners.entries())
      runs[at].push(
        await wrk(url, { seconds: SECONDS, connections: CONNECTIONS, headers: COMPRESSED }),
      )
    print(
      `  round ${round} of ${ROUNDS}: ${runners.map(({ name }, at) => `${name} ${Math.round(runs[at].at(-1).perSecond)}/s`).join(', ')}`,
    )
  }
  return runners.map(({ name }, at) => ({
    name,
    perSecond: runs[at].map((run) => run.perSecond),
    p99: runs[at].map((run) => run.p99),
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
    one.perSecond.map((value, at) => value / other.perSecond[at]),
    2,
  )

export async function measure() {
  if (process.platform !== 'linux')
    throw new Refusal('Memory is read from /proc, which only Linux has.')
  needWrk()
  const settings = readSettings()
  const { upstream, nextPid, frontUrl } = findSite(settings)
  const own = await startFront(settings, upstream)
  const page = `${frontUrl ?? own.url}/nl/`
  const warm = async () => ask(page, { headers: COMPRESSED })
  await warm()
  const nginx = await startNginx(await warm())
  const [next, front, compared] = await race([
    { name: 'next start', url: `${upstream}/nl/` },
    { name: 'front', url: page },
    { name: 'nginx', url: nginx.url },
  ])
  await nginx.stop()
  const rows = [next, front, compared].flatMap(({ name, perSecond, p99 }) => [
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
      ['front : next start', ratio(front, next)],
      ['front : nginx', ratio(front, compared)],
      ...resident,
    ],
    notes: [
      `The page /nl/, asked for with brotli over ${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s; ratios are taken within a round.`,
      'nginx has one worker, as the front is one process, and serves the very bytes and headers of the front from a file.',
      `Memory: resident, over ${REQUESTS} requests on ${ADDRESSES} addresses that do not exist, through a front without a limit for one address.`,
      ...(median(front.p99) > 25 ? ['The p99 of the front is above its goal of 25 ms.'] : []),
    ],
  }
}
