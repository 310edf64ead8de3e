import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { erasePerson } from '@/data/privacy/erase'
import { exportPerson } from '@/data/privacy/export'
import { enquiryKinds } from '@/domain/enquiries/forms'
import { env } from '@/env'
import { writeAuditLine } from '@/fields/audit'
import { taskListOf } from '@/jobs/job'
import { sendMail } from '@/jobs/mail'
import { mailTransport } from '@/server/mailTransport'

import { settleForms, type EveryForm } from './support/everyForm'
import { answerOf, post } from './support/forms'
import { runDueJobs } from './support/jobs'
import { usePayload } from './support/payload'
import { settle, type People } from './support/people'

const site = usePayload()
let everyForm: EveryForm
let people: People

beforeAll(async () => {
  everyForm = await settleForms(site.payload)
  people = await settle(site.payload)
  await mkdir(path.join(env.VAR_DIR, 'outbox'), { recursive: true })
})

const EMAIL = 'xanthippe@vandezwaluw.test'
const xanthippe = {
  firstName: 'Xanthippe',
  lastName: 'Vandezwaluw',
  email: EMAIL,
  phone: '0499 88 77 66',
  typed: 'Bel Xanthippe Vandezwaluw',
}
const other = {
  firstName: 'Emma',
  lastName: 'Peeters',
  email: 'emma@example.com',
  phone: '0470 12 34 56',
  typed: 'Dag',
}
const TRACES = ['Xanthippe', 'Vandezwaluw', '0499 88 77 66', '0499887766', '499/88.77.66']

const send = () => runDueJobs(taskListOf([sendMail(mailTransport())]))

/** Every row of every table of every schema, as a dump would hold it. */
async function dump(): Promise<Map<string, string>> {
  const { pool } = site.payload.db
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts = await Promise.all(
    rows.map(
      async ({ name }) =>
        (await pool.query<{ all: string }>(`select t::text as all from ${name} t`)).rows,
    ),
  )
  return new Map(
    rows.map(({ name }, at) => [name, (texts[at] ?? []).map(({ all }) => all).join('\n')]),
  )
}

/** Everything below the folder of the data: names of files and what is in them. */
async function files(): Promise<Map<string, string>> {
  const entries = await readdir(env.VAR_DIR, { recursive: true, withFileTypes: true })
  const found = new Map<string, string>()
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    found.set(file, `${file}\n${await readFile(file, 'latin1')}`)
  }
  return found
}

const holding = (texts: Map<string, string>): string[] =>
  [...texts]
    .filter(([, text]) => TRACES.some((trace) => text.toLowerCase().includes(trace.toLowerCase())))
    .map(([name]) => name)

/** What colleagues write of her where no form leads to. */
async function writeOfHer(): Promise<void> {
  const { payload } = site
  const req = await createLocalReq({ user: people.agent }, payload)
  const {
    docs: [property],
  } = await payload.find({ collection: 'properties', limit: 1, depth: 0 })
  const activity = {
    property: property?.id ?? '',
    kind: 'history',
    type: 'call',
    status: 'done',
    date: new Date().toISOString(),
  } as const
  await payload.create({
    collection: 'activities',
    data: {
      ...activity,
      subject: 'Gebeld met Vandezwaluw, Xanthippe',
      contact: 'Xanthippe Vandezwaluw',
      comment: 'Terugbellen op +32 499/88.77.66',
    } as never,
  })
  await post('contact', everyForm(other).contact)
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { email: { equals: other.email } },
    limit: 1,
    depth: 0,
  })
  await payload.update({
    collection: 'enquiries',
    id: docs[0]?.id ?? '',
    data: { notes: [{ text: `Kent Xanthippe Vandezwaluw (0499887766, ${EMAIL})` }] },
  })
  await writeAuditLine(req, {
    action: 'person_exported',
    about: { collection: 'enquiries', id: 'x', name: 'Xanthippe Vandezwaluw' },
  } as never)
  const { docs: said } = await payload.find({ collection: 'testimonials', depth: 0 })
  for (const { id } of said)
    await payload.update({
      collection: 'testimonials',
      id,
      data: { postedBy: 'Xanthippe Vandezwaluw' },
      user: people.editor,
      overrideAccess: false,
    })
}

describe('a visitor who used every form', () => {
  it('is found in the database and the files, and nowhere once she is erased', async () => {
    for (const kind of enquiryKinds) {
      await site.payload.db.pool.query('delete from form_limits')
      expect([kind, await answerOf(await post(kind, everyForm(xanthippe)[kind]))]).toMatchObject([
        kind,
        { status: 200 },
      ])
    }
    // She is the friend of somebody, too; and has a form that is not right yet.
    await post('friend', {
      ...everyForm(other).friend,
      friendName: 'Xanthippe',
      friendEmail: EMAIL,
    })
    await post(
      'contact',
      { ...everyForm(xanthippe).contact, email: 'geen adres' },
      { asScript: false },
    )
    await send()
    // A tip that has not left.
    await site.payload.db.pool.query('delete from form_limits')
    await post('friend', {
      ...everyForm(other).friend,
      friendName: 'Xanthippe',
      friendEmail: EMAIL,
      remark: 'Nog eentje',
    })
    await writeOfHer()
    // One from before testimonials had a mark.
    await site.payload.db.pool.query(`update testimonials set author_key = null`)

    const [booked] = (
      await site.payload.db.pool.query(
        'select property_id::text as id from appointments where lower(email) = $1',
        [EMAIL],
      )
    ).rows
    const visited = String(booked.id)
    await site.payload.db.pool.query('delete from graphile_worker._private_jobs')

    const before = holding(await dump())
    for (const table of [
      'enquiries',
      'demands',
      'appointments',
      'subscribers',
      'testimonials',
      'mails',
      'typed_forms',
      'activities',
      'audit_log',
      'language_states',
      'last_edits',
    ])
      expect(before).toContain(`public.${table}`)
    expect(holding(await files())).not.toEqual([])

    const req = await createLocalReq({ user: people.admin }, site.payload)
    expect(await exportPerson(req, EMAIL)).toMatchObject({
      enquiries: { length: enquiryKinds.length },
    })
    const erased = await erasePerson(req, EMAIL)
    expect(erased).toMatchObject({
      counts: {
        enquiries: enquiryKinds.length,
        // By the form of search requests, and by that of a list.
        demands: 2,
        appointments: 1,
        subscribers: 1,
        testimonials: 1,
      },
      namesakes: 0,
      shown: 0,
    })

    expect(holding(await dump())).toEqual([])
    expect(holding(await files())).toEqual([])
    // The page of the property offers her moment to others again.
    const { rows } = await site.payload.db.pool.query(
      `select payload::text as text from graphile_worker._private_jobs where payload::text like $1`,
      [`%visit-days:in:${visited}%`],
    )
    expect(rows.length).toBeGreaterThan(0)
    const { docs } = await site.payload.find({
      collection: 'enquiries',
      depth: 0,
      where: { kind: { equals: 'contact' } },
    })
    expect(docs).toMatchObject([
      {
        email: other.email,
        fullName: 'Emma Peeters',
        remark: 'Dag',
        notes: [{ text: 'Kent  (, )' }],
      },
    ])
    expect(
      await site.payload.count({
        collection: 'audit-log',
        where: { action: { equals: 'person_erased' } },
      }),
    ).toEqual({ totalDocs: 1 })
  })

  it('gets her testimonial with what she agreed to, and it goes with her when her enquiry has long been forgotten', async () => {
    await site.payload.db.pool.query('delete from form_limits')
    await post('testimonial', everyForm(xanthippe).testimonial)
    await site.payload.db.pool.query(`delete from enquiries where email = '${EMAIL}'`)
    const req = await createLocalReq({ user: people.admin }, site.payload)
    const copy = await exportPerson(req, EMAIL)
    expect(copy.testimonials).toMatchObject([
      {
        name: 'Xanthippe Vandezwaluw',
        consent: { text: expect.stringContaining('Mijn getuigenis mag met mijn naam op de site') },
      },
    ])
    expect(JSON.stringify(copy.testimonials)).not.toContain('authorKey')
    expect(await erasePerson(req, EMAIL)).toMatchObject({ counts: { testimonials: 1 } })
    expect((await site.payload.count({ collection: 'testimonials' })).totalDocs).toBe(0)
  })

  it('takes nothing from who has the same name or the same phone', async () => {
    await site.payload.db.pool.query('delete from form_limits; delete from activities')
    await post('contact', everyForm({ ...xanthippe, typed: 'een' }).contact)
    await post(
      'contact',
      everyForm({ ...xanthippe, email: 'namesake@example.com', typed: 'twee' }).contact,
    )
    await writeOfHer()
    const req = await createLocalReq({ user: people.admin }, site.payload)
    expect(await erasePerson(req, EMAIL)).toMatchObject({ counts: { enquiries: 1 }, namesakes: 1 })
    const { docs } = await site.payload.find({
      collection: 'enquiries',
      depth: 0,
      where: { email: { equals: 'namesake@example.com' } },
    })
    expect(docs).toMatchObject([
      { fullName: 'Xanthippe Vandezwaluw', phone: '0499 88 77 66', remark: 'twee' },
    ])
    const { docs: activities } = await site.payload.find({ collection: 'activities', depth: 0 })
    expect(activities).toMatchObject([
      { contact: 'Xanthippe Vandezwaluw', comment: 'Terugbellen op ' },
    ])
  })
})
