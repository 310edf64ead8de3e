import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'

import { writeAuditLine } from '@/fields/audit'
import { deleteExpiredData } from '@/jobs/cleanUp'
import { taskListOf } from '@/jobs/job'
import type { Property } from '@/payload-types'
import { detailsIn } from '@/studio/audit/details'
import { requireStaff } from '@/studio/requireStaff'

import { createTown, createType } from './support/fixtures'
import { ask, logIn } from './support/http'
import { runDueJobs } from './support/jobs'
import { lawful } from './support/lawful'
import { usePayload } from './support/payload'
import { overHttp, PASSWORD, settle, type People } from './support/people'

const site = usePayload()
let people: People

beforeAll(async () => {
  people = await settle(site.payload)
})

const lines = async (action: string) =>
  (
    await site.payload.find({
      collection: 'audit-log',
      where: { action: { equals: action } },
      sort: '-at',
      depth: 0,
    })
  ).docs

const latest = async (action: string) => (await lines(action))[0]

describe('the audit log', () => {
  it('says who came in and went, staff and owners alike', async () => {
    const staff = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
    expect(await latest('login')).toMatchObject({
      actor: 'staff',
      actorName: 'agent',
      actorId: people.agent.id,
    })
    await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)
    expect(await latest('login')).toMatchObject({
      actor: 'owner',
      actorName: 'Aerts',
      actorId: people.ownerA.id,
    })
    await ask(site.payload, '/users/logout', { method: 'POST', cookie: staff })
    expect(await latest('logout')).toMatchObject({ actor: 'staff', actorName: 'agent' })
  })

  it('says what colleagues published, priced, sold and took offline, and nothing of a draft or an import', async () => {
    const { payload } = site
    const { id: mainType } = await createType(payload, { webId: 977 })
    const { id: city } = await createTown(payload, { name: 'Logdorp' })
    const data = {
      title: 'Huis met log',
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      price: 350_000,
      mainType,
      city,
    } as const
    const { id, reference } = await payload.create({
      collection: 'properties',
      data: { ...lawful, ...data, _status: 'draft' },
      draft: true,
    })
    const change = (changed: Partial<Property>, more = {}) =>
      payload.update({
        collection: 'properties',
        id,
        data: changed,
        ...overHttp(people.editor),
        ...more,
      })
    await change({ _status: 'published' })
    expect(await latest('published')).toMatchObject({
      actorName: 'editor',
      aboutId: id,
      aboutName: `${reference} · Huis met log`,
    })
    await change({ price: 300_000 }, { draft: true })
    expect(await latest('price_changed')).toBeUndefined()
    await change({ price: 335_000, _status: 'published' })
    const priced = (await latest('price_changed'))?.details
    expect(priced).toEqual({ price: '350000 → 335000' })
    expect(detailsIn(payload, 'nl', priced, 'properties')).toEqual([
      expect.stringMatching(/^Prijs: €\s350\.000 → €\s335\.000$/),
    ])
    await payload.update({
      collection: 'properties',
      id,
      data: { price: 330_000, _status: 'published' },
    })
    expect(await lines('price_changed')).toHaveLength(1)
    await change({ marquee: 'option', _status: 'published' })
    const [sold] = await lines('status_changed')
    expect(sold?.details).toEqual({ marquee: 'none → option' })
    expect(detailsIn(payload, 'nl', sold?.details, 'properties')).toEqual([
      'Banner: Geen → In optie',
    ])
    await change({ _status: 'draft' })
    expect(await latest('taken_offline')).toMatchObject({ actorName: 'editor', aboutId: id })
    expect(await lines('published')).toHaveLength(1)
  })

  it('says which settings and redirects changed, before and after', async () => {
    const { payload } = site
    await payload.updateGlobal({
      slug: 'settings',
      data: { themeDraft: { moss: '#123456' } },
      ...overHttp(people.admin),
    })
    const line = await latest('settings_changed')
    expect(line).toMatchObject({ actorName: 'admin', aboutCollection: 'settings' })
    expect(line?.details).toMatchObject({ 'themeDraft.moss': expect.stringMatching(/ → #123456$/) })
    expect(detailsIn(payload, 'fr', line?.details, 'settings').join()).toContain(
      'Couleur principale\u00a0: ',
    )
    const { id } = await payload.create({
      collection: 'redirects',
      data: { from: '/nl/oud/', kind: 'url', url: '/nl/' },
      ...overHttp(people.editor),
    })
    await payload.update({
      collection: 'redirects',
      id,
      data: { url: '/nl/contact/' },
      ...overHttp(people.editor),
    })
    expect(await latest('redirect_saved')).toMatchObject({
      aboutName: '/nl/oud/',
      details: { url: '/nl/ → /nl/contact/' },
    })
    await payload.delete({ collection: 'redirects', id, ...overHttp(people.editor) })
    expect(await latest('redirect_deleted')).toMatchObject({ aboutName: '/nl/oud/' })
  })

  it('says who was given an account, another role or another password, and never the password', async () => {
    const { payload } = site
    const confirmed = { presentPassword: PASSWORD }
    const data = {
      name: 'Nieuw',
      email: 'nieuw@people.test',
      password: PASSWORD,
      role: 'agent',
      language: 'nl',
      ...confirmed,
    } as const
    const { id } = await payload.create({ collection: 'users', data, ...overHttp(people.admin) })
    expect(await latest('account_created')).toMatchObject({
      actorName: 'admin',
      aboutName: 'Nieuw',
      aboutId: id,
      details: { role: 'agent' },
    })
    await payload.update({
      collection: 'users',
      id,
      data: { role: 'editor', ...confirmed },
      ...overHttp(people.admin),
    })
    expect(await latest('role_changed')).toMatchObject({
      actorName: 'admin',
      aboutId: id,
      details: { from: 'agent', to: 'editor' },
    })
    await payload.update({
      collection: 'users',
      id,
      data: { password: 'een ander wachtwoord', ...confirmed },
      ...overHttp(people.admin),
    })
    await payload.update({
      collection: 'users',
      where: { id: { equals: id } },
      data: { password: 'nog een wachtwoord', ...confirmed },
      ...overHttp(people.admin),
    })
    expect(await lines('password_changed')).toMatchObject([
      { aboutId: id },
      { aboutId: id, actorName: 'admin' },
    ])
    await payload.update({
      collection: 'users',
      id,
      data: { phone: '1' },
      ...overHttp(people.admin),
    })
    expect([
      (await lines('password_changed')).length,
      (await lines('role_changed')).length,
    ]).toEqual([2, 1])
    const { rows } = await payload.db.pool.query<{ all: string }>(
      'select l::text as all from audit_log l',
    )
    expect(rows.map(({ all }) => all).join()).not.toContain('wachtwoord')
  })

  it('says that a new password was chosen by the link in an email', async () => {
    const { payload } = site
    const token = await payload.forgotPassword({
      collection: 'owners',
      data: { email: 'baert@people.test' },
      disableEmail: true,
    })
    await payload.resetPassword({
      collection: 'owners',
      data: { token, password: 'een nieuw wachtwoord' },
      overrideAccess: true,
    })
    expect(await latest('password_changed')).toMatchObject({
      actor: 'owner',
      actorName: 'Baert',
      aboutId: people.ownerB.id,
    })
  })

  it('says what was deleted, by the name it had', async () => {
    const { payload } = site
    const owner = await payload.create({
      collection: 'owners',
      data: { lastName: 'Weg', email: 'weg@people.test', password: PASSWORD, language: 'nl' },
    })
    await payload.delete({ collection: 'owners', id: owner.id, ...overHttp(people.admin) })
    expect(await latest('account_deleted')).toMatchObject({
      aboutCollection: 'owners',
      aboutName: 'Weg',
      actorName: 'admin',
    })
    const mainType = (await createType(payload)).id
    const city = (await createTown(payload)).id
    const property = await payload.create({
      collection: 'properties',
      draft: true,
      data: { title: 'Huis', mainType, city, _status: 'draft' },
    })
    await payload.delete({ collection: 'properties', id: property.id, ...overHttp(people.editor) })
    expect(await latest('property_deleted')).toMatchObject({
      actorName: 'editor',
      aboutName: `${property.reference} · Huis`,
    })
  })

  it('says that the inbox was taken along, or the file of a person, and not of whom', async () => {
    const cookie = await logIn(site.payload, 'users', 'admin@people.test', PASSWORD)
    await ask(site.payload, '/enquiries/export?tab=new', { cookie })
    expect(await latest('inbox_exported')).toMatchObject({
      actorName: 'admin',
      details: { tab: 'new', rows: 0 },
    })
    const body = { email: 'iemand@visitor.test', as: 'json' }
    await ask(site.payload, '/enquiries/person', {
      method: 'POST',
      body: { ...body, as: 'counts' },
      cookie,
    })
    expect(await lines('person_exported')).toEqual([])
    await ask(site.payload, '/enquiries/person', { method: 'POST', body, cookie })
    await ask(site.payload, '/enquiries/erase', { method: 'POST', body, cookie })
    expect(await lines('person_exported')).toHaveLength(1)
    expect(await lines('person_erased')).toMatchObject([
      { actorName: 'admin', details: { enquiries: 0 } },
    ])
    expect(
      JSON.stringify(await site.payload.find({ collection: 'audit-log', pagination: false })),
    ).not.toContain('iemand@visitor.test')
  })

  it('says nothing of what did not come to stand', async () => {
    const { payload } = site
    const req = await createLocalReq({ user: people.admin }, payload)
    const before = await lines('suspended')
    req.transactionID = (await payload.db.beginTransaction()) ?? ''
    await writeAuditLine(req, { action: 'suspended' })
    await payload.db.rollbackTransaction(req.transactionID)
    expect(await lines('suspended')).toEqual(before)
  })

  it('can be read by administrators only, and changed by no role', async () => {
    const { payload } = site
    for (const role of ['agent', 'editor']) {
      const cookie = await logIn(payload, 'users', `${role}@people.test`, PASSWORD)
      expect((await ask(payload, '/audit-log', { cookie })).status).toBe(403)
    }
    const cookie = await logIn(payload, 'users', 'admin@people.test', PASSWORD)
    const [line] = (await (await ask(payload, '/audit-log?limit=1', { cookie })).json()).docs
    expect(line.action).toBe('login')
    const tries = [
      ask(payload, '/audit-log', {
        method: 'POST',
        body: { action: 'login', at: new Date().toISOString(), actor: 'staff' },
        cookie,
      }),
      ask(payload, `/audit-log/${line.id}`, { method: 'PATCH', body: { actorName: 'x' }, cookie }),
      ask(payload, `/audit-log/${line.id}`, { method: 'DELETE', cookie }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403])
  })

  it('forgets after two years', async () => {
    const { pool } = site.payload.db
    await pool.query(
      `update audit_log set at = now() - interval '25 months' where action = 'logout'`,
    )
    await pool.query(`select graphile_worker.add_job('forgetOld')`)
    await runDueJobs(taskListOf([deleteExpiredData]))
    expect(await lines('logout')).toEqual([])
    expect(await lines('login')).not.toEqual([])
  })
})

describe('the functions of the studio', () => {
  const asked = async (cookie: string) =>
    requireStaff(site.payload, new Headers({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }))

  it('answer staff, and neither owners nor strangers', async () => {
    await expect(
      asked(await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)),
    ).resolves.toBeUndefined()
    await expect(
      asked(await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)),
    ).rejects.toThrow()
    await expect(asked('')).rejects.toThrow()
  })
})
