import { beforeEach, describe, expect, it } from '@jest/globals'
import { handleEndpoints } from 'payload'

import { ask } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import {
  missing,
  NEW_PASSWORD,
  staffSteps,
  WRONG_PASSWORD,
  wrong,
  type Role,
} from './support/staff'
import { accountSteps } from './support/accounts'

const site = usePayload()
let people: People
const { mails } = accountSteps(() => site.payload)
const { send, patch, logIn, isIn, stored } = staffSteps(
  () => site.payload,
  () => people,
)
const roles: readonly Role[] = ['agent', 'editor', 'admin']
const bulk = (role: Role) => `/users?where[id][equals]=${people[role].id}`

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from form_limits; delete from account_links; delete from account_factors; delete from mails',
  )
  people = await settle(site.payload)
  await site.payload.db.pool.query('delete from audit_log')
})

describe('with a session alone', () => {
  it.each(roles)('an %s changes neither his password nor his address, by no way', async (role) => {
    const cookie = await logIn(role)
    const before = await stored()
    for (const change of [
      { password: NEW_PASSWORD },
      { email: 'dief@people.test' },
      { name: 'X', email: 'dief@people.test', password: NEW_PASSWORD },
    ]) {
      for (const present of [
        {},
        { presentPassword: '' },
        { presentPassword: null },
        { presentPassword: [PASSWORD] },
        { presentPassword: { $ne: '' } },
      ]) {
        expect(await patch(role, { ...change, ...present }, cookie)).toEqual(missing)
        expect(await send('PATCH', bulk(role), { ...change, ...present }, cookie)).toEqual(missing)
      }
      expect(await patch(role, { ...change, presentPassword: WRONG_PASSWORD }, cookie)).toEqual(
        wrong,
      )
      await site.payload.db.pool.query('delete from form_limits')
    }
    expect(await stored()).toEqual(before)
  })

  it('an administrator cannot add colleagues or take over their accounts', async () => {
    const cookie = await logIn('admin')
    const before = await stored()
    for (const change of [
      { role: 'admin' },
      { password: NEW_PASSWORD },
      { email: 'dief@people.test' },
    ]) {
      expect(await patch('agent', change, cookie)).toEqual(missing)
      expect(await send('PATCH', bulk('agent'), change, cookie)).toEqual(missing)
    }
    const accomplice = {
      name: 'Dief',
      email: 'dief@people.test',
      password: NEW_PASSWORD,
      role: 'admin',
      language: 'nl',
    }
    expect(await send('POST', '/users', accomplice, cookie)).toEqual(missing)
    expect(
      await send('POST', '/users', { ...accomplice, presentPassword: WRONG_PASSWORD }, cookie),
    ).toEqual(wrong)
    expect(await stored()).toEqual(before)
  })

  it('an object in the place of an address is refused before it is looked at', async () => {
    const before = await stored()
    expect(
      (await patch('agent', { email: { $set: 'dief@people.test' } }, await logIn('admin'))).status,
    ).toBe(400)
    expect(await stored()).toEqual(before)
  })

  it.each([{ email: null }, { email: ['dief@people.test'] }, { role: null }])(
    '%j passes for no change of nothing',
    async (change) => {
      const before = await stored()
      expect(await patch('agent', change, await logIn('admin'))).toEqual(missing)
      expect(await stored()).toEqual(before)
    },
  )

  it('no detour through the prototype, a form, another method or the ways in changes an account', async () => {
    const cookie = await logIn('admin')
    const before = await stored()
    const at = `/users/${people.admin.id}`
    const raw = async (
      method: string,
      path: string,
      body: BodyInit,
      headers: Record<string, string> = {},
    ) => {
      const all = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', ...headers }
      return (
        await handleEndpoints({
          config: site.payload.config,
          request: new Request(`http://localhost:3000/api${path}`, { method, headers: all, body }),
        })
      ).status
    }
    const json = { 'Content-Type': 'application/json' }
    const change = JSON.stringify({ email: 'dief@people.test', password: NEW_PASSWORD })
    await raw(
      'PATCH',
      at,
      `{"__proto__":${change},"constructor":{"prototype":${change}},"name":"admin"}`,
      json,
    )
    const form = new FormData()
    form.set('_payload', change)
    expect(await raw('PATCH', at, form)).toBe(400)
    expect(
      await raw(
        'PATCH',
        `${at}?select[name]=true&locale=all&draft=true&autosave=true`,
        change,
        json,
      ),
    ).toBe(400)
    expect(await raw('PUT', at, change, json)).toBeGreaterThanOrEqual(404)
    expect(
      await raw('POST', at, change, {
        ...json,
        'X-HTTP-Method-Override': 'PATCH',
        'X-Payload-HTTP-Method-Override': 'PATCH',
      }),
    ).toBeGreaterThanOrEqual(400)
    expect(await raw('POST', `${at}/duplicate`, change, json)).toBeGreaterThanOrEqual(400)
    expect(
      await raw(
        'POST',
        `${at}/languages`,
        JSON.stringify({ texts: { nl: { email: 'dief@people.test' } } }),
        json,
      ),
    ).toBeGreaterThanOrEqual(400)
    expect(await raw('POST', '/users/first-register', change, json)).toBe(403)
    expect(
      await raw(
        'POST',
        '/users/reset-password',
        JSON.stringify({ token: 'x', password: NEW_PASSWORD }),
        json,
      ),
    ).toBe(403)
    await raw('POST', '/users/unlock', JSON.stringify({ email: 'admin@people.test' }), json)
    await raw('POST', `/users/access/${people.admin.id}`, change, json)
    expect(await stored()).toEqual(before)
  })

  it('everything else of an account is saved, a form that sends what is stored as well', async () => {
    const cookie = await logIn('agent')
    expect(
      await patch(
        'agent',
        { name: 'Ann', phone: '09 1', email: 'Agent@People.test', role: 'agent' },
        cookie,
      ),
    ).toMatchObject({ status: 200 })
    expect(await patch('agent', { password: '', name: 'Anna' }, cookie)).toMatchObject({
      status: 200,
    })
    expect([await isIn(cookie), await mails()]).toEqual([true, []])
  })

  it('a document that there is not is not found', async () => {
    const cookie = await logIn('admin')
    for (const id of ['0198c5a0-0000-7000-8000-000000000000', 'x'])
      expect((await send('PATCH', `/users/${id}`, { name: 'x' }, cookie)).status).toBeLessThan(500)
  })
})

describe('with the present password', () => {
  it.each(roles)('an %s changes password and address', async (role) => {
    const cookie = await logIn(role)
    expect(
      await patch(role, { password: NEW_PASSWORD, presentPassword: PASSWORD }, cookie),
    ).toMatchObject({ status: 200 })
    expect(await isIn(await logIn(role))).toBe(false)
    expect(await isIn(await logIn(role, NEW_PASSWORD))).toBe(true)
    expect(
      await send(
        'PATCH',
        bulk(role),
        { email: `nieuw-${role}@people.test`, presentPassword: NEW_PASSWORD },
        cookie,
      ),
    ).toMatchObject({ status: 200 })
    expect(JSON.stringify(await stored())).toContain(`nieuw-${role}@people.test`)
  })

  it('an administrator employs and changes a colleague with their own password, not with the password of the colleague', async () => {
    const cookie = await logIn('admin')
    const employed = {
      name: 'Nieuw',
      email: 'nieuw@people.test',
      password: NEW_PASSWORD,
      role: 'agent',
      language: 'nl',
    }
    expect(
      await send('POST', '/users', { ...employed, presentPassword: NEW_PASSWORD }, cookie),
    ).toEqual(wrong)
    expect(
      await send('POST', '/users', { ...employed, presentPassword: PASSWORD }, cookie),
    ).toMatchObject({ status: 201 })
    await patch('agent', { password: NEW_PASSWORD, presentPassword: PASSWORD }, cookie)
    expect(await patch('agent', { role: 'editor', presentPassword: NEW_PASSWORD }, cookie)).toEqual(
      wrong,
    )
    expect(
      await patch('agent', { role: 'editor', presentPassword: PASSWORD }, cookie),
    ).toMatchObject({ status: 200 })
  })

  it('no role gains rights', async () => {
    const cookie = await logIn('editor')
    const before = await stored()
    for (const body of [
      { password: NEW_PASSWORD },
      { email: 'dief@people.test' },
      { role: 'agent' },
    ])
      expect(await patch('agent', { ...body, presentPassword: PASSWORD }, cookie)).toMatchObject({
        status: 403,
      })
    await patch('editor', { role: 'admin', presentPassword: PASSWORD }, cookie)
    expect(
      await send(
        'POST',
        '/users',
        {
          name: 'X',
          email: 'x@people.test',
          password: NEW_PASSWORD,
          role: 'admin',
          language: 'nl',
          presentPassword: PASSWORD,
        },
        cookie,
      ),
    ).toMatchObject({ status: 403 })
    expect(await stored()).toEqual(before)
  })

  it('what the server keeps about a login cannot be written', async () => {
    const cookie = await logIn('admin')
    const before = await stored()
    const kept = {
      hash: 'x',
      salt: 'x',
      resetPasswordToken: 'x',
      resetPasswordExpiration: '2030-01-01',
      loginAttempts: 99,
      lockUntil: '2030-01-01',
      sessions: [{ id: 'x', createdAt: '2020-01-01', expiresAt: '2030-01-01' }],
      _verified: false,
      apiKey: 'x',
      enableAPIKey: true,
      apiKeyIndex: 'x',
      calendarEdition: 7,
    }
    expect(await patch('agent', { ...kept, presentPassword: PASSWORD }, cookie)).toMatchObject({
      status: 200,
    })
    const { rows } = await site.payload.db.pool.query(
      'select reset_password_token, reset_password_expiration, calendar_edition::int as edition from users where id = $1',
      [people.agent.id],
    )
    const { rows: sessions } = await site.payload.db.pool.query(
      'select 1 from users_sessions where _parent_id = $1',
      [people.agent.id],
    )
    expect([await stored(), rows, sessions]).toEqual([
      before,
      [{ reset_password_token: null, reset_password_expiration: null, edition: 0 }],
      [],
    ])
  })

  it('it is written nowhere', async () => {
    const cookie = await logIn('agent')
    const SECRET = 'dit staat nergens anders geschreven'
    await patch('agent', { password: SECRET, presentPassword: PASSWORD }, cookie)
    await patch('agent', { email: 'nieuw@people.test', presentPassword: SECRET }, cookie)
    for (const table of ['users', 'audit_log', 'mails', 'form_limits']) {
      const { rows } = await site.payload.db.pool.query<{ all: string }>(
        `select t::text as all from ${table} t`,
      )
      expect(rows.map(({ all }) => all).join('\n')).not.toMatch(/nergens|een lang wachtwoord/)
    }
  })
})

describe('trying passwords at the account page', () => {
  const guess = (cookie: string, presentPassword: string, address = '198.18.0.1') =>
    send(
      'PATCH',
      `/users/${people.agent.id}`,
      { email: 'dief@people.test', presentPassword },
      cookie,
      address,
    )
  const waits = { ...missing, says: 'Er is te vaak geprobeerd. Wacht tien minuten.' }
  /** A thief has the session, and not the browser that was let in before. */
  const stolen = async () =>
    (await logIn('agent')).split('; ').find((pair) => pair.startsWith('hestia-token=')) ?? ''

  it('ends after five, then not even the right one counts, at the login of that address neither', async () => {
    const cookie = await stolen()
    for (let n = 0; n < 5; n += 1) expect(await guess(cookie, WRONG_PASSWORD)).toEqual(wrong)
    expect(await guess(cookie, PASSWORD)).toEqual(waits)
    const login = await ask(site.payload, '/users/login', {
      method: 'POST',
      body: { email: 'agent@people.test', password: PASSWORD },
      address: '198.18.0.1',
    })
    expect(await login.json()).toMatchObject({ problem: 'wait' })
    const { rows } = await site.payload.db.pool.query(
      `select actor_name, about_name from audit_log where action = 'login_refused'`,
    )
    expect(rows).toEqual(
      Array.from({ length: 5 }, () => ({ actor_name: 'agent', about_name: 'agent' })),
    )
  })

  it('has the same five tries at the second proof', async () => {
    const cookie = await stolen()
    for (let n = 0; n < 5; n += 1) await guess(cookie, WRONG_PASSWORD)
    const answer = await ask(site.payload, '/users/security', {
      method: 'POST',
      body: { do: 'begin', present: PASSWORD },
      cookie,
      address: '198.18.0.1',
    })
    expect(await answer.json()).toEqual({ problem: 'wait' })
  })

  it('gains nothing from parallel requests, and delays no one else', async () => {
    const cookie = await stolen()
    const before = await stored()
    // More than there are connections to the database, each of which holds one already.
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => guess(cookie, WRONG_PASSWORD)),
    )
    expect(answers.filter(({ says }) => says === wrong.says).length).toBeLessThanOrEqual(5)
    expect(answers.every(({ status }) => status === 400)).toBe(true)
    expect([await isIn(cookie), await stored()]).toEqual([true, before])
  })
})
