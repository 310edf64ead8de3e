import { createHash } from 'node:crypto'
import fs from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import sharp from 'sharp'

import { until } from '../../scripts/lib/processes.mjs'
import { startMailServer } from '../integration/support/mailServer'
import { openCluster } from './support/cluster.mjs'
import { ask, postForm, steadily } from './support/visitor.mjs'

/** Starting and stopping all of it takes its time on a busy machine. */
const TIMEOUT_MS = 300_000
const SHOWN_WITHIN = 60_000
/** What a killed worker was sending is tried again after a minute or two. */
const SENT_WITHIN = 180_000
const PAGES_PER_SECOND = 30
const FORMS_PER_SECOND = 2
/** Of one address within ten minutes, as src/data/enquiries/formLimits.ts says. */
const FORMS_OF_ONE = 8

let mails: Awaited<ReturnType<typeof startMailServer>>
let cluster: Awaited<ReturnType<typeof openCluster>>
let database: Client
const PAGE = '/nl/proef/'
let page = ''
let picture = ''

const textAt = async (address: string, place = PAGE) =>
  (await ask(address, place)).body.toString('utf8')
const everywhere = async (isFit: (address: string) => Promise<boolean>) =>
  (await Promise.all(cluster.addresses.map(isFit))).every(Boolean)
const count = async (text: string, values: unknown[] = []) =>
  Number((await database.query<{ count: string }>(text, values)).rows[0]?.count)

/** Uploads a picture as the studio does. */
async function upload(address: string) {
  const data = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#2f5d50' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Een gevel' }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'gevel.jpg')
  const packed = new Response(form)
  return ask(address, '/api/media?locale=nl&depth=0', {
    method: 'POST',
    headers: {
      ...cluster.studio.headers(),
      'Content-Type': packed.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await packed.arrayBuffer()),
  })
}

beforeAll(async () => {
  mails = await startMailServer()
  cluster = await openCluster({ smtp: mails.url })
  await cluster.start()
  process.stdout.write(`The balancer is ${cluster.balancer}.\n`)
  database = new Client({ connectionString: cluster.database.url })
  await database.connect()
  const { studio, site } = cluster
  await studio.logIn(site)
  const settings = { agencyName: 'Cluster', email: 'bureau@cluster.test' }
  await studio.change(site, 'POST', '/api/globals/settings?locale=nl', settings)
  const { doc } = await studio.change(site, 'POST', '/api/pages?locale=nl&depth=0', {
    title: 'Proef',
    path: 'proef',
    kind: 'content',
    _status: 'published',
  })
  page = doc.id
}, TIMEOUT_MS)

afterAll(async () => {
  await database?.end()
  await cluster?.stop()
  await mails?.stop()
}, TIMEOUT_MS)

describe('three sites on one database', () => {
  it(
    'show an edit that was made on any of them',
    async () => {
      for (const [at, address] of cluster.addresses.entries()) {
        const title = `Nieuws ${at}`
        // Every instance keeps the page as it was before the edit.
        await everywhere(async (each) => (await ask(each, PAGE)).status === 200)
        const place = `/api/pages/${page}?locale=nl&depth=0`
        await cluster.studio.change(address, 'PATCH', place, { title, _status: 'published' })
        const isShown = () => everywhere(async (each) => (await textAt(each)).includes(title))
        expect(await until(isShown, SHOWN_WITHIN)).toBe(true)
      }
    },
    TIMEOUT_MS,
  )

  it('know the sessions of each other, and when one has ended', async () => {
    const studio = cluster.newStudio()
    const [first = '', second = ''] = cluster.addresses
    await studio.logIn(first)
    const isIn = async (address: string) => {
      const { body } = await studio.send(address, 'GET', '/api/users/me')
      return JSON.parse(body.toString('utf8')).user !== null
    }
    expect(await everywhere(isIn)).toBe(true)
    await studio.change(second, 'POST', '/api/users/logout', {})
    expect(await Promise.all(cluster.addresses.map(isIn))).toEqual([false, false, false])
  })

  it(
    'count the forms of one address together',
    async () => {
      const outcomes = []
      for (let at = 0; at < FORMS_OF_ONE + 3; at++) {
        const address = cluster.addresses[at % cluster.addresses.length] ?? ''
        outcomes.push(await postForm(address, 900_000 + at, { from: '127.0.0.1' }))
      }
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(FORMS_OF_ONE)
    },
    TIMEOUT_MS,
  )

  it(
    'have the pictures of each other, from the store',
    async () => {
      const [first = ''] = cluster.addresses
      const { status, body } = await upload(first)
      expect({ status, said: body.toString('utf8') }).toMatchObject({ status: 201 })
      const { doc } = JSON.parse(body.toString('utf8'))
      const { pathname, search } = new URL(doc.url, cluster.site)
      const pictures = await Promise.all(
        cluster.addresses.map((address) => ask(address, pathname + search)),
      )
      expect(pictures.map((one) => [one.status, one.headers['content-type']])).toEqual(
        pictures.map(() => [200, doc.mimeType]),
      )
      const sums = pictures.map((one) => createHash('sha256').update(one.body).digest('hex'))
      expect(new Set(sums).size).toBe(1)
      expect((await sharp(pictures[0]?.body).metadata()).width).toBe(doc.width)
      expect(cluster.s3.objects.size).toBeGreaterThan(0)
      expect(cluster.uploadFolders.filter((folder) => fs.existsSync(folder))).toEqual([])
      picture = doc.id
    },
    TIMEOUT_MS,
  )

  it(
    'refuse an upload while the store fails, and keep nothing of it',
    async () => {
      const [first = ''] = cluster.addresses
      const before = await count('select count(*) from media')
      cluster.s3.trouble.status = 500
      const { status } = await upload(first).finally(() => (cluster.s3.trouble.status = 0))
      expect(status).toBeGreaterThanOrEqual(400)
      expect(await count('select count(*) from media')).toBe(before)
    },
    TIMEOUT_MS,
  )

  it(
    'print the brochure of a listing, with its picture',
    async () => {
      const { studio, site } = cluster
      const make = async (collection: string, data: Record<string, unknown>) =>
        (await studio.change(site, 'POST', `/api/${collection}?locale=nl&depth=0`, data)).doc
      const city = await make('cities', { name: 'Gent', zip: '9000', country: 'be' })
      const mainType = await make('property-types', { name: 'Huis', webId: 1 })
      const { id, reference } = await make('properties', {
        title: 'Huis met tuin',
        goal: 'sale',
        status: 'active',
        public: true,
        city: city.id,
        mainType: mainType.id,
        pictures: [picture],
        _status: 'draft',
      })
      await studio.change(site, 'POST', '/api/properties/publish-anyway?locale=nl', {
        id,
        reason: 'Een proef van iets anders',
      })
      const place = `/api/brochure/nl/${reference}.pdf`
      for (const address of cluster.addresses) {
        const printed = async () => {
          const { status, body } = await ask(address, place)
          return status === 200 && body.subarray(0, 5).toString('latin1') === '%PDF-'
        }
        expect(await until(printed, SHOWN_WITHIN, 500)).toBe(true)
      }
    },
    TIMEOUT_MS,
  )
})

/** Asks for pages and sends forms while something happens to instances. */
async function underLoad(first: number, work: () => Promise<void>) {
  const stopPages = steadily(PAGES_PER_SECOND, async () =>
    String((await ask(cluster.site, PAGE)).status),
  )
  const stopForms = steadily(FORMS_PER_SECOND, (at) => postForm(cluster.site, first + at))
  try {
    await work()
  } finally {
    const pages = await stopPages()
    const forms = await stopForms()
    const sent = [...forms.values()].reduce((sum, times) => sum + times, 0)
    expect({ pages: [...pages.keys()], forms: [...forms.keys()] }).toEqual({
      pages: ['200'],
      forms: ['taken'],
    })
    const addresses = Array.from({ length: sent }, (_, at) => `emma.${first + at}@visitor.test`)
    expect(await count('select count(*) from enquiries where email = any($1)', [addresses])).toBe(
      sent,
    )
  }
}

/** Waits until the queue has nothing left to send; gives the mails that the mail server has. */
async function sentMails(): Promise<Set<string | undefined>> {
  const waiting = `select count(*) from mails where status = 'queued'`
  expect(await until(async () => (await count(waiting)) === 0, SENT_WITHIN, 200)).toBe(true)
  const ids = new Set(mails.received.map(({ messageId }) => messageId))
  expect(ids.size).toBe(await count(`select count(*) from mails where status = 'sent'`))
  return ids
}

/** Sends forms until some were thanked for after the work; gives the addresses of all that were. */
async function formsThanked(first: number, work: () => Promise<void>): Promise<string[]> {
  const thanked: string[] = []
  let isOver = false
  let after = 0
  const stop = steadily(FORMS_PER_SECOND, async (at) => {
    const isAfter = isOver
    const outcome = await postForm(cluster.site, first + at)
    if (outcome !== 'taken') return outcome
    thanked.push(`emma.${first + at}@visitor.test`)
    if (isAfter) after += 1
    return outcome
  })
  try {
    expect(await until(() => thanked.length >= 5, SHOWN_WITHIN)).toBe(true)
    await work()
    isOver = true
    expect(await until(() => after >= 5, SHOWN_WITHIN)).toBe(true)
  } finally {
    await stop()
  }
  return thanked
}

describe('visitors notice nothing', () => {
  it(
    'when an instance is killed and started again: each mail is sent once',
    async () => {
      await underLoad(10_000, async () => {
        const killed = cluster.instances[2]
        await killed?.kill()
        await killed?.start()
      })
      const ids = await sentMails()
      expect(mails.received).toHaveLength(ids.size)
    },
    TIMEOUT_MS,
  )

  it(
    'when a worker is killed: the other one sends each mail',
    async () => {
      await underLoad(20_000, async () => {
        await cluster.workers[0]?.kill()
      })
      await sentMails()
    },
    TIMEOUT_MS,
  )

  it(
    'when all instances are restarted one after the other',
    () =>
      underLoad(30_000, async () => {
        for (const instance of cluster.instances) {
          expect(await instance.stop()).toBe(0)
          await instance.start()
        }
      }),
    TIMEOUT_MS,
  )
})

// The last tests: there is no standby any more.
describe('a standby takes the place of the database that died', () => {
  it(
    'while kept pages are answered, and every form that was thanked for is there',
    async () => {
      await ask(cluster.site, PAGE)
      const stopPages = steadily(PAGES_PER_SECOND, async () =>
        String((await ask(cluster.site, PAGE)).status),
      )
      const thanked = await formsThanked(50_000, async () => {
        database.on('error', () => undefined)
        await cluster.database.failOver()
      })
      expect([...(await stopPages()).keys()]).toEqual(['200'])
      database = new Client({ connectionString: cluster.database.url })
      await database.connect()
      const isThere = 'select count(*) from enquiries where email = any($1)'
      expect(await count(isThere, [thanked])).toBe(thanked.length)
    },
    TIMEOUT_MS,
  )

  it(
    'and edits and mails go on',
    async () => {
      const place = `/api/pages/${page}?locale=nl&depth=0`
      const title = 'Na de storing'
      await cluster.studio.change(cluster.site, 'PATCH', place, { title, _status: 'published' })
      const isShown = () => everywhere(async (each) => (await textAt(each)).includes(title))
      expect(await until(isShown, SHOWN_WITHIN)).toBe(true)
      // A mail that was being sent when the database died is tried again after a minute or two; a new one at once.
      expect(await postForm(cluster.site, 60_000)).toBe('taken')
      const sent = `select count(*) from mails where status = 'sent' and "to" = 'emma.60000@visitor.test'`
      expect(await until(async () => (await count(sent)) > 0, SHOWN_WITHIN, 200)).toBe(true)
    },
    TIMEOUT_MS,
  )
})
