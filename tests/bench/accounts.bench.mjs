import http from 'node:http'

import { Refusal } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { median, spread } from './support/figures.mjs'
import { findSite } from './support/front.mjs'
import { quantile } from './support/quantile.mjs'
import { atRate } from './support/rate.mjs'

const ROUNDS = 3
const SECONDS = Number(process.env.SECONDS ?? 8)
/** A second. */
const LOGINS = 50
const PAGES = 30
const TRIES = 4
const KNOWN = [
  'an.de.smet',
  'marc.peeters',
  'familie.verhaeghe',
  'nathalie.dubois',
  'koen.janssens',
  'greta.maes',
].map((name) => `${name}@example.com`)
const UNKNOWN = KNOWN.map((name) => `not.${name}`)

export const title = 'Logging in: what its time tells, and what wrong logins cost the pages'

let visitors = Math.floor(Math.random() * 60_000)
/** Every address of the loopback network is a neighbour of its own. */
const address = () => {
  visitors = (visitors + 1) % 64_000
  return `127.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}

/** A wrong login from somewhere else each time: how long it took, and what it was answered. */
const wrongLogin = (url, email) =>
  new Promise((resolve, reject) => {
    const body = new URLSearchParams({ email, password: 'een verkeerd wachtwoord' }).toString()
    const began = performance.now()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      origin: url,
    }
    const request = http.request(
      `${url}/api/portal/login?lang=nl`,
      { method: 'POST', headers, localAddress: address() },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve({
            time: performance.now() - began,
            to: answer.headers.location ?? String(answer.statusCode),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })

/** One after the other, taken in turns, so that what else the machine does falls on both alike. */
async function compare(url) {
  const times = { known: [], unknown: [] }
  for (let round = 0; round < TRIES; round++) {
    for (const at of KNOWN.keys()) {
      for (const [kind, email] of [
        ['known', KNOWN[at]],
        ['unknown', UNKNOWN[at]],
      ]) {
        // prettier-ignore
        const { time, to } = await wrongLogin(url, email)
        if (to !== '/nl/login/?problem=wrong')
          throw new Refusal(`A wrong login was answered with ${to}.`)
        times[kind].push(time)
      }
    }
  }
  return times
}

/** Wrong logins at a steady rate until they are told to stop; answers how many of each answer there were. */
function assault(url) {
  const answers = new Map()
  const sent = []
  let count = 0
  const timer = setInterval(() => {
    const email = count % 2 ? KNOWN[count % KNOWN.length] : `person${count}@example.com`
    count += 1
    sent.push(wrongLogin(url, email).then(({ to }) => answers.set(to, (answers.get(to) ?? 0) + 1), () => answers.set('failed', (answers.get('failed') ?? 0) + 1))) // prettier-ignore
  }, 1000 / LOGINS)
  return async () => {
    clearInterval(timer)
    await Promise.all(sent)
    return answers
  }
}

const paths = {
  'a kept page': () => '/nl/',
  'a list with filters': (number) => `/nl/te-koop/?min=${100_000 + (number % 50) * 1000}`,
}

async function pages(url, pathOf) {
  const { times, statuses } = await atRate({
    perSecond: PAGES,
    seconds: SECONDS,
    addressOf: (number) => url + pathOf(number),
  })
  if ([...statuses.keys()].some((status) => status !== 200))
    throw new Refusal(`Pages were answered with ${[...statuses].join(' ')}.`)
  return quantile(times, 0.99)
}

async function race(url, pathOf, answers) {
  const runs = { quiet: [], under: [] }
  await pages(url, pathOf)
  for (let round = 0; round < ROUNDS; round++) {
    runs.quiet.push(await pages(url, pathOf))
    const stop = assault(url)
    runs.under.push(await pages(url, pathOf))
    for (const [to, number] of await stop()) answers.set(to, (answers.get(to) ?? 0) + number)
  }
  return runs
}

export async function measure() {
  const { frontUrl } = findSite(readSettings())
  if (!frontUrl) throw new Refusal('Start the site first: npm start.')
  const { known, unknown } = await compare(frontUrl)
  const rows = [['a wrong login at a known and at an unknown address, ms, median', median(known).toFixed(1), median(unknown).toFixed(1), (median(known) / median(unknown)).toFixed(3)]] // prettier-ignore
  const answers = new Map()
  for (const [name, pathOf] of Object.entries(paths)) {
    const { quiet, under } = await race(frontUrl, pathOf, answers)
    const ratios = under.map((value, at) => value / quiet[at])
    rows.push([
      `${name}, p99 in ms: quiet, and under ${LOGINS} wrong logins a second`,
      spread(quiet, 1),
      spread(under, 1),
      spread(ratios, 2),
    ])
  }
  const told = [...answers]
    .map(([to, number]) => `${to.replace('/nl/login/?problem=', '')} ${number}`)
    .join(', ')
  const notes = [
    `Goal: the times of known and unknown are the same, and pages at most double their p99.`,
    `${KNOWN.length * TRIES} tries of each kind, in turns, each from an address of its own; pages at ${PAGES} a second, ${ROUNDS} rounds of ${SECONDS} s each way.`,
    `The wrong logins of the rounds were answered: ${told}.`,
  ]
  return { columns: ['what', 'one', 'other', 'ratio'], rows, notes }
}
