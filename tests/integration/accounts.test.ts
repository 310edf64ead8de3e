import { beforeEach, describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'

import { accountSteps } from './support/accounts'
import type { Fields } from './support/forms'
import { ask } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import { cookiesAfter, press, toOf } from './support/portal'

const site = usePayload()
let people: People

const OWNER = 'aerts@people.test'
const { mails, newestLink, invite, entersPortal, factorOf } = accountSteps(() => site.payload)

beforeEach(async () => {
  const { pool } = site.payload.db
  await pool.query(
    'delete from form_limits; delete from account_links; delete from account_factors; delete from mails',
  )
  people = await settle(site.payload)
  await pool.query('update owners set invited_at = now()')
})

const enter = (fields: Record<string, string> = {}, more: Parameters<typeof press>[2] = {}) =>
  press('login', { email: OWNER, password: PASSWORD, ...fields }, more)

/** Logged in, with the cookies of the browser. */
async function session(more: Parameters<typeof press>[2] = {}): Promise<string> {
  const cookie = cookiesAfter(await enter({}, more))
  expect(await entersPortal(cookie)).toBe(true)
  return cookie
}

describe('the login of owners', () => {
  it('lets in with the right password, in capitals and with blanks around the address too, and leads to the page that was wanted', async () => {
    const response = await enter({ email: ' Aerts@People.test ', next: '/nl/portal/100201/' })
    expect([response.status, toOf(response)]).toEqual([303, '/nl/portal/100201/'])
    expect(
      response.headers
        .getSetCookie()
        .every((cookie) => /HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie)),
    ).toBe(true)
    expect(await entersPortal(cookiesAfter(response))).toBe(true)
  })

  it('answers an address or a name with NUL, which no database stores, like any other', async () => {
    const email = 'a\0@b.be'
    expect(toOf(await enter({ email }))).toContain('problem=wrong')
    expect(toOf(await press('ask', { email, for: 'login' }))).toBe('/nl/login/?done=mailed')
    expect(toOf(await press('ask', { email: `\0${email}`, for: 'password' }))).toContain('done=')
    const colleague = await ask(site.payload, '/users/login', {
      method: 'POST',
      body: { email, password: PASSWORD },
    })
    expect(colleague.status).toBeLessThan(500)
    const cookie = await session()
    const profile = { firstName: 'A\0n', lastName: 'Aerts', phone: '\0', language: 'nl' }
    expect(toOf(await press('profile', profile, { cookie }))).toContain('done=profile')
    const { firstName } = await site.payload.findByID({
      collection: 'owners',
      id: people.ownerA.id,
    })
    expect(firstName).toBe('An')
  })

  it('leads nowhere but to the portal', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example/nl/portal/',
      '/admin/',
      '/nl/portal/../../admin/',
    ])
      expect(toOf(await enter({ next }))).toBe('/nl/portal/')
  })

  it('answers an unknown address, a wrong password, a suspended and a never opened account the same', async () => {
    await site.payload.update({
      collection: 'owners',
      id: people.ownerB.id,
      data: { suspendedAt: new Date().toISOString() },
    })
    await site.payload.db.pool.query(
      `update owners set hash = null, salt = null where email = 'aerts@people.test'`,
    )
    const answer = async (email: string, password: string) => {
      const response = await enter({ email, password }, { locale: 'fr' })
      return [
        response.status,
        toOf(response),
        cookiesAfter(response).replace(encodeURIComponent(email), ''),
        await response.text(),
      ]
    }
    const unknown = await answer('nobody@people.test', PASSWORD)
    expect(unknown.slice(0, 2)).toEqual([303, '/fr/login/?problem=wrong'])
    expect(await answer('baert@people.test', PASSWORD)).toEqual(unknown)
    expect(await answer('baert@people.test', 'een ander wachtwoord')).toEqual(unknown)
    expect(await answer(OWNER, PASSWORD)).toEqual(unknown)
  })

  it('keeps the address that was typed, and never the password', async () => {
    const response = await enter({ password: 'geheim maar verkeerd' })
    const said = [toOf(response), ...response.headers.getSetCookie()]
      .map(decodeURIComponent)
      .join(' ')
    expect(said).toContain(OWNER)
    expect(said).not.toContain('geheim')
  })

  it('takes no form from another site, none for staff, and nothing that is no form', async () => {
    expect((await enter({}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect(toOf(await enter({ email: 'admin@people.test' }))).toContain('problem=wrong')
    const json = {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: { $ne: '' }, password: { $ne: '' } }),
    }
    expect((await press('login', {}, json)).status).toBe(413)
    const odd: Fields[] = [
      { 'email[$ne]': '', 'password[$ne]': '' },
      { email: [OWNER, 'baert@people.test'] },
    ]
    for (const fields of odd) expect(toOf(await press('login', fields))).toContain('problem=empty')
    expect((await press('constructor', {})).status).toBe(404)
  })
})

describe('the limits', () => {
  const wrong = (address: string, email = OWNER, cookie?: string) =>
    press('login', { email, password: 'een verkeerd wachtwoord' }, { address, cookie })
  const why = async (response: Promise<Response>) =>
    new URL(toOf(await response), 'http://x').searchParams.get('problem')

  it('give an account five tries from one address, then not even the right password counts there', async () => {
    for (let n = 0; n < 5; n += 1) expect(await why(wrong('198.18.0.1'))).toBe('wrong')
    expect(await why(wrong('198.18.0.1'))).toBe('wait')
    expect(await why(enter({}, { address: '198.18.0.1' }))).toBe('wait')
  })

  it('give an address twenty tries at whatever accounts, unknown ones alike, and neighbours of one customer share them', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(await why(wrong(`2001:db8:1:1::${n}`, `person${n}@people.test`))).toBe('wrong')
    expect(await why(wrong('2001:db8:1:1:ffff::1', 'another@people.test'))).toBe('wait')
  })

  it('lock no owner out for what a stranger does', async () => {
    const home = await session({ address: '198.18.1.1' })
    for (let n = 0; n < 6; n += 1) await wrong('198.18.0.1')
    expect(toOf(await enter({}, { address: '198.18.1.2' }))).toBe('/nl/portal/')
    // From many addresses at once: his own browser, and his mailbox, still open the account.
    await site.payload.db.pool.query(
      `update form_limits set points = 1000 where key like 'login everywhere%'`,
    )
    expect(await why(enter({}, { address: '198.18.1.3' }))).toBe('wait')
    expect(toOf(await enter({}, { address: '198.18.0.1', cookie: home }))).toBe('/nl/portal/')
    await press('ask', { email: OWNER, for: 'login' })
    expect(toOf(await press('open', { token: await newestLink('login_link') }))).toBe('/nl/portal/')
  })

  it('give the browser of an owner five tries of its own, and a forged one none', async () => {
    const own =
      (await session()).split('; ').find((pair) => pair.startsWith('hestia-device=')) ?? ''
    for (let n = 0; n < 5; n += 1)
      expect(await why(wrong(`198.18.2.${n}`, OWNER, own))).toBe('wrong')
    expect(await why(wrong('198.18.2.9', OWNER, own))).toBe('wait')
    expect(await why(wrong('198.18.2.9', OWNER, `${own}x`))).toBe('wrong')
    const { rows } = await site.payload.db.pool.query<{ key: string }>(
      'select key from form_limits',
    )
    expect(rows.map(({ key }) => key).join()).not.toContain('aerts')
  })

  it('forgive what went before the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await wrong('198.18.3.1')
      expect(toOf(await enter({}, { address: '198.18.3.1' }))).toBe('/nl/portal/')
    }
  })
})

describe('links by mail', () => {
  it('bring a new password once, and end every session', async () => {
    const before = await session()
    expect(toOf(await press('ask', { email: OWNER, for: 'password' }))).toBe(
      '/nl/login/?done=mailed',
    )
    const token = await newestLink('password')
    const open = (password: string, repeated = password) =>
      press('open', { token, password, repeated })
    expect(toOf(await open('kort'))).toBe(`/nl/login/${token}/?problem=short`)
    expect(toOf(await open('een heel nieuw wachtwoord', 'een heel ander wachtwoord'))).toBe(
      `/nl/login/${token}/?problem=different`,
    )
    const opened = await open('een heel nieuw wachtwoord')
    expect(toOf(opened)).toBe('/nl/portal/')
    expect([await entersPortal(before), await entersPortal(cookiesAfter(opened))]).toEqual([
      false,
      true,
    ])
    expect(toOf(await open('nog een ander wachtwoord'))).toBe('/nl/login/?problem=linkOver')
    expect([
      toOf(await enter()),
      toOf(await enter({ password: 'een heel nieuw wachtwoord' })),
    ]).toEqual(['/nl/login/?problem=wrong', '/nl/portal/'])
  })

  it('say the same to everybody, and write only to who has an open account', async () => {
    await site.payload.update({
      collection: 'owners',
      id: people.ownerB.id,
      data: { suspendedAt: new Date().toISOString() },
    })
    for (const email of ['nobody@people.test', 'baert@people.test', 'admin@people.test', OWNER])
      expect(toOf(await press('ask', { email, for: 'login' }))).toBe('/nl/login/?done=mailed')
    expect((await mails()).map(({ to }) => to)).toEqual([OWNER])
  })

  it('open with the newest one only, when several are asked for at once', async () => {
    await Promise.all([1, 2, 3].map(() => press('ask', { email: OWNER, for: 'login' })))
    const all = await mails()
    expect(all).toHaveLength(3)
    const answers = await Promise.all(
      all.map(async ({ token }) => toOf(await press('open', { token }))),
    )
    expect(answers.filter((to) => to === '/nl/portal/')).toHaveLength(1)
  })

  it('are used once, however often they are pressed at the same moment', async () => {
    await press('ask', { email: OWNER, for: 'login' })
    const token = await newestLink('login_link')
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => toOf(await press('open', { token }))),
    )
    expect(answers.filter((to) => to === '/nl/portal/')).toHaveLength(1)
  })

  it('are worth nothing after their time, made up, of another kind, or when what they open has changed', async () => {
    const over = '/nl/login/?problem=linkOver'
    for (const token of ['', 'x', '0'.repeat(64), `${'0'.repeat(63)}'`, '../../admin'])
      expect(toOf(await press('open', { token }))).toBe(over)
    await invite(people.ownerA.id)
    const late = await newestLink('owner_invitation')
    await site.payload.db.pool.query(`update account_links set until = now() - interval '1 second'`)
    expect(toOf(await press('open', { token: late, password: PASSWORD, repeated: PASSWORD }))).toBe(
      over,
    )
    await ask(site.payload, '/users/forgot-password', {
      method: 'POST',
      body: { email: 'agent@people.test' },
    })
    expect(
      toOf(
        await press('open', {
          token: await newestLink('password'),
          password: PASSWORD,
          repeated: PASSWORD,
        }),
      ),
    ).toBe(over)
    await press('ask', { email: OWNER, for: 'login' })
    const former = await newestLink('login_link')
    await site.payload.update({
      collection: 'owners',
      id: people.ownerA.id,
      data: { email: 'elders@people.test' },
    })
    expect(toOf(await press('open', { token: former }))).toBe(over)
  })

  it('are limited for each mailbox', async () => {
    for (let n = 0; n < 6; n += 1) await press('ask', { email: OWNER, for: 'login' })
    expect(await mails()).toHaveLength(3)
  })

  it('are nowhere kept as they are, and no colleague reads them', async () => {
    await press('ask', { email: OWNER, for: 'login' })
    const token = await newestLink('login_link')
    const { rows } = await site.payload.db.pool.query('select * from account_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    const { docs } = await site.payload.find({
      collection: 'mails',
      user: people.admin,
      overrideAccess: false,
    })
    expect(JSON.stringify(docs)).not.toContain(token)
  })

  it('invite an owner, who chooses his password and is in', async () => {
    await site.payload.db.pool.query('update owners set invited_at = null')
    await press('ask', { email: OWNER, for: 'password' })
    expect(await mails()).toEqual([])
    await invite(people.ownerA.id)
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'owner_invitation', to: OWNER, language: 'nl' })
    const opened = await press('open', {
      token: await newestLink('owner_invitation'),
      password: 'mijn eigen wachtwoord',
      repeated: 'mijn eigen wachtwoord',
    })
    expect(await entersPortal(cookiesAfter(opened))).toBe(true)
  })
})

describe('the account page', () => {
  const part = (name: string, fields: Record<string, string>, cookie: string) =>
    press(name, fields, { cookie })

  it('changes name, phone, language and report, and nothing that staff keep', async () => {
    const cookie = await session()
    await part(
      'profile',
      {
        firstName: 'Ann',
        lastName: 'Aerts',
        phone: '09 1',
        language: 'fr',
        email: 'x@people.test',
        suspendedAt: '2020-01-01',
        internalNotes: 'lief',
      },
      cookie,
    )
    const owner = await site.payload.findByID({
      collection: 'owners',
      id: people.ownerA.id,
      depth: 0,
    })
    expect(owner).toMatchObject({
      fullName: 'Ann Aerts',
      phone: '09 1',
      language: 'fr',
      monthlyReport: false,
      email: OWNER,
    })
    expect([owner.suspendedAt ?? null, owner.internalNotes ?? null]).toEqual([null, null])
    expect(await entersPortal(cookie)).toBe(true)
  })

  it('changes the password with the present one alone, keeps this session and ends the others', async () => {
    const here = await session()
    const there = await session()
    const change = (present: string) =>
      part(
        'password',
        { present, password: 'een heel nieuw wachtwoord', repeated: 'een heel nieuw wachtwoord' },
        here,
      )
    expect(toOf(await change('niet mijn wachtwoord'))).toBe(
      '/nl/portal/account/?at=password&problem=present#password',
    )
    expect(await entersPortal(there)).toBe(true)
    expect(toOf(await change(PASSWORD))).toBe(
      '/nl/portal/account/?at=password&done=password#password',
    )
    expect([await entersPortal(here), await entersPortal(there)]).toEqual([true, false])
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([['account_notice', OWNER]])
  })

  it('changes the address once the new one is confirmed, tells both, and ends every session', async () => {
    const cookie = await session()
    await part('email', { email: 'Nieuw@People.test', present: PASSWORD }, cookie)
    const token = await newestLink('email_change')
    expect(toOf(await enter({ email: 'nieuw@people.test' }))).toContain('problem=wrong')
    expect(toOf(await press('open', { token }))).toBe('/nl/login/?done=emailChanged')
    expect(toOf(await enter({ email: 'nieuw@people.test' }))).toBe('/nl/portal/')
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['email_change', 'nieuw@people.test'],
      ['account_notice', OWNER],
      ['account_notice', 'nieuw@people.test'],
    ])
    expect(await entersPortal(cookie)).toBe(false)
  })

  it('answers the same for an address in use, and sends no mail', async () => {
    const cookie = await session()
    const to = toOf(await part('email', { email: 'baert@people.test', present: PASSWORD }, cookie))
    expect([to, await mails()]).toEqual(['/nl/portal/account/?at=email&done=email#email', []])
  })

  it('ends one session, or all', async () => {
    const here = await session()
    const there = await session()
    const { rows } = await site.payload.db.pool.query<{ id: string }>(
      'select id from owners_sessions order by _order',
    )
    await part('sessions', { session: rows[1]?.id ?? '' }, here)
    expect([await entersPortal(here), await entersPortal(there)]).toEqual([true, false])
    const third = await session()
    await part('sessions', {}, here)
    expect([await entersPortal(here), await entersPortal(third)]).toEqual([false, false])
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { aboutId: { equals: people.ownerA.id } },
    })
    expect(docs.map(({ action }) => action)).toContain('sessions_ended')
  })

  it('ends no session of another owner', async () => {
    const cookie = await session()
    const other = cookiesAfter(await enter({ email: 'baert@people.test' }))
    const { rows } = await site.payload.db.pool.query<{ id: string }>(
      'select id from owners_sessions where _parent_id = $1',
      [people.ownerB.id],
    )
    await part('sessions', { session: rows[0]?.id ?? '' }, cookie)
    expect(await entersPortal(other)).toBe(true)
  })

  it('is closed to who is not logged in, and to staff', async () => {
    const { headers } = await ask(site.payload, '/users/login', {
      method: 'POST',
      body: { email: 'admin@people.test', password: PASSWORD },
    })
    for (const cookie of ['', 'hestia-token=x', headers.getSetCookie()[0]?.split(';')[0] ?? '']) {
      for (const name of ['profile', 'password', 'email', 'sessions', 'factor'])
        expect(toOf(await part(name, { present: PASSWORD, do: 'begin' }, cookie))).toBe(
          '/nl/login/?next=%2Fnl%2Fportal%2Faccount%2F',
        )
    }
  })

  it('closes with logout, suspension and deletion', async () => {
    const cookie = await session()
    expect(toOf(await press('logout', {}, { cookie }))).toBe('/nl/login/?done=loggedOut')
    expect(await entersPortal(cookie)).toBe(false)
    const second = await session()
    await site.payload.update({
      collection: 'owners',
      id: people.ownerA.id,
      data: { suspendedAt: new Date().toISOString() },
    })
    expect(await entersPortal(second)).toBe(false)
    await site.payload.update({
      collection: 'owners',
      id: people.ownerA.id,
      data: { suspendedAt: null },
    })
    expect(await entersPortal(second)).toBe(false)
    const third = await session()
    await site.payload.delete({ collection: 'owners', id: people.ownerA.id })
    expect(await entersPortal(third)).toBe(false)
  })
})

describe('the second proof', () => {
  const number = (secret: string, at = Date.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
  const PERIOD = 30_000

  /** Turned on, with its secret and codes. The number of the step before was used for that. */
  async function turnedOn(): Promise<{ secret: string; codes: string[]; cookie: string }> {
    const cookie = await session()
    await press('factor', { do: 'begin', present: PASSWORD }, { cookie })
    const { secret, codes } = await factorOf(people.ownerA.id, OWNER)
    expect(toOf(await press('factor', { do: 'confirm', code: '000000' }, { cookie }))).toContain(
      'problem=code',
    )
    expect(
      toOf(
        await press(
          'factor',
          { do: 'confirm', code: number(secret, Date.now() - PERIOD) },
          { cookie },
        ),
      ),
    ).toContain('done=factorOn')
    return { secret, codes, cookie }
  }

  const half = async () => {
    const response = await enter()
    expect(toOf(response)).toBe('/nl/login/?ask=code')
    return cookiesAfter(response)
  }

  it('is asked for after the password, and there is no session without it', async () => {
    const { secret } = await turnedOn()
    const cookie = await half()
    expect(await entersPortal(cookie)).toBe(false)
    expect(toOf(await press('code', { code: '123' }, { cookie }))).toBe(
      '/nl/login/?ask=code&problem=code',
    )
    const entered = await press('code', { code: number(secret) }, { cookie })
    expect([toOf(entered), await entersPortal(cookiesAfter(entered, cookie))]).toEqual([
      '/nl/portal/',
      true,
    ])
  })

  it('takes no number twice, not even at the same moment', async () => {
    const { secret } = await turnedOn()
    const cookie = await half()
    const code = number(secret)
    const answers = await Promise.all(
      [1, 2, 3].map(async () => toOf(await press('code', { code }, { cookie }))),
    )
    expect(answers.filter((to) => to === '/nl/portal/')).toHaveLength(1)
  })

  it('takes each code on paper once', async () => {
    const { codes } = await turnedOn()
    const [first = '', second = ''] = codes
    expect(toOf(await press('code', { code: first }, { cookie: await half() }))).toBe('/nl/portal/')
    expect(toOf(await press('code', { code: first }, { cookie: await half() }))).toContain(
      'problem=code',
    )
    expect(
      toOf(await press('code', { code: second.toUpperCase() }, { cookie: await half() })),
    ).toBe('/nl/portal/')
  })

  it('waits after five wrong codes, and is no way around with a made up first step', async () => {
    const { secret } = await turnedOn()
    const cookie = await half()
    for (let n = 0; n < 5; n += 1)
      expect(toOf(await press('code', { code: '000000' }, { cookie }))).toContain('problem=code')
    expect(toOf(await press('code', { code: number(secret) }, { cookie }))).toContain(
      'problem=codeWait',
    )
    for (const made of ['', 'hestia-step=x', `${cookie.slice(0, -4)}AAAA`])
      expect(toOf(await press('code', { code: number(secret) }, { cookie: made }))).toContain(
        'problem=stepOver',
      )
  })

  it('is asked for after a link by mail and a new password too', async () => {
    await turnedOn()
    await press('ask', { email: OWNER, for: 'login' })
    expect(toOf(await press('open', { token: await newestLink('login_link') }))).toBe(
      '/nl/login/?ask=code',
    )
    await press('ask', { email: OWNER, for: 'password' })
    const opened = await press('open', {
      token: await newestLink('password'),
      password: 'een heel nieuw wachtwoord',
      repeated: 'een heel nieuw wachtwoord',
    })
    expect([toOf(opened), await entersPortal(cookiesAfter(opened))]).toEqual([
      '/nl/login/?ask=code',
      false,
    ])
  })

  it('is turned off with the password and a code, and not by a new beginning', async () => {
    const { codes, cookie } = await turnedOn()
    await press('factor', { do: 'begin', present: PASSWORD }, { cookie })
    await press('factor', { do: 'cancel' }, { cookie })
    expect(
      toOf(await press('factor', { do: 'end', present: PASSWORD, code: '000000' }, { cookie })),
    ).toContain('problem=code')
    await half()
    expect(
      toOf(
        await press('factor', { do: 'end', present: PASSWORD, code: codes[0] ?? '' }, { cookie }),
      ),
    ).toContain('done=factorOff')
    expect(toOf(await enter())).toBe('/nl/portal/')
  })

  it('is stored so that it cannot be read', async () => {
    const { secret, codes } = await turnedOn()
    const { rows } = await site.payload.db.pool.query('select * from account_factors')
    for (const one of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(one)
  })
})
