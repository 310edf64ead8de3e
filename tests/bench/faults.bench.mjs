import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { claimFolder } from '../../scripts/lib/claim.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { print, step } from '../../scripts/lib/say.mjs'
import { readSettings, root } from '../../scripts/lib/settings.mjs'
import {
  askSteadily,
  count,
  createInstallation,
  mountDisk,
  postForm,
  secondsUntil,
  send,
} from './support/faults.mjs'
import { freePort } from './support/free-port.mjs'
import { startMailServer } from './support/leads.mjs'
import { withClient } from './support/scratch.mjs'

const NEXT_KILLS = Number(process.env.FAULTS_KILLS ?? 20)
const EVERY = 3000
const FRONT_KILLS = 5
const DATABASE_KILLS = 3
/** Long enough that each kill finds a part that has run for a while. */
const APART = 12_000
const FORMS = Number(process.env.FAULTS_FORMS ?? 1000)
const FORMS_PER_SECOND = Number(process.env.FAULTS_RATE ?? 10)
const FULL_POSTS = 60
const PAGES_PER_SECOND = 200
const KEPT = ['/nl/', '/fr/', '/en/', '/de/', '/nl/te-koop/', '/nl/contact/']
const MAILS = 2
/** The clock of the queue writes mails of its own meanwhile. */
const OF_FORMS = `kind::text in ('contact_received', 'staff_notice')`
const SLOWEST = 10_000
const MAIL_TIMEOUT_MS = 600_000

export const title = `Faults: parts are killed, the disk is full, and ${FORMS} forms arrive while the installation stops and starts`

const inSeconds = (value) => `${value.toFixed(1)} s`
const verdict = (holds) => (holds ? 'yes' : 'NO')
const takesForms = (address, at) => async () => (await postForm(address, at)).status === 303

/** How many were answered with 200, of how many. */
function shareOf(statuses) {
  const all = [...statuses.values()].reduce((sum, times) => sum + times, 0)
  const others = [...statuses]
    .filter(([status]) => status !== 200)
    .map(([status, times]) => `${times} × ${status || 'no answer'}`)
  const share = (statuses.get(200) ?? 0) / all
  return {
    share,
    said: `${(share * 100).toFixed(3)} % of ${all}${others.length ? ` (${others.join(', ')})` : ''}`,
  }
}

async function killNext({ address, site }) {
  for (const place of KEPT) await send(address, place)
  const stop = askSteadily(address, KEPT, PAGES_PER_SECOND)
  let hit = 0
  for (let kill = 0; kill < NEXT_KILLS; kill++) {
    if (site.kill('site')) hit += 1
    await pause(EVERY)
  }
  const back = await secondsUntil(takesForms(address, 100_000))
  const { share, said } = shareOf(await stop())
  return [
    [
      `Next killed ${NEXT_KILLS} times, every ${EVERY / 1000} s (${hit} hit a process, else it was waiting): kept pages with 200`,
      said,
      verdict(share >= 0.9999),
    ],
    ['… forms are taken again after the last kill', inSeconds(back), verdict(site.isAlive())],
  ]
}

async function killFront({ address, site }) {
  const times = []
  for (let kill = 0; kill < FRONT_KILLS; kill++) {
    await pause(APART)
    site.kill('front')
    times.push(await secondsUntil(async () => (await send(address, '/nl/')).status > 0))
  }
  const worst = Math.max(...times)
  return [
    [
      `The front killed ${FRONT_KILLS} times: longest time until it answers`,
      inSeconds(worst),
      verdict(worst <= 2),
    ],
  ]
}

async function killDatabase({ address, site }) {
  const times = []
  for (let kill = 0; kill < DATABASE_KILLS; kill++) {
    await pause(APART)
    await site.killDatabase()
    times.push(await secondsUntil(takesForms(address, 200_000 + kill)))
  }
  const worst = Math.max(...times)
  return [
    [
      `PostgreSQL killed ${DATABASE_KILLS} times: longest time until a form is taken`,
      inSeconds(worst),
      verdict(worst < 60 && site.isAlive()),
    ],
  ]
}

/** Posts at a fixed rate; the installation is told to stop in the middle, and started again. */
async function stopInTheMiddle({ address, site }, url, mail) {
  const rows = await count(url, 'enquiries')
  const mails = await count(url, 'mails', OF_FORMS)
  let toldAt = Infinity
  let stopped
  const restart = async () => {
    toldAt = performance.now()
    stopped = await site.stop()
    return site.start()
  }
  let restarted
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: FORMS }, async (_, at) => {
      const due = began + (at * 1000) / FORMS_PER_SECOND
      await pause(Math.max(0, due - performance.now()))
      if (at === FORMS / 2) restarted = restart()
      const sentAt = performance.now()
      const { status } = await postForm(address, 1_000_000 + at)
      return { status, isBefore: sentAt < toldAt }
    }),
  )
  const again = await restarted
  const taken = answers.filter(({ status }) => status === 303).length
  const unanswered = answers.filter(({ status, isBefore }) => isBefore && status !== 303).length
  const odd = answers.filter(({ status }) => status !== 303 && status !== 0).length
  await until(
    async () => (await count(again, 'mails', `status <> 'sent'`)) === 0,
    MAIL_TIMEOUT_MS,
    1000,
  )
  const found = [
    (await count(again, 'enquiries')) - rows,
    (await count(again, 'mails', OF_FORMS)) - mails,
  ]
  const sent = await count(again, 'mails', `status = 'sent'`)
  const holds = found[0] === taken && found[1] === taken * MAILS && mail.took.size === sent
  return [
    [
      `${FORMS} forms at ${FORMS_PER_SECOND}/s, SIGTERM in the middle, then a start: acknowledged, rows, mails`,
      `${taken}, ${found.join(', ')}`,
      verdict(holds),
    ],
    [
      '… sent before the signal and not acknowledged; answered with anything else but 303',
      `${unanswered}, ${odd}`,
      verdict(unanswered + odd === 0),
    ],
    [
      '… time until everything had stopped, exit code',
      `${inSeconds(stopped.seconds)}, ${stopped.code}`,
      verdict(stopped.code === 0),
    ],
  ]
}

async function fillDisk({ address, site }, disk) {
  if (!disk) return [['Full disk', 'not measured: a disk of its own needs root', '–']]
  const rows = []
  for (const [round, left] of [0, 65_536].entries()) {
    disk.fill(left)
    const stop = askSteadily(address, KEPT, PAGES_PER_SECOND)
    const posts = await Promise.all(
      Array.from({ length: FULL_POSTS }, async (_, at) => {
        await pause(at * 333)
        return postForm(address, 2_000_000 + round * 1000 + at)
      }),
    )
    const { share, said } = shareOf(await stop())
    disk.free()
    const back = await secondsUntil(takesForms(address, 3_000_000 + round))
    const slowest = Math.max(...posts.map(({ took }) => took))
    const counts = [303, 503, 0].map(
      (status) => posts.filter((post) => post.status === status).length,
    )
    rows.push([
      `Disk full (${left / 1024} kB left), ${FULL_POSTS} forms: 303, 503, no answer; slowest`,
      `${counts.join(', ')}; ${inSeconds(slowest / 1000)}`,
      verdict(slowest <= SLOWEST && counts[2] === 0),
    ])
    rows.push([
      `… kept pages with 200; forms are taken again after space is free`,
      `${said}; ${inSeconds(back)}`,
      verdict(share >= 0.9999 && site.isAlive()),
    ])
  }
  return rows
}

/** The folder, disk, mail server and settings of an installation of its own. */
async function prepare() {
  process.env.VAR_DIR = path.join(root, 'var', 'bench')
  const settings = readSettings()
  await claimFolder(settings, { command: 'run bench' })
  const varDir = path.join(settings.varDir, 'faults')
  fs.rmSync(varDir, { recursive: true, force: true })
  const disk = mountDisk(varDir)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const mail = await startMailServer()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: address,
    DATABASE_URL: '',
    SMTP_URL: mail.url,
    WORKER: 'inside',
    LOG: 'file',
    HESTIA_DEMO: 'full',
    TRUSTED_PROXIES: '127.0.0.1',
    FRONT_RENDERS_PER_SECOND: '100000',
    S3_BUCKET: '',
    MEDIA_DIR: '',
    DOCUMENTS_DIR: '',
  }
  return { disk, mail, address, site: createInstallation(settings, varDir, env) }
}

export async function measure() {
  const parts = await step('Preparing', prepare)
  const url = await step('Installation', parts.site.start)
  await withClient(url, (client) =>
    client.query(`update settings set email = 'bureau@agency.test'`),
  )
  const rows = [
    ...(await step('Next', () => killNext(parts))),
    ...(await step('Front', () => killFront(parts))),
    ...(await step('Database', () => killDatabase(parts))),
    ...(await step('Stopping', () => stopInTheMiddle(parts, url, parts.mail))),
    ...(await step('Full disk', () => fillDisk(parts, parts.disk))),
  ]
  await parts.site.stop()
  await parts.mail.close()
  print(rows.some((row) => row.at(-1) === 'NO') ? '  Goal missed' : '  Goal reached')
  return {
    columns: ['what', 'seen', 'holds'],
    rows,
    notes: [
      `Kept pages are asked ${PAGES_PER_SECOND} times a second, of ${KEPT.length} addresses.`,
    ],
  }
}
