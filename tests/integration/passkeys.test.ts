import { beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'

import { POST as askChallenge } from '@/app/api/portal/challenge/route'
import { env } from '@/env'

import { accountSteps } from './support/accounts'
import { createDevice, newKey, type Device, type Lies } from './support/authenticator'
import { bodyOf } from './support/forms'
import { ask } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import { cookiesAfter, press, toOf } from './support/portal'

const site = usePayload()
const { mails, newestLink, entersPortal } = accountSteps(() => site.payload)
const ADMIN = 'admin@people.test'
const OWNER = 'aerts@people.test'
const OTHER = 'een heel ander wachtwoord'
const ORIGIN = new URL(env.SITE_URL).origin
let people: People
let caller = 0

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from form_limits; delete from account_links; delete from account_factors; delete from account_passkeys; delete from account_challenges; delete from mails; delete from audit_log',
  )
  people = await settle(site.payload)
  await site.payload.db.pool.query('update owners set invited_at = now()')
})

const options = z.object({
  options: z.looseObject({
    challenge: z.string(),
    rpId: z.string().optional(),
    rp: z.object({ id: z.string(), name: z.string() }).optional(),
    user: z.looseObject({ id: z.string() }).optional(),
  }),
})
/** Each request comes from another network, unless a test says otherwise. */
const elsewhere = () => `198.51.${Math.floor(++caller / 250)}.${caller % 250}`

const send = (path: string, body: unknown, cookie = '', address = elsewhere()) =>
  ask(site.payload, `/users/${path}`, { method: 'POST', body, address, ...(cookie && { cookie }) })
const told = async (response: Response): Promise<Record<string, unknown>> => ({
  status: response.status,
  ...((await response.json()) as object),
})
const optionsIn = async (response: Response) => options.parse(await response.json()).options
const isIn = async (cookie: string): Promise<boolean> =>
  (await ask(site.payload, '/users?limit=1', { cookie })).status === 200

const logIn = async (email = ADMIN) =>
  cookiesAfter(await send('login', { email, password: PASSWORD }))

/** Registers a passkey of the colleague whose session it is. */
async function register(cookie: string, device = createDevice(ORIGIN), lies: Lies = {}) {
  const begun = await send('security', { do: 'passkeyBegin', present: PASSWORD }, cookie)
  const made = device.make(await optionsIn(begun), lies)
  const added = await told(
    await send('security', { do: 'passkeyAdd', name: 'Telefoon', made }, cookie),
  )
  return { device, added }
}

/** Asks for a challenge, has it signed, and sends the signature. */
async function enter(device: Device, lies: Lies = {}, address = elsewhere()) {
  const begun = await send('passkey-challenge', {}, '', address)
  const cookie = cookiesAfter(begun)
  const passkey = device.sign(await optionsIn(begun), lies)
  return { cookie, passkey, response: await send('login', { passkey }, cookie, address) }
}

const ownerChallenge = (purpose: string, cookie = '', fields: Record<string, string> = {}) =>
  askChallenge(
    new Request(`${env.SITE_URL}/api/portal/challenge?lang=nl`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': elsewhere(), cookie },
      body: bodyOf({ for: purpose, ...fields }),
    }),
  )

async function ownerSession(email = OWNER): Promise<string> {
  return cookiesAfter(await press('login', { email, password: PASSWORD }))
}

async function registerOwner(cookie: string, device = createDevice(ORIGIN)) {
  const begun = await ownerChallenge('register', cookie, { present: PASSWORD })
  const made = JSON.stringify(device.make(await optionsIn(begun)))
  return { device, response: await press('passkey', { name: 'Tablet', made }, { cookie }) }
}

async function enterPortal(device: Device, lies: Lies = {}) {
  const begun = await ownerChallenge('login')
  const cookie = cookiesAfter(begun)
  const passkey = JSON.stringify(device.sign(await optionsIn(begun), lies))
  return press('passkey-login', { passkey }, { cookie })
}

describe('a passkey of a colleague', () => {
  it('logs in without a password and without a code, and comes with recovery codes that are told once', async () => {
    const cookie = await logIn()
    const { device, added } = await register(cookie)
    expect(added).toMatchObject({ status: 200 })
    expect(added.codes).toHaveLength(10)
    const { response } = await enter(device)
    expect(await told(response)).toMatchObject({ status: 200, user: { email: ADMIN } })
    expect(await isIn(cookiesAfter(response))).toBe(true)
    const second = await told(await send('security', { do: 'codes', present: PASSWORD }, cookie))
    expect(second).toMatchObject({ status: 422, problem: 'code' })
    const { rows } = await site.payload.db.pool.query('select recovery from account_factors')
    expect(JSON.stringify(rows)).not.toContain(String((added.codes as string[])[0]).slice(0, 5))
  })

  it('makes the password alone worth nothing: a recovery code or the passkey is asked for', async () => {
    const { added } = await register(await logIn())
    const half = await send('login', { email: ADMIN, password: PASSWORD })
    const cookie = cookiesAfter(half)
    expect(await told(half)).toMatchObject({ status: 401, problem: 'code' })
    expect(await isIn(cookie)).toBe(false)
    await expect(
      site.payload.login({ collection: 'users', data: { email: ADMIN, password: PASSWORD } }),
    ).rejects.toThrow()
    const code = (added.codes as string[])[0]
    expect((await send('login', { code }, cookie)).status).toBe(200)
    expect(await told(await send('login', { code }, cookie))).toMatchObject({ problem: 'code' })
  })

  it.each<[string, Lies]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a passkey of another site', { rpId: 'evil.example' }],
    ['a counter that goes back', { counter: 1 }],
    ['a device that has not checked who uses it', { isVerified: false }],
    ['another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['another key', { key: newKey().privateKey }],
  ])('is refused with the answer of %s', async (_, lies) => {
    const { device } = await register(await logIn(), undefined, { counter: 5 })
    const { response } = await enter(device, lies)
    expect(await told(response)).toMatchObject({ status: 401, problem: 'passkey' })
    expect(cookiesAfter(response)).not.toContain('hestia-token')
    expect((await enter(device, { counter: 9 })).response.status).toBe(200)
  })

  it('answers a challenge once, within five minutes, and in the browser that asked for it', async () => {
    const { device } = await register(await logIn())
    const { cookie, passkey, response } = await enter(device)
    expect(response.status).toBe(200)
    const over = { status: 401, problem: 'stepOver' }
    expect(await told(await send('login', { passkey }, cookie))).toMatchObject(over)

    const begun = await send('passkey-challenge', {})
    const signed = device.sign(await optionsIn(begun))
    expect(await told(await send('login', { passkey: signed }))).toMatchObject(over)
    const other = cookiesAfter(await send('passkey-challenge', {}))
    expect(await told(await send('login', { passkey: signed }, other))).toMatchObject(over)

    const late = await send('passkey-challenge', {})
    await site.payload.db.pool.query(
      `update account_challenges set until = now() - interval '1 second'`,
    )
    const lateAnswer = device.sign(await optionsIn(late))
    expect(
      await told(await send('login', { passkey: lateAnswer }, cookiesAfter(late))),
    ).toMatchObject(over)
  })

  it('is used once when its signature arrives twice at the same moment', async () => {
    const { device } = await register(await logIn())
    const begun = await send('passkey-challenge', {})
    const cookie = cookiesAfter(begun)
    const passkey = device.sign(await optionsIn(begun))
    const answers = await Promise.all([1, 2, 3].map(() => send('login', { passkey }, cookie)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('is answered as an unknown one when it was removed, or its account was deleted', async () => {
    const cookie = await logIn()
    const { device } = await register(cookie)
    const unknown = await told((await enter(createDevice(ORIGIN), { userHandle: 'eA' })).response)
    expect(unknown).toMatchObject({ status: 401, problem: 'passkey' })

    const challenge = await send('security', { do: 'challenge' }, cookie)
    const passkey = device.sign(await optionsIn(challenge))
    const removed = await send('security', { do: 'passkeyRemove', id: device.id, passkey }, cookie)
    expect(removed.status).toBe(200)
    expect(await told((await enter(device)).response)).toEqual(unknown)
    expect((await send('login', { email: ADMIN, password: PASSWORD })).status).toBe(200)

    const editor = await register(await logIn('editor@people.test'))
    await site.payload.delete({ collection: 'users', id: people.editor.id })
    expect(await told((await enter(editor.device)).response)).toEqual(unknown)
    const { rows } = await site.payload.db.pool.query('select 1 from account_passkeys')
    expect(rows).toEqual([])
  })

  it('is refused for ten minutes after twenty wrong tries from one network', async () => {
    const { device } = await register(await logIn())
    const address = elsewhere()
    for (let n = 0; n < 20; n += 1) {
      const { response } = await enter(createDevice(ORIGIN), { userHandle: 'eA' }, address)
      expect(await told(response)).toMatchObject({ problem: 'passkey' })
    }
    expect(await told((await enter(device, {}, address)).response)).toMatchObject({
      problem: 'wait',
    })
    expect((await enter(device)).response.status).toBe(200)
  })

  it('is not made with a challenge of another session, another account or another purpose', async () => {
    const cookie = await logIn()
    const device = createDevice(ORIGIN)
    const begun = await send('security', { do: 'passkeyBegin', present: PASSWORD }, cookie)
    const made = device.make(await optionsIn(begun))
    const add = (by: string, input: object = made) =>
      send('security', { do: 'passkeyAdd', name: 'x', made: input }, by)
    const over = { status: 422, problem: 'stepOver' }
    expect(await told(await add(await logIn('editor@people.test')))).toMatchObject(over)
    // That answer has used the challenge up.
    expect(await told(await add(cookie))).toMatchObject(over)
    const login = await send('passkey-challenge', {})
    const forLogin = device.make({ ...(await optionsIn(login)), rp: { id: 'localhost' } })
    expect(await told(await add(cookie, forLogin))).toMatchObject(over)
    const { added } = await register(cookie, device, { origin: 'https://evil.example' })
    expect(added).toMatchObject({ status: 422, problem: 'passkey' })
    expect((await register(cookie, device)).added).toMatchObject({ status: 200 })
  })

  it('is neither added nor removed without a passkey, or the password and a code', async () => {
    const cookie = await logIn()
    const first = await send('security', { do: 'passkeyBegin', present: 'niet juist' }, cookie)
    expect(await told(first)).toMatchObject({ status: 422, problem: 'present' })
    const { device } = await register(cookie)
    for (const input of [
      { do: 'passkeyBegin', present: PASSWORD },
      { do: 'passkeyRemove', id: device.id, present: PASSWORD, code: '000000' },
      { do: 'passkeyRemove', id: device.id, passkey: {} },
      { do: 'begin', present: PASSWORD },
    ])
      expect((await send('security', input, cookie)).status).toBe(422)
    // The signature of a login confirms nothing.
    const login = device.sign(await optionsIn(await send('passkey-challenge', {})))
    const removal = { do: 'passkeyRemove', id: device.id, passkey: login }
    expect(await told(await send('security', removal, cookie))).toMatchObject({
      problem: 'stepOver',
    })
    expect((await enter(device)).response.status).toBe(200)
  })

  it('cannot be removed or used to confirm by a colleague', async () => {
    const { device } = await register(await logIn())
    const editor = await logIn('editor@people.test')
    const own = await register(editor)
    const challenge = async () => optionsIn(await send('security', { do: 'challenge' }, editor))
    const foreign = { do: 'codes', passkey: device.sign(await challenge()) }
    expect(await told(await send('security', foreign, editor))).toMatchObject({
      problem: 'passkey',
    })
    const passkey = own.device.sign(await challenge())
    await send('security', { do: 'passkeyRemove', id: device.id, passkey }, editor)
    expect((await enter(device)).response.status).toBe(200)
  })

  it('is in no answer of the API, nor is its public key', async () => {
    const cookie = await logIn()
    const { device } = await register(cookie)
    const editor = await logIn('editor@people.test')
    for (const by of [cookie, editor])
      for (const path of [
        '/users?depth=2&limit=50',
        `/users/${people.admin.id}`,
        '/users/me',
        '/audit-log?limit=50',
        '/globals/settings',
      ]) {
        const answer = await (await ask(site.payload, path, { cookie: by })).text()
        expect(answer).not.toContain(device.id)
        expect(answer).not.toContain(device.publicKey)
      }
    for (const [path, body] of [
      ['passkey-challenge', {}],
      ['security', { do: 'challenge' }],
    ] as const) {
      const answer = await (await send(path, body, editor)).text()
      expect(answer).not.toContain(device.id)
    }
  })

  it('leaves a line in the audit log and an email, when it is added and when it is removed', async () => {
    const cookie = await logIn()
    const { device } = await register(cookie)
    const passkey = device.sign(
      await optionsIn(await send('security', { do: 'challenge' }, cookie)),
    )
    await send('security', { do: 'passkeyRemove', id: device.id, passkey }, cookie)
    const { rows } = await site.payload.db.pool.query<{ action: string }>(
      `select action from audit_log where action::text like 'passkey%' order by at`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['passkey_added', 'passkey_removed'])
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['account_notice', ADMIN],
      ['account_notice', ADMIN],
    ])
  })
})

describe('a second factor that administrators need', () => {
  const requireIt = (cookie: string) =>
    ask(site.payload, '/globals/settings', {
      method: 'POST',
      cookie,
      body: { requireSecondFactor: true },
    })

  it('is required by somebody who has one, and cannot be taken away by themselves then', async () => {
    const cookie = await logIn()
    expect((await requireIt(cookie)).status).toBe(400)
    const { device, added } = await register(cookie)
    expect((await requireIt(cookie)).status).toBe(200)
    const confirm = async (input: object) => {
      const challenge = await optionsIn(await send('security', { do: 'challenge' }, cookie))
      return told(await send('security', { ...input, passkey: device.sign(challenge) }, cookie))
    }
    expect(await confirm({ do: 'passkeyRemove', id: device.id })).toMatchObject({
      status: 422,
      problem: 'required',
    })
    expect((added.codes as string[]).length).toBe(10)
    await site.payload.updateGlobal({ slug: 'settings', data: { requireSecondFactor: false } })
    expect(await confirm({ do: 'passkeyRemove', id: device.id })).toMatchObject({ status: 200 })
  })

  it('refuses no login, so that the only administrator is never locked out', async () => {
    await site.payload.updateGlobal({ slug: 'settings', data: { requireSecondFactor: true } })
    const cookie = await logIn()
    expect(await isIn(cookie)).toBe(true)
    expect((await register(cookie)).added).toMatchObject({ status: 200 })
    await site.payload.updateGlobal({ slug: 'settings', data: { requireSecondFactor: false } })
  })

  it('is removed for a colleague by an administrator with their own password, and the colleague is told', async () => {
    const admin = await logIn()
    const editor = await logIn('editor@people.test')
    const { device } = await register(editor)
    const reset = (by: string, id: unknown, present = PASSWORD) =>
      send(`${String(id)}/reset-factors`, { present }, by)
    expect((await reset(editor, people.admin.id)).status).toBe(403)
    expect((await reset(admin, people.admin.id)).status).toBe(403)
    expect((await reset('', people.editor.id)).status).toBe(403)
    expect((await reset(admin, people.editor.id, 'niet juist')).status).toBe(422)
    expect((await reset(admin, 'constructor')).status).toBe(404)
    expect((await enter(device)).response.status).toBe(200)
    expect((await reset(admin, people.editor.id)).status).toBe(200)
    expect(await isIn(editor)).toBe(false)
    expect((await enter(device)).response.status).toBe(401)
    await logIn('editor@people.test')
    const { rows } = await site.payload.db.pool.query(
      `select actor_name, about_name from audit_log where action = 'second_factor_reset'`,
    )
    expect(rows).toEqual([{ actor_name: 'admin', about_name: 'editor' }])
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'account_notice',
      to: 'editor@people.test',
    })
  })
})

describe('a passkey of an owner', () => {
  it('is added after the password, logs in to the portal, and does not open the studio', async () => {
    const cookie = await ownerSession()
    const { device, response } = await registerOwner(cookie)
    expect(toOf(response)).toContain('done=passkeyAdded')
    const entered = await enterPortal(device)
    expect(toOf(entered)).toBe('/nl/portal/')
    expect(await entersPortal(cookiesAfter(entered))).toBe(true)
    expect(await told((await enter(device)).response)).toMatchObject({
      status: 401,
      problem: 'passkey',
    })
    const staff = await register(await logIn())
    expect(toOf(await enterPortal(staff.device))).toContain('problem=passkey')
  })

  it('opens nothing once the owner is suspended', async () => {
    const { device } = await registerOwner(await ownerSession())
    await site.payload.update({
      collection: 'owners',
      id: people.ownerA.id,
      data: { suspendedAt: new Date().toISOString() },
    })
    const refused = await enterPortal(device)
    expect([toOf(refused), cookiesAfter(refused)]).toEqual([
      '/nl/login/?problem=passkey',
      expect.not.stringContaining('hestia-token'),
    ])
  })

  it('is not made by a session without the password, nor for another site', async () => {
    const cookie = await ownerSession()
    const refused = await ownerChallenge('register', cookie, { present: 'niet juist' })
    expect(await told(refused)).toMatchObject({ status: 422, problem: 'present' })
    expect((await ownerChallenge('register')).status).toBe(422)
    const made = '{"id":'
    expect(toOf(await press('passkey', { name: 'x', made }, { cookie }))).toContain(
      'problem=passkey',
    )
  })

  it('is removed with the password and a recovery code, of which each works once', async () => {
    const cookie = await ownerSession()
    const { device } = await registerOwner(cookie)
    const { rows } = await site.payload.db.pool.query('select recovery from account_factors')
    expect(rows[0]?.recovery).toHaveLength(10)
    const remove = { do: 'remove', id: device.id, present: PASSWORD, code: 'aaaaa-aaaaa' }
    expect(toOf(await press('factor', remove, { cookie }))).toContain('problem=code')
    const begun = await optionsIn(await ownerChallenge('confirm', cookie))
    const passkey = JSON.stringify(device.sign(begun))
    expect(
      toOf(await press('factor', { do: 'remove', id: device.id, passkey }, { cookie })),
    ).toContain('done=passkeyRemoved')
    expect(toOf(await press('login', { email: OWNER, password: PASSWORD }))).toBe('/nl/portal/')
  })

  it('is removed by a link that is sent after the password only, does not log in, and is told by email', async () => {
    const { device } = await registerOwner(await ownerSession())
    await press('lost', {})
    // A link by mail shows no password: with the mailbox alone the factor stays.
    await press('ask', { email: OWNER, for: 'login' })
    const linked = cookiesAfter(await press('open', { token: await newestLink('login_link') }))
    expect(toOf(await press('lost', {}, { cookie: linked }))).toContain('problem=factorByLink')
    expect((await mails()).filter(({ kind }) => kind === 'factor_reset')).toEqual([])
    const half = cookiesAfter(await press('login', { email: OWNER, password: PASSWORD }))
    expect(toOf(await press('lost', {}, { cookie: half }))).toBe('/nl/login/?done=mailed')
    const token = await newestLink('factor_reset')
    const opened = await press('open', { token })
    expect([toOf(opened), await entersPortal(cookiesAfter(opened))]).toEqual([
      '/nl/login/?done=factorsGone',
      false,
    ])
    expect(toOf(await enterPortal(device))).toContain('problem=passkey')
    expect(toOf(await press('open', { token }))).toContain('problem=linkOver')
    expect((await mails()).at(-1)).toMatchObject({ kind: 'account_notice', to: OWNER })
    expect(toOf(await press('login', { email: OWNER, password: PASSWORD }))).toBe('/nl/portal/')
  })

  it('is not removed by email for three days after a password that came by email', async () => {
    await registerOwner(await ownerSession())
    await press('ask', { email: OWNER, for: 'password' })
    const token = await newestLink('password')
    await press('open', { token, password: OTHER, repeated: OTHER })
    const lost = async () => {
      const half = cookiesAfter(await press('login', { email: OWNER, password: OTHER }))
      return toOf(await press('lost', {}, { cookie: half }))
    }
    const { pool } = site.payload.db
    await pool.query(`update account_links set until = until - interval '71 hours'`)
    expect(await lost()).toContain('problem=factorTooSoon')
    expect((await mails()).filter(({ kind }) => kind === 'factor_reset')).toEqual([])
    await pool.query(`update account_links set until = until - interval '2 hours'`)
    expect(await lost()).toBe('/nl/login/?done=mailed')
    await newestLink('factor_reset')
  })
})

it('tells a stranger nothing before a login: the answer has no account and no passkey in it', async () => {
  const before = await optionsIn(await send('passkey-challenge', { email: ADMIN }))
  await register(await logIn())
  const after = await optionsIn(await send('passkey-challenge', { email: ADMIN }))
  expect({ ...after, challenge: '' }).toEqual({ ...before, challenge: '' })
  expect(after.challenge).not.toBe(before.challenge)
  expect(after.allowCredentials ?? []).toEqual([])
})
