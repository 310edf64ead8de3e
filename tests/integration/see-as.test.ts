import { beforeAll, describe, expect, it } from '@jest/globals'

import { seal } from '@/data/core/seal'
import { findViewedOwner } from '@/data/portal/viewedOwner'
import { findSession } from '@/data/core/payload'

import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import { cookiesAfter, press, toOf } from './support/portal'

const site = usePayload()
let people: People

beforeAll(async () => {
  people = await settle(site.payload)
})

const see = (cookie: string, id: unknown) =>
  ask(site.payload, `/owners/${String(id)}/see`, {
    method: 'POST',
    body: {},
    ...(cookie && { cookie }),
  })
const staff = (role = 'agent') => logIn(site.payload, 'users', `${role}@people.test`, PASSWORD)

/** Whose portal is shown to a browser with these cookies. */
async function seen(cookie: string, now?: number): Promise<string | null | undefined> {
  const headers = new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' })
  const user = await findSession(headers)
  return user ? (await findViewedOwner(headers, user, now))?.fullName : null
}

const HALF_HOUR = 30 * 60_000

describe('seeing the portal as an owner', () => {
  it('is for staff, and the log says who saw whose', async () => {
    const cookie = await staff()
    const answer = await see(cookie, people.ownerA.id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^hestia-view=[\w-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax/,
    )
    expect(await seen(cookiesAfter(answer, cookie))).toBe('Aerts')
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'seen_as_owner' } },
    })
    expect(docs).toMatchObject([
      { actorName: 'agent', aboutName: 'Aerts', aboutId: people.ownerA.id },
    ])
  })

  it('is refused to owners and to strangers', async () => {
    const owner = await logIn(site.payload, 'owners', 'baert@people.test', PASSWORD)
    expect([
      (await see(owner, people.ownerA.id)).status,
      (await see('', people.ownerA.id)).status,
    ]).toEqual([403, 403])
    const cookie = await staff()
    const view = cookiesAfter(await see(cookie, people.ownerA.id), cookie)
    const stolen = view.split('; ').find((pair) => pair.startsWith('hestia-view'))
    expect(await seen(`${owner}; ${stolen}`)).toBeUndefined()
    expect(await seen(String(stolen))).toBeNull()
    expect((await see(cookie, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await see(cookie, 'me')).status).toBe(404)
  })

  it('lasts half an hour of that very session', async () => {
    const cookie = await staff()
    const answer = await see(cookie, people.ownerA.id)
    const view = cookiesAfter(answer, cookie)
    expect(await seen(view, Date.now() + HALF_HOUR - 5000)).toBe('Aerts')
    expect(await seen(view, Date.now() + HALF_HOUR + 1000)).toBeUndefined()
    const [, mark = ''] = /(hestia-view=[^;]+)/.exec(view) ?? []
    expect(await seen(`${await staff()}; ${mark}`)).toBeUndefined()
    expect(await seen(`${await staff('editor')}; ${mark}`)).toBeUndefined()
    await ask(site.payload, '/users/logout', { method: 'POST', body: {}, cookie })
    expect(await seen(view)).toBeNull()
  })

  it('believes no cookie that it has not written', async () => {
    const cookie = await staff()
    const forged = [
      'hestia-view=x',
      `hestia-view=${Buffer.from(JSON.stringify({ owner: people.ownerA.id, session: 'x', until: Date.now() + HALF_HOUR })).toString('base64url')}`,
      `hestia-view=${seal('step', { owner: people.ownerA.id, session: 'x', until: Date.now() + HALF_HOUR })}`,
    ]
    for (const one of forged) expect(await seen(`${cookie}; ${one}`)).toBeUndefined()
  })

  it('changes nothing: every press in the portal is refused, and stopping ends it', async () => {
    const { payload } = site
    const cookie = await staff()
    const view = cookiesAfter(await see(cookie, people.ownerA.id), cookie)
    const before = await payload.findByID({ collection: 'owners', id: people.ownerA.id })
    const profile = {
      firstName: 'Gewijzigd',
      lastName: 'X',
      phone: '1',
      language: 'fr',
      monthlyReport: '',
    }
    await press('profile', profile, { cookie: view })
    await press(
      'password',
      {
        present: PASSWORD,
        password: 'een heel ander wachtwoord',
        repeated: 'een heel ander wachtwoord',
      },
      { cookie: view },
    )
    expect(await payload.findByID({ collection: 'owners', id: people.ownerA.id })).toMatchObject({
      firstName: before.firstName,
      lastName: before.lastName,
      language: before.language,
      monthlyReport: before.monthlyReport,
    })
    await expect(logIn(payload, 'owners', 'aerts@people.test', PASSWORD)).resolves.toBeTruthy()
    const stopped = await press('stop', { owner: String(people.ownerA.id) }, { cookie: view })
    expect([stopped.status, toOf(stopped)]).toEqual([
      303,
      `/admin/collections/owners/${people.ownerA.id}`,
    ])
    const after = cookiesAfter(stopped, view)
    expect(after).not.toContain('hestia-view')
    expect((await ask(payload, '/users/me', { cookie: after })).status).toBe(200)
    expect(await seen(after)).toBeUndefined()
  })
})

describe('the account of an owner', () => {
  const act = async (what: string, role = 'agent') => {
    const answer = await ask(site.payload, `/owners/${people.ownerB.id}/${what}`, {
      method: 'POST',
      body: {},
      cookie: await staff(role),
    })
    return { status: answer.status, body: await answer.json() }
  }

  it('is opened by an invitation, shut at once, and opened again', async () => {
    const { payload } = site
    const invited = await act('invite')
    expect(invited).toMatchObject({ status: 200, body: { suspendedAt: null, hasFactor: false } })
    expect(invited.body.invitedAt).toEqual(expect.any(String))
    const cookie = await logIn(payload, 'owners', 'baert@people.test', PASSWORD)
    const suspended = await act('suspend')
    expect(suspended.body).toMatchObject({ sessions: 0, suspendedAt: expect.any(String) })
    const user = await findSession(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }))
    expect(user).toBeNull()
    await expect(logIn(payload, 'owners', 'baert@people.test', PASSWORD)).rejects.toThrow()
    expect(await act('invite')).toMatchObject({ status: 422, body: { problem: 'suspended' } })
    expect((await act('readmit')).body).toMatchObject({ suspendedAt: null })
    await expect(logIn(payload, 'owners', 'baert@people.test', PASSWORD)).resolves.toBeTruthy()
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { aboutId: { equals: people.ownerB.id }, actor: { equals: 'staff' } },
      sort: 'at',
    })
    expect(docs.map(({ action }) => action)).toEqual(['invited', 'suspended', 'readmitted'])
  })

  it('can be opened by staff only', async () => {
    const cookie = await logIn(site.payload, 'owners', 'aerts@people.test', PASSWORD)
    for (const what of ['invite', 'suspend', 'readmit']) {
      expect(
        (
          await ask(site.payload, `/owners/${people.ownerB.id}/${what}`, {
            method: 'POST',
            body: {},
            cookie,
          })
        ).status,
      ).toBe(403)
    }
  })
})
