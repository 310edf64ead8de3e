import { setTimeout as pause } from 'node:timers/promises'

import fc from 'fast-check'

import { connect } from '../../scripts/lib/database.mjs'
import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { addressOf, INSIDE, oddForm, visitor } from '../integration/support/oddForms.mjs'
import { startMailServer, startParts } from './support/leads.mjs'
import { openScratch } from './support/scratch.mjs'

const FORMS = Number(process.env.LEADS_FORMS ?? 10_000)
const PRESSED = Number(process.env.LEADS_PRESSED ?? 1000)
const PRESSES = 5
const REQUESTS = Number(process.env.LEADS_REQUESTS ?? 100_000)
const VISITORS = 16
const SLOWEST = 2000
const TIMEOUT_MS = 30 * 60_000
const KILLS = ['app', 'worker', 'database', 'worker', 'app', 'database']
const WAYS = ['dead', 'failing', 'slow', 'good']
const MAILS = 2

export const title = `Leads: ${FORMS} forms while everything is killed, ${PRESSED} pressed ${PRESSES} times, ${REQUESTS} odd requests`

const post = (address, { kind = 'contact', lang = 'nl', script = true, at, sent }) =>
  fetch(`${address}/api/forms/${encodeURIComponent(kind)}?lang=${encodeURIComponent(lang)}`, {
    method: 'POST',
    redirect: 'manual',
    body: sent.body,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': addressOf(at),
      ...(script && { Accept: 'application/json' }),
      ...sent.headers,
    },
  })

const form = (at) => ({ body: new URLSearchParams(visitor(at)), headers: {} })

/** Some at a time, until all are through. */
async function each(many, work) {
  let at = 0
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (at < many) await work(at++)
  })
  await Promise.all(visitors)
}

async function ask(url, statement) {
  const client = await connect(url)
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const count = async (url, table) =>
  Number((await ask(url, `select count(*) as number from ${table}`))[0].number)

/** As a visitor does: what was not taken is sent again. */
async function untilTaken(address, at, refused) {
  for (;;) {
    const status = await post(address, { at, sent: form(at) }).then((answer) => answer.arrayBuffer().then(() => answer.status), () => 0) // prettier-ignore
    if (status === 200) return
    if (status !== 503 && status !== 0) throw new Refusal(`A form was answered with ${status}.`)
    refused.set(status, (refused.get(status) ?? 0) + 1)
    await pause(500)
  }
}

/** Everything is killed in turn, at even steps of the way; the mail server changes its way meanwhile. */
async function sendThroughFaults(parts, mail) {
  const refused = new Map()
  let taken = 0
  let isOver = false
  const sabotage = async () => {
    for (const [at, part] of KILLS.entries()) {
      while (taken < (FORMS * (at + 1)) / (KILLS.length + 1) && !isOver) await pause(20)
      await mail.become(
        WAYS[Math.min(WAYS.length - 1, Math.floor((at * WAYS.length) / KILLS.length))],
      )
      await parts.kill[part]()
      print(`  ${taken} forms taken: ${part} was killed and is back`)
    }
  }
  await mail.become('dead')
  const sending = each(FORMS, async (at) => {
    await untilTaken(parts.address, at, refused)
    taken += 1
  }).finally(() => (isOver = true))
  await Promise.all([sending, sabotage()])
  await mail.become('good')
  return refused
}

/** Makes mails that wait for their next attempt due now, so that the bench does not wait for hours. */
async function untilSent(url) {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await pause(2000)) {
    const [{ left }] = await ask(
      url,
      `select count(*)::int as left from mails where status = 'queued'`,
    )
    if (left === 0) return
    await ask(
      url,
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0) from graphile_worker.jobs where locked_at is null and run_at > now()`,
    )
    await ask(
      url,
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs where locked_at < now() - interval '30 seconds'`,
    )
  }
  throw new Refusal('The mails did not all leave.')
}

async function faults(parts, mail, url) {
  const refused = await sendThroughFaults(parts, mail)
  await untilSent(url)
  const enquiries = await count(url, 'enquiries')
  const mails = await count(url, 'mails')
  const doubles = [...mail.took.values()].reduce((sum, times) => sum + times - 1, 0)
  const holds =
    enquiries === FORMS &&
    mails === FORMS * MAILS &&
    mail.took.size === mails &&
    doubles <= KILLS.length
  const told = [...refused]
    .map(([status, times]) => `${times} × ${status || 'no answer'}`)
    .join(', ')
  return [
    [
      `${FORMS} forms acknowledged: rows, mails, mails taken`,
      `${enquiries}, ${mails}, ${mail.took.size}`,
      holds ? 'yes' : 'NO',
    ],
    [
      `mails taken twice, with ${KILLS.length} kills (refused meanwhile: ${told || 'none'})`,
      doubles,
      doubles <= KILLS.length ? 'yes' : 'NO',
    ],
  ]
}

async function presses(parts, url) {
  const before = await count(url, 'enquiries')
  const mailsBefore = await count(url, 'mails')
  await each(PRESSED, async (one) => {
    const at = FORMS + one
    const all = await Promise.all(
      Array.from({ length: PRESSES }, () => post(parts.address, { at, sent: form(at) })),
    )
    for (const { status } of all)
      if (status !== 200)
        throw new Refusal(`A form pressed ${PRESSES} times was answered with ${status}.`)
  })
  const rows = (await count(url, 'enquiries')) - before
  const mails = (await count(url, 'mails')) - mailsBefore
  return [
    [
      `${PRESSED} forms × ${PRESSES} at once: rows, mails`,
      `${rows}, ${mails}`,
      rows === PRESSED && mails === PRESSED * MAILS ? 'yes' : 'NO',
    ],
  ]
}

async function odd(parts) {
  const seen = { failed: 0, told: 0, slowest: 0 }
  await each(REQUESTS, async (at) => {
    const [{ sent, ...how }] = fc.sample(oddForm, { numRuns: 1, seed: at })
    const since = performance.now()
    const answer = await post(parts.address, { ...how, at: at + 1_000_000, sent })
    const said = await answer.text()
    if (answer.status >= 500) seen.failed += 1
    if (answer.status !== 404 && INSIDE.test(said)) seen.told += 1
    seen.slowest = Math.max(seen.slowest, performance.now() - since)
  })
  const { failed, told, slowest } = seen
  return [
    [
      `${REQUESTS} odd requests: failed, telling of the inside, slowest`,
      `${failed}, ${told}, ${Math.round(slowest)} ms`,
      failed + told === 0 && slowest <= SLOWEST ? 'yes' : 'NO',
    ],
  ]
}

export async function measure() {
  const scratch = await step('Database', openScratch)
  const settings = await step('Agency', () =>
    scratch.copy('leads', async (client) => {
      const { rowCount } = await client.query(`update settings set email = 'bureau@agency.test'`)
      if (rowCount !== 1)
        throw new Refusal('There are no settings: the bench no longer fits a new agency.')
    }),
  )
  const url = settings.env.DATABASE_URL
  const mail = await startMailServer()
  const parts = await step('Site and worker', () => startParts(settings, mail.url))
  const rows = [
    ...(await step('Faults', () => faults(parts, mail, url))),
    ...(await step('Presses', () => presses(parts, url))),
    ...(await step('Odd requests', () => odd(parts))),
  ]
  await mail.close()
  print(rows.some((row) => row.at(-1) === 'NO') ? '  Goal missed' : '  Goal reached')
  return {
    columns: ['what', 'counted', 'holds'],
    rows,
    notes: [
      `Killed in turn with SIGKILL at even steps: ${KILLS.join(', ')}; the mail server is ${WAYS.join(', then ')}. A form that is not acknowledged is sent again, as visitors do.`,
      'Goal: every acknowledged form is one row and its mails; a mail leaves twice at most as often as something was killed.',
    ],
  }
}
