import { beforeEach, describe, expect, it } from '@jest/globals'

import type { Owner } from '@/payload-types'

import { accountSteps } from './support/accounts'
import { ask } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle, type People } from './support/people'
import { cookiesAfter, press } from './support/portal'
import { NEW_PASSWORD, staffSteps } from './support/staff'

const site = usePayload()
let people: People
const { mails, newestLink, entersPortal } = accountSteps(() => site.payload)
const { send, patch, logIn, isIn } = staffSteps(
  () => site.payload,
  () => people,
)

beforeEach(async () => {
  await site.payload.db.pool.query(
    'delete from form_limits; delete from account_links; delete from account_factors; delete from mails',
  )
  people = await settle(site.payload)
})

describe('the person who has the account', () => {
  const texts = async () =>
    (await site.payload.find({ collection: 'mails', sort: 'queuedAt', limit: 20 })).docs.map(
      ({ to, language, text }) => ({ to, language, text: text ?? '' }),
    )

  it('is told at both addresses in his language what changed, when, by whom and roughly from where, and what to do', async () => {
    await site.payload.update({
      collection: 'users',
      id: people.agent.id,
      data: { language: 'fr' },
    })
    const cookie = await logIn('agent')
    const change = { email: 'nouveau@people.test', presentPassword: PASSWORD }
    await send('PATCH', `/users/${people.agent.id}`, change, cookie, '81.82.83.84')
    const [old, fresh, ...more] = await texts()
    expect(more).toEqual([])
    expect([old?.to, old?.language, fresh?.to, fresh?.language]).toEqual([
      'agent@people.test',
      'fr',
      'nouveau@people.test',
      'fr',
    ])
    expect(old?.text).toContain('Votre compte a une autre adresse e-mail.')
    expect(fresh?.text).toContain('Ceci est désormais l’adresse e-mail de votre compte.')
    for (const text of [old?.text, fresh?.text]) {
      expect(text).toMatch(/C’était le \d+(?:er)? \S+ à \d+[:h ]\d+/)
      expect(text).toContain('commençant par 81.82.83.')
      expect(text).not.toContain('81.82.83.84')
      expect(text).toContain('Demandez immédiatement un nouveau mot de passe')
    }
  })

  it.each([
    ['nl', 'Uw rol in de studio is gewijzigd. admin deed dit in de studio op'],
    ['en', 'Your role in the studio was changed. admin did this in the studio on'],
    ['de', 'Ihre Rolle im Studio wurde geändert. admin hat dies am'],
  ] as const)('reads in %s that a colleague did it', async (language, sentence) => {
    await site.payload.update({ collection: 'users', id: people.agent.id, data: { language } })
    await patch('agent', { role: 'editor', presentPassword: PASSWORD }, await logIn('admin'))
    expect(await texts()).toEqual([
      { to: 'agent@people.test', language, text: expect.stringContaining(sentence) },
    ])
  })

  it.each([{ password: NEW_PASSWORD }, { email: 'nieuw@people.test' }])(
    'keeps the session that changed %j, and loses every other one',
    async (change) => {
      const here = await logIn('agent')
      const there = await logIn('agent')
      await patch('agent', { ...change, presentPassword: PASSWORD }, here)
      expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    },
  )

  it.each([{ password: NEW_PASSWORD }, { email: 'nieuw@people.test' }, { role: 'editor' }])(
    'is out everywhere after an administrator changed %j, also without an answer',
    async (change) => {
      const admin = await logIn('admin')
      const agent = await logIn('agent')
      await send(
        'PATCH',
        `/users/${people.agent.id}?select[name]=true&depth=0`,
        { ...change, presentPassword: PASSWORD },
        admin,
      )
      expect([await isIn(admin), await isIn(agent), (await texts()).length]).toEqual([
        true,
        false,
        'email' in change ? 2 : 1,
      ])
    },
  )

  it('has no link under way any more that would open the account', async () => {
    await ask(site.payload, '/users/forgot-password', {
      method: 'POST',
      body: { email: 'agent@people.test' },
    })
    const token = await newestLink('password')
    await patch(
      'agent',
      { password: NEW_PASSWORD, presentPassword: PASSWORD },
      await logIn('admin'),
    )
    const reset = await ask(site.payload, '/users/reset-password', {
      method: 'POST',
      body: { token, password: 'nog een ander wachtwoord' },
    })
    expect(reset.status).toBe(403)
  })

  it('still chooses a new password by the link in his mail, without the one he forgot, and is told', async () => {
    await ask(site.payload, '/users/forgot-password', {
      method: 'POST',
      body: { email: 'agent@people.test' },
    })
    const reset = await ask(site.payload, '/users/reset-password', {
      method: 'POST',
      body: { token: await newestLink('password'), password: NEW_PASSWORD },
    })
    expect([reset.status, await isIn(await logIn('agent', NEW_PASSWORD))]).toEqual([200, true])
    expect((await mails()).map(({ kind }) => kind)).toEqual(['password', 'account_notice'])
  })
})

describe('an owner whose address staff change', () => {
  const change = async () =>
    send(
      'PATCH',
      `/owners/${people.ownerA.id}`,
      { email: 'nieuw@people.test' },
      await logIn('agent'),
    )

  it('is told at both addresses once he has an account', async () => {
    await site.payload.db.pool.query('update owners set invited_at = now()')
    expect(await change()).toMatchObject({ status: 200 })
    expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([
      ['aerts@people.test', 'account_notice'],
      ['nieuw@people.test', 'account_notice'],
      ['nieuw@people.test', 'owner_invitation'],
    ])
  })

  it('is let in again only by the invitation in the new mailbox, not by what was chosen at the old one', async () => {
    const { pool } = site.payload.db
    await pool.query('update owners set invited_at = now()')
    const enter = async (email: string) =>
      cookiesAfter(await press('login', { email, password: PASSWORD }))
    const before = await enter('aerts@people.test')
    expect(await entersPortal(before)).toBe(true)
    await pool.query(
      `insert into account_passkeys (id, account, kind, name, public_key, counter, transports, is_synced)
       values ('of-the-old-mailbox', $1, 'owners', 'Key', 'key', 0, '{}', false)`,
      [people.ownerA.id],
    )
    await change()
    const keys = await pool.query('select from account_passkeys where account = $1', [
      people.ownerA.id,
    ])
    expect(keys.rowCount).toBe(0)
    expect(await entersPortal(before)).toBe(false)
    expect(await entersPortal(await enter('nieuw@people.test'))).toBe(false)
    const opened = await press('open', {
      token: await newestLink('owner_invitation'),
      password: NEW_PASSWORD,
      repeated: NEW_PASSWORD,
    })
    expect(await entersPortal(cookiesAfter(opened))).toBe(true)
  })

  const auditLines = async () => {
    const { rows } = await site.payload.db.pool.query<{ actor_name: string; about_name: string }>(
      `select actor_name, about_name from audit_log where action = 'email_changed'`,
    )
    return rows
  }

  it('is told at his old address, and the log says it, when they suspend him first', async () => {
    await site.payload.db.pool.query('update owners set invited_at = now()')
    await site.payload.db.pool.query('delete from audit_log')
    const cookie = await logIn('agent')
    const act = (action: string) =>
      send('POST', `/owners/${people.ownerA.id}/${action}`, {}, cookie)
    await act('suspend')
    expect(await change()).toMatchObject({ status: 200 })
    await act('readmit')
    expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([
      ['aerts@people.test', 'account_notice'],
      ['nieuw@people.test', 'account_notice'],
    ])
    expect(await auditLines()).toEqual([
      { actor_name: 'agent', about_name: (people.ownerA as Owner).fullName },
    ])
  })

  it('gets no mail about an account without an invitation, of which the log tells all the same', async () => {
    await site.payload.db.pool.query('update owners set invited_at = null; delete from audit_log')
    await change()
    expect(await mails()).toEqual([])
    expect(await auditLines()).toHaveLength(1)
  })
})
