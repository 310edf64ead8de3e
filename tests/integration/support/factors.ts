import type { Payload } from 'payload'
import { z } from 'zod'

import { POST as askChallenge } from '@/app/api/portal/challenge/route'
import { env } from '@/env'
import { renewRecoveryCodes } from '@/data/accounts/recoveryCodes'
import { createSystemRequest } from '@/data/core/payload'

import { createDevice, type Device } from './authenticator'
import { bodyOf } from './forms'
import { ask } from './http'
import { PASSWORD, settle, type People } from './people'
import { cookiesAfter, press } from './portal'

export type Name = keyof People

/** Somebody who asks, with everything they honestly have: a session and a passkey of their own. */
export type Asker = { cookie: string; account?: Name; device?: Device }

const TABLES = ['account_passkeys', 'account_factors', 'users_sessions', 'owners_sessions']
const options = z.object({ options: z.looseObject({ challenge: z.string() }) })

export const accounts: readonly Name[] = ['ownerA', 'ownerB', 'agent', 'editor', 'admin']
export const actors = ['stranger', ...accounts, 'seeing'] as const
export type Actor = 'stranger' | Name | 'seeing'

/** How the accounts change and see second factors, through the two doors: studio and portal. */
export function factorSteps(payload: () => Payload) {
  let network = 0
  const elsewhere = () => `198.51.${Math.floor(++network / 250)}.${network % 250}`
  const query = async <Row extends object>(sql: string): Promise<Row[]> =>
    (await payload().db.pool.query<Row>(sql)).rows

  const staff = (path: string, body: object, { cookie }: Pick<Asker, 'cookie'>) =>
    ask(payload(), `/users/${path}`, {
      method: 'POST',
      body,
      address: elsewhere(),
      ...(cookie && { cookie }),
    })
  const challenge = (purpose: string, { cookie }: Pick<Asker, 'cookie'>, fields = {}) =>
    askChallenge(
      new Request(`${env.SITE_URL}/api/portal/challenge?lang=nl`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': elsewhere(), cookie },
        body: bodyOf({ for: purpose, ...fields }),
      }),
    )
  const portal = (action: string, fields: Record<string, string>, { cookie }: Asker) =>
    press(action, fields, { cookie })

  /** The options in an answer, when it has some. */
  const optionsIn = async (response: Response) =>
    options.safeParse(await response.json().catch(() => undefined)).data?.options
  const newDevice = () => createDevice(new URL(env.SITE_URL).origin)

  /** Confirms who somebody is by their own passkey, or by the password when they have none. */
  async function proof(asker: Asker, begun: Promise<Response>): Promise<object> {
    const asked = await optionsIn(await begun)
    return asked && asker.device
      ? { passkey: asker.device.sign(asked) }
      : { present: PASSWORD, code: '' }
  }
  const staffProof = (asker: Asker) => proof(asker, staff('security', { do: 'challenge' }, asker))
  const ownerProof = async (asker: Asker): Promise<Record<string, string>> => {
    const given = await proof(asker, challenge('confirm', asker))
    return 'passkey' in given
      ? { passkey: JSON.stringify(given.passkey) }
      : { present: PASSWORD, code: '' }
  }

  async function addByStaff(asker: Asker, device = newDevice()): Promise<void> {
    const sent = { do: 'passkeyBegin', ...(await staffProof(asker)) }
    const begun = await optionsIn(await staff('security', sent, asker))
    const made = begun ? device.make(begun) : {}
    await staff('security', { do: 'passkeyAdd', name: 'Nieuw', made }, asker)
  }
  async function addByOwner(asker: Asker, device = newDevice()): Promise<void> {
    const begun = await optionsIn(await challenge('register', asker, await ownerProof(asker)))
    const made = JSON.stringify(begun ? device.make(begun) : {})
    await portal('passkey', { name: 'Nieuw', made }, asker)
  }

  /** Logs somebody in, and gives them a passkey with recovery codes. */
  async function arm(account: Name, kind: 'users' | 'owners'): Promise<Required<Asker>> {
    const isStaff = kind === 'users'
    const email = `${{ ownerA: 'aerts', ownerB: 'baert' }[String(account)] ?? account}@people.test`
    const entered = { email, password: PASSWORD }
    const cookie = cookiesAfter(
      isStaff ? await staff('login', entered, { cookie: '' }) : await press('login', entered),
    )
    const device = newDevice()
    await (isStaff ? addByStaff : addByOwner)({ cookie }, device)
    return { cookie, account, device }
  }

  /** Makes all accounts with a passkey and recovery codes each. `seeing` is an agent who looks at the portal as owner A. */
  async function armAll() {
    const people = await settle(payload())
    await query('update owners set invited_at = now()')
    const agent = await arm('agent', 'users')
    const view = await ask(payload(), `/owners/${String(people.ownerA.id)}/see`, {
      method: 'POST',
      body: {},
      cookie: agent.cookie,
    })
    const askers: Record<Actor, Asker> = {
      stranger: { cookie: '' },
      ownerA: await arm('ownerA', 'owners'),
      ownerB: await arm('ownerB', 'owners'),
      agent,
      editor: await arm('editor', 'users'),
      admin: await arm('admin', 'users'),
      seeing: { ...agent, cookie: cookiesAfter(view, agent.cookie) },
    }
    const req = await createSystemRequest()
    const codes: string[] = []
    for (const name of accounts)
      codes.push(...(await renewRecoveryCodes(req, String(people[name].id))))
    for (const table of TABLES) await query(`create table kept_${table} as table ${table}`)
    return { people, askers, codes }
  }

  return {
    armAll,
    staff,
    portal,
    challenge,
    optionsIn,
    addByStaff,
    addByOwner,
    /** Changes own factors with all the proof that somebody has. */
    change: async (asker: Asker, input: object) =>
      staff('security', { ...input, ...(await staffProof(asker)) }, asker),
    press: async (asker: Asker, input: Record<string, string>) =>
      portal('factor', { ...input, ...(await ownerProof(asker)) }, asker),
    query,
    restore: async () => {
      for (const table of TABLES)
        await query(`delete from ${table}; insert into ${table} select * from kept_${table}`)
      await query('delete from form_limits; delete from account_challenges')
    },
    /** What each account has: its passkeys, and the secret and the codes of its other factor. */
    state: async (): Promise<Map<string, string>> => {
      const rows = await query<{ account: string; has: string }>(`
        select account, string_agg(has, ' ' order by has) as has from (
          select account, id || name || public_key as has from account_passkeys
          union all select account, secret || is_on || recovery::text from account_factors) one
        group by account`)
      return new Map(rows.map(({ account, has }) => [account, has]))
    },
  }
}
