import { beforeEach, describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'

import { countHoldings } from '@/data/accounts/holdings'
import { createSystemRequest } from '@/data/core/payload'
import { findColleagues } from '@/data/site/colleagues'
import { findStaff } from '@/data/site/staff'
import { agendaAddress, findAgenda } from '@/data/viewings/agenda'

import { accountSteps } from './support/accounts'
import { ask } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import { cookiesAfter } from './support/portal'

const site = usePayload()
const ADMIN = 'admin@people.test'
const { mails, newestLink, factorOf } = accountSteps(() => site.payload)
let admin: string
let people: People

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from form_limits; delete from account_links; delete from account_factors; delete from mails',
  )
  people = await settle(site.payload)
  admin = String(people.admin.id)
})

const send = (path: string, body: unknown, cookie?: string) =>
  ask(site.payload, `/users/${path}`, { method: 'POST', body, ...(cookie && { cookie }) })
const logIn = (body: unknown = { email: ADMIN, password: PASSWORD }, cookie?: string) =>
  send('login', body, cookie)
const told = async (response: Response): Promise<Record<string, unknown>> => ({
  status: response.status,
  ...((await response.json()) as object),
})
const isIn = async (cookie: string): Promise<boolean> =>
  (await ask(site.payload, '/users?limit=1', { cookie })).status === 200

async function turnedOn(): Promise<{ secret: string; codes: string[]; cookie: string }> {
  const cookie = cookiesAfter(await logIn())
  expect(
    await told(await send('security', { do: 'begin', present: 'niet mijn wachtwoord' }, cookie)),
  ).toEqual({ status: 422, problem: 'present' })
  expect((await send('security', { do: 'begin', present: PASSWORD }, cookie)).status).toBe(200)
  const { secret, codes } = await factorOf(admin, ADMIN)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() - 30_000,
  })
  expect((await send('security', { do: 'confirm', code }, cookie)).status).toBe(200)
  return { secret, codes, cookie }
}

describe('the login of staff', () => {
  it('needs only a password where no second factor is set up, and answers what scripts of the studio expect', async () => {
    const response = await logIn()
    expect(await told(response)).toMatchObject({
      status: 200,
      user: { id: admin, role: 'admin', collection: 'users' },
    })
    expect(await isIn(cookiesAfter(response))).toBe(true)
  })

  it('opens the studio with content in the own language of a colleague, until they choose another', async () => {
    const { payload } = site
    const languageOfContent = async () => {
      const { docs } = await payload.find({
        collection: 'payload-preferences',
        where: { key: { equals: 'locale' }, 'user.value': { equals: admin } },
        overrideAccess: true,
      })
      expect(docs.length).toBeLessThan(2)
      return docs[0]?.value
    }
    const speak = (language: 'nl' | 'fr' | 'de') =>
      payload.update({ collection: 'users', id: admin, data: { language } })
    expect(await languageOfContent()).toBeUndefined()
    await speak('fr')
    await logIn()
    expect(await languageOfContent()).toBe('fr')
    await speak('de')
    expect(await languageOfContent()).toBe('de')
    const cookie = cookiesAfter(await logIn())
    const chosen = { method: 'POST', cookie, body: { value: 'en' } }
    expect((await ask(payload, '/payload-preferences/locale', chosen)).status).toBe(200)
    await speak('nl')
    await logIn()
    expect(await languageOfContent()).toBe('en')
  })

  it('answers an unknown address as it does a wrong password, and odd input the same', async () => {
    const wrong = await told(await logIn({ email: ADMIN, password: 'een verkeerd wachtwoord' }))
    expect(wrong).toMatchObject({ status: 401, problem: 'wrong' })
    for (const body of [
      { email: 'nobody@people.test', password: PASSWORD },
      { email: { $ne: '' }, password: [] },
      [],
      'x',
      { email: ADMIN },
    ])
      expect(await told(await logIn(body))).toEqual(wrong)
  })

  it('waits after five wrong passwords from one address', async () => {
    for (let n = 0; n < 5; n += 1)
      await logIn({ email: ADMIN, password: 'een verkeerd wachtwoord' })
    expect(await told(await logIn())).toMatchObject({ status: 401, problem: 'wait' })
  })
})

describe('the second proof of staff', () => {
  it('is asked for after the password: without it there is no session, with it there is', async () => {
    const { codes } = await turnedOn()
    const half = await logIn()
    expect(await told(half)).toMatchObject({ status: 401, problem: 'code' })
    const cookie = cookiesAfter(half)
    expect(cookie).not.toContain('hestia-token')
    expect(await isIn(cookie)).toBe(false)
    expect(await told(await logIn({ code: '000000' }, cookie))).toMatchObject({
      status: 401,
      problem: 'code',
    })
    const entered = await logIn({ code: codes[0] }, cookie)
    expect([entered.status, await isIn(cookiesAfter(entered, cookie))]).toEqual([200, true])
    expect(await told(await logIn({ code: codes[1] }))).toMatchObject({
      status: 401,
      problem: 'stepOver',
    })
  })

  it('cannot be gone around by Payload’s own login, nor by a new password', async () => {
    const { codes, cookie: before } = await turnedOn()
    const { payload } = site
    await expect(
      payload.login({ collection: 'users', data: { email: ADMIN, password: PASSWORD } }),
    ).rejects.toThrow()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: ADMIN },
      disableEmail: true,
    })
    await expect(
      payload.resetPassword({
        collection: 'users',
        data: { token, password: 'een heel nieuw wachtwoord' },
        overrideAccess: true,
      }),
    ).rejects.toThrow()

    await send('forgot-password', { email: ADMIN })
    const reset = await send('reset-password', {
      token: await newestLink('password'),
      password: 'een heel nieuw wachtwoord',
    })
    expect([reset.status, cookiesAfter(reset), await isIn(before)]).toEqual([200, '', false])
    const half = await logIn({ email: ADMIN, password: 'een heel nieuw wachtwoord' })
    expect(await told(half)).toMatchObject({ problem: 'code' })
    expect((await logIn({ code: codes[0] }, cookiesAfter(half))).status).toBe(200)
  })

  it('can be changed by its owner only, is turned off with password and code, and both changes are mailed', async () => {
    const { codes, cookie } = await turnedOn()
    expect((await send('security', { do: 'end', present: PASSWORD, code: codes[0] })).status).toBe(
      403,
    )
    expect(
      await told(await send('security', { do: 'end', present: PASSWORD, code: '000000' }, cookie)),
    ).toEqual({ status: 422, problem: 'code' })
    expect(await told(await send('security', { do: 'constructor' }, cookie))).toEqual({
      status: 400,
      problem: 'notUnderstood',
    })
    expect(
      (await send('security', { do: 'end', present: PASSWORD, code: codes[0] }, cookie)).status,
    ).toBe(200)
    expect((await logIn()).status).toBe(200)
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['account_notice', ADMIN],
      ['account_notice', ADMIN],
    ])
  })

  it('ends every other session when it is turned on and when it is turned off', async () => {
    const elsewhere = cookiesAfter(await logIn())
    const { codes, cookie } = await turnedOn()
    expect([await isIn(cookie), await isIn(elsewhere)]).toEqual([true, false])
    const half = await logIn()
    const second = cookiesAfter(await logIn({ code: codes[0] }, cookiesAfter(half)))
    expect(await isIn(second)).toBe(true)
    await send('security', { do: 'end', present: PASSWORD, code: codes[1] }, cookie)
    expect([await isIn(cookie), await isIn(second)]).toEqual([true, false])
  })

  it('is neither removed nor replaced by a session without the password, nor by the password without a code', async () => {
    const { codes, cookie } = await turnedOn()
    for (const body of [
      { do: 'begin', present: 'een verkeerd wachtwoord' },
      { do: 'end', present: 'een verkeerd wachtwoord', code: codes[0] },
      { do: 'end', present: PASSWORD, code: '000000' },
      { do: 'confirm', code: codes[0] },
      { do: 'cancel' },
    ])
      await send('security', body, cookie)
    // A new beginning with the right password leaves the one that is on as it is.
    await send('security', { do: 'begin', present: PASSWORD }, cookie)
    const half = await logIn()
    expect(await told(half)).toMatchObject({ problem: 'code' })
    expect((await logIn({ code: codes[0] }, cookiesAfter(half))).status).toBe(200)
  })

  it('that was begun and left alone cannot be turned on a quarter of an hour later', async () => {
    const cookie = cookiesAfter(await logIn())
    await send('security', { do: 'begin', present: PASSWORD }, cookie)
    const { secret } = await factorOf(admin, ADMIN)
    await site.payload.db.pool.query(
      `update account_factors set since = since - interval '16 minutes'`,
    )
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect(await told(await send('security', { do: 'confirm', code }, cookie))).toEqual({
      status: 422,
      problem: 'code',
    })
    await expect(factorOf(admin, ADMIN)).rejects.toThrow('off')
  })

  it('stands beside a list of logins, of which every other one can be ended', async () => {
    const here = cookiesAfter(await logIn())
    const there = cookiesAfter(await logIn())
    await send('security', { do: 'signOut' }, here)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  })
})

describe('a link to a new password of staff', () => {
  it('works once, and a short password does not use it up', async () => {
    await send('forgot-password', { email: ADMIN })
    const token = await newestLink('password')
    const reset = (password: string) => send('reset-password', { token, password })
    expect((await reset('kort')).status).toBe(400)
    const done = await reset('een heel nieuw wachtwoord')
    expect([done.status, await isIn(cookiesAfter(done))]).toEqual([200, true])
    expect((await reset('nog een ander wachtwoord')).status).toBe(403)
  })
})

describe('a colleague who leaves', () => {
  const AGENT = 'agent@people.test'
  const agentLogsIn = () => logIn({ email: AGENT, password: PASSWORD })
  const suspend = (id: string, cookie: string, action = 'suspend') =>
    send(`${id}/${action}`, {}, cookie)

  it('loses the session at once, and comes in neither by password nor by link until let in again', async () => {
    const agent = String(people.agent.id)
    const cookie = cookiesAfter(await agentLogsIn())
    const ofAdmin = cookiesAfter(await logIn())
    await send('forgot-password', { email: AGENT })
    const token = await newestLink('password')
    expect((await suspend(agent, ofAdmin)).status).toBe(200)
    expect(await isIn(cookie)).toBe(false)
    expect((await agentLogsIn()).status).toBe(401)
    const reset = await send('reset-password', { token, password: 'een heel nieuw wachtwoord' })
    expect(reset.status).toBe(403)
    expect((await suspend(agent, ofAdmin, 'readmit')).status).toBe(200)
    expect(await isIn(cookie)).toBe(false)
    expect(await isIn(cookiesAfter(await agentLogsIn()))).toBe(true)
  })

  it('gets no mail for staff, has no calendar, and is not shown to visitors', async () => {
    const { payload } = site
    const id = String(people.agent.id)
    await payload.update({ collection: 'users', id, data: { publicProfile: true } })
    const [, file = ''] = /([^/]+)$/.exec(agendaAddress({ id, calendarEdition: 0 })) ?? []
    const seen = async () => [
      (await findStaff({ id }))?.address,
      (await findAgenda(await createSystemRequest(), file)) !== undefined,
      (await findColleagues('nl')).map(({ name }) => name),
    ]
    expect(await seen()).toEqual([AGENT, true, ['agent']])
    const data = { suspendedAt: new Date().toISOString() }
    await payload.update({ collection: 'users', id, data })
    expect(await seen()).toEqual([undefined, false, []])
  })

  it('leaves what another has to take over, by number', async () => {
    const { payload } = site
    const id = String(people.agent.id)
    const enquiry = { kind: 'contact', status: 'new', assignedTo: id, language: 'nl' } as const
    const made = { lastName: 'Maes', email: 'maes@people.test', isProven: true } as const
    const receivedAt = new Date().toISOString()
    for (const status of ['new', 'closed'] as const)
      await payload.create({
        collection: 'enquiries',
        data: { ...enquiry, ...made, status, receivedAt },
      })
    await payload.update({ collection: 'owners', id: people.ownerA.id, data: { manager: id } })
    await payload.updateGlobal({
      slug: 'settings',
      data: { recipients: [{ form: 'contact', email: AGENT }] },
    })
    const req = await createSystemRequest()
    expect(await countHoldings(req, id)).toMatchObject({
      properties: 0,
      owners: 1,
      enquiries: 1,
      settings: 1,
      modules: 0,
    })
    expect(await countHoldings(req, admin)).toMatchObject({ owners: 0, enquiries: 0, settings: 0 })
  })

  it('is suspended by an administrator alone, who cannot suspend themselves', async () => {
    const agent = String(people.agent.id)
    const ofEditor = cookiesAfter(await logIn({ email: 'editor@people.test', password: PASSWORD }))
    expect((await suspend(agent, ofEditor)).status).toBe(403)
    const patch = (
      id: string,
      cookie: string,
      suspendedAt: string | null = new Date().toISOString(),
    ) => ask(site.payload, `/users/${id}`, { method: 'PATCH', body: { suspendedAt }, cookie })
    const ofAdmin = cookiesAfter(await logIn())
    // A form saves all its fields, also as they were when it was opened.
    await patch(String(people.editor.id), ofAdmin)
    expect(await isIn(ofEditor)).toBe(true)
    expect((await suspend(String(people.editor.id), ofAdmin)).status).toBe(200)
    await patch(String(people.editor.id), ofAdmin, null)
    expect(await isIn(ofEditor)).toBe(false)
    expect((await logIn({ email: 'editor@people.test', password: PASSWORD })).status).toBe(401)
    expect((await suspend(admin, ofAdmin)).status).toBe(403)
    await patch(admin, ofAdmin)
    expect(await isIn(ofAdmin)).toBe(true)
    expect((await suspend('nobody', ofAdmin)).status).toBe(404)
  })

  it('is not the administrator on whom the last other one may rely', async () => {
    const { payload } = site
    const second = await payload.create({
      collection: 'users',
      data: {
        name: 'Tweede',
        email: 'tweede@people.test',
        password: PASSWORD,
        role: 'admin',
        language: 'nl',
      },
    })
    const data = { suspendedAt: new Date().toISOString() }
    await payload.update({ collection: 'users', id: second.id, data })
    await expect(payload.delete({ collection: 'users', id: admin })).rejects.toThrow(
      'enige beheerder',
    )
  })
})
