import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { taskListOf } from '@/jobs/job'
import { sendMail, sweepMails } from '@/jobs/mail'
import { mailTransport } from '@/server/mailTransport'

import { postForm } from './support/forms'
import { runDueJobs } from './support/jobs'
import { startMailServer } from './support/mailServer'
import { addressOf, visitor } from './support/oddForms.mjs'
import { askDatabase, breakConnections, withoutDatabase } from './support/outage'
import { usePayload } from './support/payload'

/** `npm run bench -- leads` does the same with ten thousand, and kills whole processes. */
const FORMS = 48
const PRESSED = 20
const PRESSES = 5
const CONCURRENCY = 20
/** Until a pool has noticed that a connection is dead, somebody gets it. */
const ROUNDS = 10
/** So many forms take their time on a busy machine. */
const TIMEOUT_MS = 240_000

const site = usePayload()
const query = (text: string) => askDatabase<{ number: string }>(text)

beforeAll(async () => {
  await site.payload.updateGlobal({ slug: 'settings', data: { email: 'bureau@agency.test' } })
})

beforeEach(async () => {
  for (const table of ['mails', 'enquiries', 'form_limits', 'typed_forms'])
    await query(`delete from ${table}`)
  await query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs')
})

const count = async (table: string, where = 'true') =>
  Number((await query(`select count(*) as number from ${table} where ${where}`))[0]?.number)

const work = (url: string) =>
  runDueJobs(taskListOf([sendMail(mailTransport(url)), sweepMails]), { concurrency: 4 })

/** Makes waiting mails due now, so that the test does not wait for retries. */
const hurry = () =>
  query(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs',
  )

/** Some at a time, as visitors come. */
async function each(
  numbers: readonly number[],
  work: (at: number) => Promise<void>,
): Promise<void> {
  const left = [...numbers]
  const next = async () => {
    for (let at = left.shift(); at !== undefined; at = left.shift()) await work(at)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
}

const numbers = (many: number) => Array.from({ length: many }, (_, at) => at)

/** Sends forms and answers which were not acknowledged. */
async function sendAll(which: readonly number[]): Promise<number[]> {
  const refused: number[] = []
  await each(which, async (at) => {
    const { status } = await postForm(visitor(at), { address: addressOf(at) })
    expect([200, 503]).toContain(status)
    if (status === 503) refused.push(at)
  })
  return refused
}

/** The same as often as visitors would; answers which were still not acknowledged. */
async function sendUntilTaken(which: readonly number[]): Promise<number[]> {
  let left = [...which]
  for (let round = 0; round < ROUNDS && left.length > 0; round++) left = await sendAll(left)
  return left
}

describe('a form that was acknowledged', () => {
  it(
    'is one row and its mails, through a mail server that is dead, then failing, then slow',
    async () => {
      const dead = await startMailServer()
      await dead.stop()
      expect(await sendUntilTaken(numbers(FORMS))).toEqual([])
      expect([await count('enquiries'), await count('mails')]).toEqual([FORMS, 2 * FORMS])
      await work(dead.url)
      expect(await count('mails', `status = 'queued' and failure = 'unreachable'`)).toBe(2 * FORMS)

      const busy = Array.from({ length: FORMS / 2 }, () => ({ code: 451, words: 'Try later' }))
      let open = () => {}
      const before = new Promise<void>((done) => (open = done))
      const server = await startMailServer({ toRecipient: busy, toMail: [...busy], before })
      await hurry()
      const working = work(server.url)
      await server.asked
      open()
      await working
      for (let round = 0; round < 3; round++) {
        await hurry()
        await work(server.url)
      }
      await server.stop()
      expect(await count('mails', `status = 'sent'`)).toBe(2 * FORMS)
      expect(server.received).toHaveLength(2 * FORMS)
      expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2 * FORMS)
    },
    TIMEOUT_MS,
  )
})

/** A machine that is too busy says so, and the visitor sends the form again. */
async function untilAnswered(at: number): Promise<number> {
  let status = 503
  for (let round = 0; round < ROUNDS && status === 503; round++)
    ({ status } = await postForm(visitor(at), { address: addressOf(at) }))
  return status
}

describe('a form sent several times at once', () => {
  it('is one row and its mails', async () => {
    for (const at of numbers(PRESSED)) {
      const presses = numbers(PRESSES).map(() => untilAnswered(at))
      expect(new Set(await Promise.all(presses))).toEqual(new Set([200]))
    }
    expect([await count('enquiries'), await count('mails')]).toEqual([PRESSED, 2 * PRESSED])
  })
})

describe('without a database', () => {
  it('the visitor is told so in his language, keeps what he typed, and sends it once it is back', async () => {
    const typed = { ...visitor(1), remark: 'Ik zoek "rust" & <b>ruimte</b>' }
    await withoutDatabase(async () => {
      const script = await postForm(typed)
      expect([script.status, await script.json()]).toEqual([503, { problem: 'down' }])
      const plain = await postForm(typed, { script: false, lang: 'fr' })
      const page = await plain.text()
      expect([
        plain.status,
        plain.headers.get('content-type'),
        plain.headers.get('retry-after'),
      ]).toEqual([503, 'text/html; charset=utf-8', '30'])
      expect(page).toContain('<html lang="fr">')
      expect(page).toContain('Ce que vous avez rempli n’est pas perdu')
      expect(page).toContain('value="Ik zoek &quot;rust&quot; &amp; &lt;b&gt;ruimte&lt;/b&gt;"')
      expect(page).toContain('action="/api/forms/contact?lang=fr"')
    })
    let status = 503
    for (let round = 0; round < ROUNDS && status === 503; round++)
      ({ status } = await postForm(typed))
    expect((await site.payload.find({ collection: 'enquiries' })).docs).toMatchObject([
      { remark: typed.remark, lastName: 'Peeters 1' },
    ])
  })
})

describe('connections to the database that break off again and again', () => {
  it(
    'lose nothing that was acknowledged, and what is sent once more is there once',
    async () => {
      let left = numbers(FORMS)
      for (let round = 0; round < 3; round++) {
        const sending = sendAll(left)
        await breakConnections()
        await breakConnections()
        const refused = await sending
        const taken = left.filter((at) => !refused.includes(at)).map((at) => `'Peeters ${at}'`)
        expect(await count('enquiries', `last_name = any(array[${taken.join()}]::text[])`)).toBe(
          taken.length,
        )
        left = refused
      }
      expect(await sendUntilTaken(left)).toEqual([])
      expect([await count('enquiries'), await count('mails')]).toEqual([FORMS, 2 * FORMS])
      expect(await count('graphile_worker.jobs', `task_identifier = 'mail'`)).toBe(2 * FORMS)
    },
    TIMEOUT_MS,
  )
})
