import { createHash } from 'node:crypto'
import http from 'node:http'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/** Those that are never to count, each with what gives it away. */
const STRANGERS = [
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'user-agent': 'curl/8.14.1' },
  { 'sec-purpose': 'prefetch;prerender' },
  { referer: 'http://127.0.0.1/nl/preview/1/' },
  { cookie: 'hestia-token=of.a.colleague' },
  { 'sec-fetch-site': 'cross-site' },
]

const wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)))
const addressOf = (person) => `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`
/** The same in every run, and spread evenly. */
const pick = (number, salt, below) =>
  createHash('sha256').update(`${number} ${salt}`).digest().readUInt32BE() % below

function send(url, { path, headers }, agent) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { path, method: 'POST', agent, headers })
    request
      .on('error', reject)
      .on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    request.end()
  })
}

/** Every fifth is a stranger; of the others a third comes back, and every listing is looked at by many. */
function beacon(number, references, people) {
  const person = pick(number, 'person', people)
  const reference = references[pick(number, 'listing', references.length)]
  const isStranger = number % 5 === 0
  const odd = isStranger ? STRANGERS[(number / 5) % STRANGERS.length] : {}
  const headers = {
    'user-agent': CHROME,
    'sec-fetch-site': 'same-origin',
    'content-length': '0',
    'x-forwarded-for': addressOf(person),
    ...odd,
  }
  return {
    path: `/api/audience/${reference}`,
    headers,
    counts: isStranger ? undefined : `${reference} ${person}`,
  }
}

/**
 * Sends at a fixed rate, whether answers have come or not; time counts from when a beacon was due. All are made before
 * the first is due: to make 30,000 takes a third of a second, in which the first hundreds would be late.
 * @returns {Promise<{ times: number[], statuses: Map<number, number>, expected: Set<string> }>} who looked at what
 */
export async function sendBeacons(url, { perSecond, seconds, references, people }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
  const statuses = new Map()
  const beacons = Array.from({ length: perSecond * seconds }, (_, number) =>
    beacon(number, references, people),
  )
  const expected = new Set(beacons.flatMap(({ counts }) => counts ?? []))
  const began = performance.now()
  const times = await Promise.all(
    beacons.map(async (one, number) => {
      const due = began + (number * 1000) / perSecond
      await wait(due - performance.now())
      const status = await send(url, one, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      return performance.now() - due
    }),
  )
  agent.destroy()
  return { times, statuses, expected }
}
