import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { Client } from 'pg'

import { sessionCookie } from '@/access/session'
import { findAccount, type Account } from '@/data/accounts/account'
import { isPassword } from '@/data/accounts/hashing'
import { endSessions, findSessions, openSession } from '@/data/accounts/sessions'
import type { AccountKind } from '@/domain/accounts/accounts'
import { env } from '@/env'

import { usePayload } from '../support/payload'
import { PASSWORD, settle } from '../support/people'

const site = usePayload()
const accounts: [AccountKind, string][] = [
  ['users', 'agent@people.test'],
  ['owners', 'aerts@people.test'],
]

beforeAll(async () => {
  await settle(site.payload)
})

const request = (): Promise<PayloadRequest> => createLocalReq({}, site.payload)

async function stored(kind: AccountKind, email: string): Promise<Account> {
  const account = await findAccount(await request(), kind, { email })
  if (!account) throw new Error(`There is no ${email} among the ${kind}`)
  return account
}

/** Who Payload says that a request with this cookie comes from. */
const userOf = async (cookie: string) =>
  (await site.payload.auth({ headers: new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }) }))
    .user

const pairOf = (cookie: string): string => cookie.split(';', 1)[0] ?? ''

describe.each(accounts)('the accounts of Payload: %s', (kind, email) => {
  it('have a password in the format that our login compares with', async () => {
    const account = await stored(kind, email)
    expect(await isPassword(PASSWORD, account, 'known')).toBe(true)
    expect(await isPassword(`${PASSWORD}!`, account, 'known')).toBe(false)
  })

  it('keep that format when Payload changes the password', async () => {
    const { id } = await stored(kind, email)
    const changed = 'een ander lang wachtwoord'
    await site.payload.update({ collection: kind, id, data: { password: changed } })
    expect(await isPassword(changed, await stored(kind, email), 'known')).toBe(true)
    expect(await isPassword(PASSWORD, await stored(kind, email), 'known')).toBe(false)
    await site.payload.update({ collection: kind, id, data: { password: PASSWORD } })
  })

  it('keep what ended access while a save of them was on its way', async () => {
    const account = await stored(kind, email)
    await openSession(await request(), account)
    const other = new Client({ connectionString: env.DATABASE_URL })
    await other.connect()
    try {
      await other.query('begin')
      await other.query(`select 1 from ${kind} where id = $1 for update`, [account.id])
      const saving = site.payload.update({
        collection: kind,
        id: account.id,
        data: { phone: '+32 470 12 34 56' },
      })
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      while ((await other.query(waiting)).rows.length === 0);
      await other.query(`delete from ${kind}_sessions where _parent_id = $1`, [account.id])
      await other.query(`update ${kind} set hash = 'changed' where id = $1`, [account.id])
      await other.query('commit')
      await saving
    } finally {
      await other.end()
    }
    expect(await findSessions(await request(), kind, account.id)).toEqual([])
    expect((await stored(kind, email)).hash).toBe('changed')
    await site.payload.update({ collection: kind, id: account.id, data: { password: PASSWORD } })
  })

  it('accept a session that we have opened, until we end it', async () => {
    const account = await stored(kind, email)
    const opened = await openSession(await request(), account)
    const cookie = pairOf(opened?.cookie ?? '')
    expect(await userOf(cookie)).toMatchObject({ id: account.id, collection: kind })
    const { sessions = [] } = await site.payload.findByID({
      collection: kind,
      id: account.id,
      showHiddenFields: true,
    })
    expect(sessions?.map(({ id }) => id)).toEqual(
      (await findSessions(await request(), kind, account.id)).map(({ id }) => id),
    )
    await endSessions(await request(), kind, account.id, {})
    expect(await userOf(cookie)).toBeNull()
  })

  it('open sessions that we list and end', async () => {
    const account = await stored(kind, email)
    await site.payload.login({ collection: kind, data: { email, password: PASSWORD } })
    const [session, ...others] = await findSessions(await request(), kind, account.id)
    expect(others).toEqual([])
    expect(Date.parse(session?.endsAt ?? '')).toBeGreaterThan(Date.now())
    const sid = session?.id ?? ''
    const cookie = pairOf(
      (await sessionCookie(site.payload, { kind, id: account.id, email, sid })).cookie,
    )
    expect(await userOf(cookie)).toMatchObject({ id: account.id, _sid: sid })
    await endSessions(await request(), kind, account.id, { only: sid })
    expect(await userOf(cookie)).toBeNull()
  })
})
