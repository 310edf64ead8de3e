import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { erasePerson } from '@/data/privacy/erase'
import { exportPerson } from '@/data/privacy/export'
import { queueMail } from '@/data/mail/queue'
import { resendEmail } from '@/data/mail/resend'
import { storeTypedForm } from '@/data/enquiries/typedAnswers'
import { env } from '@/env'
import { writeAuditLine } from '@/fields/audit'
import { deleteExpiredData, deleteExpiredLimits } from '@/jobs/cleanUp'
import { taskListOf } from '@/jobs/job'
import { sendMail } from '@/jobs/mail'
import { outboxName } from '@/mail/outboxFiles'
import { mailTransport } from '@/server/mailTransport'
import { readableCopy } from '@/studio/privacy/readableCopy'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { runDueJobs } from './support/jobs'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People
const outbox = path.join(env.VAR_DIR, 'outbox')

beforeAll(async () => {
  people = await settle(site.payload)
  await mkdir(outbox, { recursive: true })
})

const EMAIL = 'zoe.quist@visitor.test'
const TRACES = [EMAIL, 'Quist', '0499887766', 'Quistlaan']
const person = {
  firstName: 'Zoë',
  lastName: 'Quist',
  email: 'Zoe.Quist@visitor.test',
  phone: '0499887766',
  street: 'Quistlaan 4',
  language: 'nl',
} as const

const work = () =>
  runDueJobs(taskListOf([sendMail(mailTransport()), deleteExpiredData, deleteExpiredLimits]))

/** Everything that one visitor leaves, and the mention of him elsewhere. */
async function leaveTraces(): Promise<void> {
  const { payload } = site
  const req = await createLocalReq({ locale: 'nl' }, payload)
  const received = { status: 'new', receivedAt: new Date().toISOString() } as const
  const mainType = (await createType(payload)).id
  const city = (await createTown(payload)).id
  const property = await payload.create({
    collection: 'properties',
    draft: true,
    data: { title: 'Huis', mainType, city, _status: 'draft' },
  })
  const enquiry = await payload.create({
    collection: 'enquiries',
    data: {
      ...person,
      ...received,
      kind: 'contact',
      remark: 'Mail Quist',
      notes: [{ text: 'Zei Quist' }],
    },
  })
  await payload.create({
    collection: 'demands',
    data: { ...person, goal: 'sale', status: 'active', frequency: 'daily' },
  })
  await payload.create({
    collection: 'subscribers',
    data: { email: EMAIL, language: 'nl', status: 'subscribed' },
  })
  await payload.create({
    collection: 'appointments',
    data: { ...person, property: property.id, status: 'requested' },
  })
  const other = { firstName: 'An', email: `x${EMAIL}`, language: 'nl', kind: 'friend' } as const
  await payload.create({
    collection: 'enquiries',
    data: {
      ...other,
      ...received,
      remark: `Voor\n${EMAIL}.`,
      answers: [{ name: 'a', label: 'Vriend', value: `\n${EMAIL}` }],
    },
  })
  const mail = {
    kind: 'staff_notice',
    locale: 'nl',
    placeholders: { message: 'Quist' },
    lines: [['Naam', 'Quist']],
    about: { enquiry: enquiry.id },
  } as const
  await queueMail(req, { ...mail, to: { address: 'agent@people.test' }, replyTo: EMAIL })
  await queueMail(req, {
    ...mail,
    kind: 'contact_received',
    to: { name: 'Zoë Quist', address: EMAIL },
  })
  await queueMail(req, {
    ...mail,
    kind: 'contact_received',
    to: { address: `x${EMAIL}` },
    placeholders: {},
    lines: [],
    about: {},
  })
  await storeTypedForm({ form: 'contact', typed: { email: EMAIL, lastName: 'Quist' }, refused: {} })
  await payload.create({
    collection: 'payload-preferences',
    data: {
      key: 'list',
      value: { search: EMAIL },
      user: { relationTo: 'users', value: people.admin.id },
    },
    user: people.admin,
  })
}

/** Every row of every table, as a dump would hold it. */
async function dump(): Promise<string> {
  const { pool } = site.payload.db
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const tables = await Promise.all(
    rows.map(async ({ name }) =>
      pool.query<{ all: string }>(`select t::text as all from ${name} t`),
    ),
  )
  return tables.flatMap(({ rows: lines }) => lines.map(({ all }) => all)).join('\n')
}

async function files(): Promise<string> {
  const names = await readdir(outbox)
  return (await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))).join(
    '\n',
  )
}

const foundIn = (text: string): string[] =>
  TRACES.filter((trace) =>
    text.toLowerCase().replaceAll(`x${EMAIL}`, '').includes(trace.toLowerCase()),
  )

describe('a person', () => {
  beforeAll(leaveTraces)

  it('gets a copy of all that is kept, letters included', async () => {
    await work()
    const req = await createLocalReq({ user: people.admin }, site.payload)
    const copy = await exportPerson(req, ' ZOE.quist@visitor.test ')
    const sizes = [
      copy.enquiries,
      copy.demands,
      copy.appointments,
      copy.subscribers,
      copy.mails,
    ].map(({ length }) => length)
    expect(sizes).toEqual([1, 1, 1, 1, 3])
    const { name, text } = await readableCopy(req, copy)
    expect(name).toBe('uw-gegevens.txt')
    expect(text).toContain('Straat en nummer: Quistlaan 4')
    expect(text).toContain('Zei Quist')
    // No ids, no times for programs, no names of fields.
    const [records = ''] = text.split('UITGAANDE MAILS')
    expect(records).toContain('Pand: 1')
    expect(records).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{24}/)
    expect(records).not.toMatch(/\d{4}-\d{2}-\d{2}T/)
    expect(records).not.toMatch(/\b(?:assignedTo|receivedAt|firstName)\b/)
    const french = { ...copy, enquiries: copy.enquiries.map((one) => ({ ...one, language: 'fr' })) }
    expect(await readableCopy(req, french)).toMatchObject({
      name: 'vos-donnees.txt',
      text: expect.stringContaining('Tout ce que nous conservons au sujet de'),
    })
    expect(copy.mails.map(({ text }) => String(text)).join()).toContain('Naam: Quist')
  })

  it('is exported and erased by administrators alone', async () => {
    const cookie = await logIn(site.payload, 'users', 'editor@people.test', PASSWORD)
    const body = { email: EMAIL }
    expect(
      (await ask(site.payload, '/enquiries/erase', { method: 'POST', body, cookie })).status,
    ).toBe(403)
    expect(
      (
        await ask(site.payload, '/enquiries/person', {
          method: 'POST',
          body: { ...body, as: 'json' },
          cookie,
        })
      ).status,
    ).toBe(403)
    const admin = await logIn(site.payload, 'users', 'admin@people.test', PASSWORD)
    const copy = await ask(site.payload, '/enquiries/person', {
      method: 'POST',
      body: { ...body, as: 'json' },
      cookie: admin,
    })
    expect([copy.status, copy.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
  })

  it('leaves no trace in the database or among the files once erased, and other people lose nothing', async () => {
    expect(foundIn(await dump())).toEqual(TRACES)
    expect(foundIn(await files())).not.toEqual([])
    const req = await createLocalReq({ user: people.admin }, site.payload)
    const erased = await erasePerson(req, EMAIL)
    expect(erased).toMatchObject({
      isOwner: false,
      counts: { enquiries: 1, demands: 1, appointments: 1, subscribers: 1, mails: 3 },
    })
    expect(foundIn(await dump())).toEqual([])
    expect(foundIn(await files())).toEqual([])
    const { docs } = await site.payload.find({ collection: 'enquiries' })
    expect(docs).toMatchObject([
      { email: `x${EMAIL}`, remark: 'Voor\n.', answers: [{ label: 'Vriend', value: '\n' }] },
    ])
    expect((await site.payload.count({ collection: 'mails' })).totalDocs).toBe(1)
    expect((await readdir(outbox)).length).toBe(1)
  })

  it('leaves no file of a mail that was sent again, nor of one whose row was deleted', async () => {
    const { payload } = site
    const req = await createLocalReq({ user: people.admin }, payload)
    const mail = { locale: 'nl', placeholders: {}, lines: [['Naam', 'Quist']] } as const
    const order = { ...mail, kind: 'contact_received', to: { address: EMAIL } } as const
    const before = await readdir(outbox)
    const id = (await queueMail(req, order)) ?? ''
    await work()
    expect(await resendEmail(req, id)).toBe(true)
    await work()
    expect(await readdir(outbox)).toHaveLength(before.length + 1)
    await payload.delete({ collection: 'mails', id })
    expect(await readdir(outbox)).toEqual(before)
    // One that an earlier release left, to which no row leads.
    await queueMail(req, order)
    await work()
    await payload.db.pool.query(`update mails set message_id = 'another' where "to" = $1`, [EMAIL])
    await erasePerson(req, EMAIL)
    expect(await readdir(outbox)).toEqual(before)
  })

  it('who works here is no visitor to erase', async () => {
    const req = await createLocalReq({ user: people.admin }, site.payload)
    expect(await erasePerson(req, 'agent@people.test')).toBe('colleague')
    expect((await site.payload.count({ collection: 'users' })).totalDocs).toBe(3)
  })
})

describe('an owner', () => {
  const ADDRESS = 'aerts@people.test'
  const PDF = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  )

  /** What an owner's account, reports, approvals and messages leave. */
  async function beOwner(): Promise<void> {
    const { payload } = site
    const owner = people.ownerA.id
    const at = new Date().toISOString()
    await payload.update({
      collection: 'owners',
      id: owner,
      data: { internalNotes: 'Wil snel verkopen' },
    })
    await payload.create({
      collection: 'reports',
      data: {
        ...({ owner, month: '2026-10', language: 'nl', delivery: 'mailed', sentAt: at } as const),
        content: { sections: [{ title: 'Korenlei 12' }] },
      },
    })
    const approvals = [
      { owner, by: 'Aerts', at },
      { owner: people.ownerB.id, by: 'Baert', at },
    ]
    await payload.create({
      collection: 'documents',
      data: { title: 'Compromis', kind: 'contract', visibleToOwner: true, approvals },
      file: { data: PDF, name: 'compromis.pdf', mimetype: 'application/pdf', size: PDF.length },
    })
    await writeAuditLine(await createLocalReq({ user: people.ownerA }, payload), {
      action: 'document_approved',
    })
    const from = { email: ADDRESS, status: 'new', receivedAt: at, language: 'nl' } as const
    const message = await payload.create({
      collection: 'enquiries',
      data: { ...from, kind: 'owner_message', remark: 'Graag bellen' },
    })
    await payload.create({ collection: 'enquiries', data: { ...from, kind: 'contact' } })
    const req = await createLocalReq({ locale: 'nl' }, payload)
    const mail = { to: { address: ADDRESS }, locale: 'nl', placeholders: {} } as const
    await queueMail(req, { ...mail, kind: 'monthly_report' })
    await queueMail(req, { ...mail, kind: 'contact_received' })
    await queueMail(req, {
      ...mail,
      kind: 'manager_notice',
      to: { address: 'agent@people.test' },
      replyTo: ADDRESS,
      about: { enquiry: message.id },
    })
  }

  it('gets a copy of the account, reports, approvals and lines of the log', async () => {
    await beOwner()
    const cookie = await logIn(site.payload, 'users', 'admin@people.test', PASSWORD)
    const body = { email: ADDRESS, as: 'counts' }
    const counted = await ask(site.payload, '/enquiries/person', { method: 'POST', body, cookie })
    expect(await counted.json()).toMatchObject({
      isOwner: true,
      counts: { owners: 1, reports: 1, documents: 1, enquiries: 2, mails: 3 },
    })
    const req = await createLocalReq({ user: people.admin }, site.payload)
    const copy = await exportPerson(req, ADDRESS)
    expect(copy).toMatchObject({
      owners: [{ email: ADDRESS, internalNotes: 'Wil snel verkopen' }],
      reports: [{ month: '2026-10', content: { sections: [{ title: 'Korenlei 12' }] } }],
      documents: [{ title: 'Compromis', approvals: [{ by: 'Aerts' }] }],
    })
    expect(copy['audit-log']).toContainEqual(
      expect.objectContaining({ action: 'document_approved' }),
    )
    // Nothing by which the account is opened, and nothing of the other owner.
    expect(JSON.stringify(copy)).not.toMatch(/"(?:hash|salt|sessions|password)"|Baert/)
    const { text } = await readableCopy(req, copy)
    expect(text).toContain('Wil snel verkopen')
    expect(text).toContain('Compromis')
  })

  it('keeps the file of the sale when the rest is erased', async () => {
    const req = await createLocalReq({ user: people.admin }, site.payload)
    expect(await erasePerson(req, ADDRESS)).toMatchObject({
      isOwner: true,
      counts: { enquiries: 1, mails: 1 },
    })
    const { rows } = await site.payload.db.pool.query<{ kind: string }>(
      `select kind::text from mails where lower("to") = $1 or kind = 'manager_notice'
       union all select kind::text from enquiries where email = $1 order by 1`,
      [ADDRESS],
    )
    expect(rows.map(({ kind }) => kind)).toEqual([
      'manager_notice',
      'monthly_report',
      'owner_message',
    ])
  })
})

describe('every night', () => {
  const ago = (months: number, days: number) => {
    const date = new Date()
    date.setUTCMonth(date.getUTCMonth() - months)
    date.setUTCDate(date.getUTCDate() - days)
    return date.toISOString()
  }
  const enquiry = async (email: string, receivedAt: string, status: 'new' | 'spam' = 'new') =>
    site.payload.create({
      collection: 'enquiries',
      data: { email, receivedAt, status, kind: 'contact', language: 'nl' },
    })

  it('goes what is older than the privacy page says, and nothing younger', async () => {
    const { pool } = site.payload.db
    for (const table of ['mails', 'enquiries', 'demands', 'subscribers', 'appointments'])
      await pool.query(`delete from ${table}`)
    const old = await enquiry('old@x.test', ago(12, 1))
    await enquiry('young@x.test', ago(12, -1))
    await enquiry('spam@x.test', ago(0, 31), 'spam')
    await enquiry('spam-young@x.test', ago(0, 29), 'spam')
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    await queueMail(req, {
      kind: 'contact_received',
      to: { address: 'old@x.test' },
      locale: 'nl',
      placeholders: {},
      about: { enquiry: old.id },
    })
    await work()
    const demand = { goal: 'sale', frequency: 'daily', language: 'nl' } as const
    for (const [email, status, age] of [
      ['waits@x.test', 'unconfirmed', 31],
      ['waits-young@x.test', 'unconfirmed', 29],
      ['active@x.test', 'active', 31],
      ['asleep@x.test', 'active', 367],
    ] as const) {
      const { id } = await site.payload.create({
        collection: 'demands',
        data: { ...demand, email, status },
      })
      await pool.query(
        `update demands set created_at = now() - make_interval(days => $2), last_activity = now() - make_interval(days => $2) where id = $1`,
        [id, age],
      )
    }
    const file = async (months: number, days: number) => {
      const name = outboxName('<of no row>', new Date(ago(months, days)))
      await writeFile(path.join(outbox, name), 'To: old@x.test')
      return name
    }
    await file(12, 1)
    const young = await file(12, -1)
    await pool.query(`select graphile_worker.add_job('forgetOld')`)
    await work()
    const orphans = (await readdir(outbox)).filter((name) => name.endsWith('-ofnorow.eml'))
    expect(orphans).toEqual([young])
    await rm(path.join(outbox, young))
    const left = async (table: string) =>
      (await pool.query<{ email: string }>(`select email from ${table} order by email`)).rows.map(
        ({ email }) => email,
      )
    expect(await left('enquiries')).toEqual(['spam-young@x.test', 'young@x.test'])
    expect(await left('demands')).toEqual(['active@x.test', 'waits-young@x.test'])
    expect((await site.payload.count({ collection: 'mails' })).totalDocs).toBe(0)
    expect(foundIn(await files())).toEqual([])
    expect(await files()).not.toContain('old@x.test')
  })

  it('keeps what an owner wrote for ten years, and a testimonial that is not shown for one', async () => {
    const { pool } = site.payload.db
    for (const table of ['mails', 'enquiries', 'testimonials'])
      await pool.query(`delete from ${table}`)
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    for (const [email, kind, receivedAt] of [
      ['owner@x.test', 'owner_message', ago(119, 0)],
      ['owner-old@x.test', 'owner_message', ago(120, 1)],
      ['bidder@x.test', 'offer', ago(12, 1)],
    ] as const) {
      const { id } = await site.payload.create({
        collection: 'enquiries',
        data: { email, kind, receivedAt, status: 'closed', language: 'nl' },
      })
      const mail = await queueMail(req, {
        kind: 'staff_answer',
        to: { address: email },
        locale: 'nl',
        placeholders: {},
        about: { enquiry: id },
      })
      await pool.query('update mails set queued_at = $2 where id = $1', [mail, receivedAt])
    }
    for (const [name, status, age] of [
      ['draft', 'draft', ago(12, 1)],
      ['draft-young', 'draft', ago(12, -1)],
      ['shown', 'published', ago(12, 1)],
    ] as const) {
      const { id } = await site.payload.create({
        collection: 'testimonials',
        data: { name, status, public: true, comment: 'Fijn' },
        user: people.admin,
      })
      await pool.query('update testimonials set updated_at = $2 where id = $1', [id, age])
    }
    await pool.query(`select graphile_worker.add_job('forgetOld')`)
    await work()
    const left = async (statement: string) =>
      (await pool.query<{ name: string }>(`${statement} order by 1`)).rows.map(({ name }) => name)
    expect(await left('select email as name from enquiries')).toEqual(['owner@x.test'])
    expect(await left('select "to" as name from mails')).toEqual(['owner@x.test'])
    expect(await left('select name from testimonials')).toEqual(['draft-young', 'shown'])
    expect(
      await left(`select title as name from last_edits where collection = 'testimonials'`),
    ).toEqual(['draft-young', 'shown'])
  })

  describe('of what waits for a confirmation, or has ended', () => {
    const pool = () => site.payload.db.pool
    const old = ago(0, 31)
    const young = ago(0, 29)
    const since = (at: string) => ({ receivedAt: at, language: 'nl' }) as const

    const subscriber = async (
      email: string,
      status: 'unconfirmed' | 'subscribed' | 'unsubscribed',
      at: string,
    ) => {
      const { id } = await site.payload.create({
        collection: 'subscribers',
        data: { email, status, language: 'nl' },
      })
      await pool().query(`update subscribers set created_at = $2, updated_at = $2 where id = $1`, [
        id,
        at,
      ])
      await site.payload.create({
        collection: 'enquiries',
        data: { ...since(at), email, kind: 'newsletter', status: 'closed' },
      })
    }
    const search = async (
      email: string,
      kind: 'saved_search' | 'demand',
      status: 'unconfirmed' | 'active',
      at: string,
      notes: { text: string }[] = [],
    ) => {
      const { id: enquiry } = await site.payload.create({
        collection: 'enquiries',
        data: { ...since(at), email, kind, status: 'new', notes },
      })
      const { id } = await site.payload.create({
        collection: 'demands',
        data: { email, status, enquiry, goal: 'sale', frequency: 'daily', language: 'nl' },
      })
      await pool().query(`update demands set created_at = $2 where id = $1`, [id, at])
    }

    it('goes a month later with its enquiry and its mails, and nothing that was confirmed or taken up', async () => {
      for (const table of ['mails', 'enquiries', 'demands', 'subscribers'])
        await pool().query(`delete from ${table}`)
      await subscriber('waits@x.test', 'unconfirmed', old)
      await subscriber('waits-young@x.test', 'unconfirmed', young)
      await site.payload.create({
        collection: 'subscribers',
        data: { email: 'waits-again@x.test', status: 'unconfirmed', language: 'nl' },
      })
      await pool().query(
        `update subscribers set created_at = $1 where email = 'waits-again@x.test'`,
        [old],
      )
      await subscriber('subscribed@x.test', 'subscribed', old)
      await subscriber('ended@x.test', 'unsubscribed', old)
      await subscriber('ended-young@x.test', 'unsubscribed', young)
      await search('search@x.test', 'saved_search', 'unconfirmed', old)
      await search('search-young@x.test', 'saved_search', 'unconfirmed', young)
      await search('search-active@x.test', 'saved_search', 'active', old)
      await search('wish@x.test', 'demand', 'unconfirmed', old)
      await search('wish-taken@x.test', 'demand', 'unconfirmed', old, [{ text: 'Gebeld' }])
      for (const [email, at] of [
        ['away@x.test', old],
        ['away-young@x.test', young],
      ] as const)
        await site.payload.create({
          collection: 'enquiries',
          data: { ...since(at), email, kind: 'unsubscribe', status: 'closed' },
        })
      const req = await createLocalReq({ locale: 'nl' }, site.payload)
      for (const kind of ['newsletter_confirm', 'demand_confirm', 'unsubscribed'] as const)
        for (const [name, at] of [
          ['old', old],
          ['young', young],
        ] as const) {
          const id = await queueMail(req, {
            kind,
            to: { address: `${kind}-${name}@x.test` },
            locale: 'nl',
            placeholders: {},
          })
          await pool().query(`update mails set queued_at = $2 where id = $1`, [id, at])
        }
      await pool().query(`select graphile_worker.add_job('forgetOld')`)
      await work()

      const left = async (table: string, column = 'email') =>
        (
          await pool().query<{ of: string }>(`select "${column}" as of from ${table} order by 1`)
        ).rows.map(({ of }) => of.replace('@x.test', ''))
      expect(await left('subscribers')).toEqual([
        'ended-young',
        'subscribed',
        'waits-again',
        'waits-young',
      ])
      expect(await left('enquiries')).toEqual([
        'away-young',
        'ended-young',
        'search-active',
        'search-young',
        'subscribed',
        'waits-young',
        'wish-taken',
      ])
      expect(await left('demands')).toEqual(['search-active', 'search-young'])
      expect(await left('mails', 'to')).toEqual([
        'demand_confirm-young',
        'newsletter_confirm-young',
        'unsubscribed-young',
      ])
    })

    it('loses the address of a friend whose mail had failed before', async () => {
      const req = await createLocalReq({ locale: 'nl' }, site.payload)
      const id = await queueMail(req, {
        kind: 'friend',
        to: { name: 'Jan', address: 'jan@friend.test' },
        locale: 'nl',
        placeholders: {},
      })
      await pool().query(
        `update mails set status = 'failed', last_error = '<jan@friend.test>' where id = $1`,
        [id],
      )
      await pool().query(`select graphile_worker.add_job('forgetOld')`)
      await work()
      expect(await dump()).not.toContain('jan@friend.test')
    })
  })

  it('deletes a count of a rate limit once its window is over, and none before', async () => {
    const { pool } = site.payload.db
    await pool.query(
      `insert into form_limits as counted (key, points, expire) values
         ('over', 3, extract(epoch from now()) * 1000 - 1), ('counts', 3, extract(epoch from now()) * 1000 + 60000)`,
    )
    await pool.query(`select graphile_worker.add_job('forgetLimits')`)
    await work()
    const { rows } = await pool.query(`select key from form_limits where key in ('over', 'counts')`)
    expect(rows).toEqual([{ key: 'counts' }])
  })
})
