import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { sendAlerts } from '@/data/demands/alerts'
import { matchProperty } from '@/jobs/demands/tasks'
import { taskListOf } from '@/jobs/job'
import { sendMail } from '@/jobs/mail'
import { mailTransport } from '@/server/mailTransport'

import { createTown, createType } from './support/fixtures'
import { runDueJobs } from './support/jobs'
import { startMailServer } from './support/mailServer'
import { usePayload } from './support/payload'

const site = usePayload()
const answers: { code: number; words: string }[] = []
const GONE = { code: 550, words: '5.1.1 No such user' }
const MISTYPED = 'emma@exmaple.com'

let server: Awaited<ReturnType<typeof startMailServer>>
let mainType = ''
let city = ''

beforeAll(async () => {
  const { payload } = site
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      languages: [{ code: 'nl', use: true }],
      ...({ defaultLanguage: 'nl', agencyName: 'Hestia', email: 'kantoor@example.com' } as const),
    },
  })
  for (const [kind, path] of [
    ['personal', 'mijn-keuze'],
    ['property_list', 'te-koop'],
  ] as const)
    await payload.create({
      collection: 'pages',
      data: {
        title: path,
        path,
        kind,
        public: true,
        _status: 'published',
        ...(kind === 'property_list' && { list: { goal: 'sale' } }),
      },
    })
  mainType = (await createType(payload, { showOrder: 1 })).id
  city = (await createTown(payload)).id
  server = await startMailServer({ toRecipient: answers })
})

afterAll(async () => server.stop())

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from demands; delete from mails; delete from properties; delete from form_limits',
  )
  answers.splice(0)
})

const createDemand = async () => {
  const { id } = await site.payload.create({
    collection: 'demands',
    data: {
      ...({ firstName: 'Emma', email: MISTYPED, language: 'nl', goal: 'sale' } as const),
      ...({ status: 'active', frequency: 'instant' } as const),
    },
  })
  return id
}

/** Makes what waits for its moment due, so that the test does not wait. */
const hurry = () =>
  site.payload.db.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs;
     update demand_matches set due_at = now() where sent_at is null;
     update demand_matches set sent_at = sent_at - interval '1 hour'`,
  )

/** Publishes a home, and has the alert about it sent. */
async function publish(): Promise<void> {
  await site.payload.create({
    collection: 'properties',
    data: {
      ...({ title: 'Huis', goal: 'sale', mainType, city, bedrooms: 3, livingArea: 150 } as const),
      price: 390_000,
      publishPrice: true,
      ...({ status: 'active', marquee: 'none', public: true, _status: 'published' } as const),
    },
  })
  const work = async () => {
    await hurry()
    await runDueJobs(taskListOf([matchProperty, sendMail(mailTransport(server.url))]))
  }
  await work()
  await hurry()
  await sendAlerts()
  await work()
}

const publishTimes = async (times: number) => {
  for (let nth = 0; nth < times; nth += 1) await publish()
}

const statusOf = async (id: string) =>
  (await site.payload.findByID({ collection: 'demands', id, depth: 0 })).status

const mailsOf = async () =>
  (
    await site.payload.db.pool.query<{ to: string; status: string }>(
      'select "to", status from mails order by queued_at',
    )
  ).rows

describe('a demand whose address a mail server refuses for good', () => {
  it('is paused after three alerts, and gets the fourth at the address that staff correct', async () => {
    const id = await createDemand()
    answers.push(GONE, GONE, GONE)
    await publishTimes(3)
    expect(await statusOf(id)).toBe('active')
    await publish()
    expect(await statusOf(id)).toBe('paused')
    const refused = { to: MISTYPED, status: 'failed' }
    expect(await mailsOf()).toEqual([refused, refused, refused])
    const email = 'emma@example.com'
    await site.payload.update({ collection: 'demands', id, data: { email, status: 'active' } })
    await publish()
    expect(await mailsOf()).toEqual([
      refused,
      refused,
      refused,
      { to: 'emma@example.com', status: 'sent' },
    ])
  })

  it('gets three more alerts once it is resumed with the same address', async () => {
    const id = await createDemand()
    answers.push(GONE, GONE, GONE)
    await publishTimes(4)
    await site.payload.update({ collection: 'demands', id, data: { status: 'active' } })
    answers.push(GONE, GONE, GONE)
    await publishTimes(3)
    expect(await statusOf(id)).toBe('active')
    await publish()
    expect(await statusOf(id)).toBe('paused')
    expect(await mailsOf()).toHaveLength(6)
  })

  it('stays active where one alert arrives in between, or where an earlier release gave up for our sender', async () => {
    const id = await createDemand()
    answers.push(GONE, GONE)
    await publishTimes(3)
    answers.push(GONE, GONE)
    await publishTimes(3)
    expect(await statusOf(id)).toBe('active')
    await site.payload.db.pool.query(
      `update mails set status = 'failed', failure = 'refused', last_error = '554 5.7.1 Relay access denied'`,
    )
    await publish()
    expect(await statusOf(id)).toBe('active')
    expect((await mailsOf()).at(-1)).toMatchObject({ status: 'sent' })
  })
})
