import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, describe, expect, it } from '@jest/globals'
import { simpleParser } from 'mailparser'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'

import { deferredWorkDone } from '@/data/accounts/afterResponse'
import { queueMail, type MailOrder } from '@/data/mail/queue'
import { resendEmail } from '@/data/mail/resend'
import { resendFailed } from '@/data/mail/resendFailed'
import { mailKinds } from '@/domain/mail/mails'
import { env } from '@/env'
import { taskListOf } from '@/jobs/job'
import { sendMail, sweepMails } from '@/jobs/mail'
import { mailTransport } from '@/server/mailTransport'

import { ask } from './support/http'
import { runDueJobs } from './support/jobs'
import { startMailServer } from './support/mailServer'
import { usePayload } from './support/payload'

const site = usePayload()
const servers: { stop: () => Promise<void> }[] = []

async function server(...ways: Parameters<typeof startMailServer>) {
  const started = await startMailServer(...ways)
  servers.push(started)
  return started
}

afterEach(async () => {
  for (const one of servers.splice(0)) await one.stop()
  await site.payload.db.pool.query(`delete from mails`)
  await site.payload.db.pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
  )
})

const order: MailOrder = {
  kind: 'visit_confirmed',
  to: { name: 'Emma Peeters', address: 'emma@example.com' },
  locale: 'fr',
  placeholders: {
    firstName: 'Emma',
    property: 'Maison à Gand',
    reference: '100234',
    day: 'jeudi 3 décembre',
    time: '14 h 30',
    colleague: 'Elise',
  },
  lines: [['Téléphone', '0470 12 34 56']],
  action: { href: 'https://agency.example/fr/visite/abc' },
  replyTo: 'elise@agency.example',
  unsubscribe: 'https://agency.example/fr/uit/abc',
  calendar: {
    text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR',
    method: 'REQUEST',
  },
}

/** Writes a mail as a form does: in a transaction that is committed. */
async function queued(change: Partial<MailOrder> = {}): Promise<string> {
  // Each is another person's: none is held back.
  await site.payload.db.pool.query('delete from form_limits')
  const req = await createLocalReq({ locale: 'nl' }, site.payload)
  await initTransaction(req)
  try {
    const id = await queueMail(req, { ...order, ...change })
    await commitTransaction(req)
    if (id === undefined) throw new Error('The mail was withheld')
    return id
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const mail = (id: string) =>
  site.payload.findByID({ collection: 'mails', id, depth: 0, overrideAccess: true })

/** Makes waiting mails due now, so that the test does not wait for retries. */
const hurry = () =>
  site.payload.db.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`,
  )

const work = (url?: string) => runDueJobs(taskListOf([sendMail(mailTransport(url)), sweepMails]))

describe('a mail', () => {
  it('arrives whole: both parts, headers, the appointment', async () => {
    const { received, url } = await server()
    const id = await queued()
    await work(url)
    const [one] = received
    const row = await mail(id)
    expect(received).toHaveLength(1)
    expect(one?.to?.value).toEqual([{ name: 'Emma Peeters', address: 'emma@example.com' }])
    expect([one?.subject, one?.replyTo?.text, one?.messageId]).toEqual([
      'Votre visite du jeudi 3 décembre est confirmée\u00a0: Maison à Gand',
      'elise@agency.example',
      row.messageId,
    ])
    expect(one?.text).toContain('Bonjour Emma,')
    expect(one?.text).toContain('Téléphone\u00a0: 0470 12 34 56')
    expect(one?.html).toContain('href="https://agency.example/fr/visite/abc"')
    expect(one?.attachments.map(({ contentType }) => contentType)).toContain('text/calendar')
    const headers = Object.fromEntries(one?.headerLines.map(({ key, line }) => [key, line]) ?? [])
    expect(headers['list-unsubscribe']).toContain('<https://agency.example/fr/uit/abc>')
    expect(headers['list-unsubscribe-post']).toContain('List-Unsubscribe=One-Click')
    expect(row).toMatchObject({ status: 'sent', attempts: 1, language: 'fr' })
    expect(row.sentAt).toBeTruthy()
  })

  it.each(mailKinds)('%s can be answered: by default the agency reads it', async (kind) => {
    await site.payload.updateGlobal({ slug: 'settings', data: { email: 'info@agency.test' } })
    const answered = (change: Partial<MailOrder>) => queued({ kind, ...change }).then(mail)
    expect((await answered({ replyTo: undefined } as never)).replyTo).toBe('info@agency.test')
    expect((await answered({ replyTo: 'elise@agency.test' })).replyTo).toBe('elise@agency.test')
  })

  it('does not exist when what it tells of was not saved', async () => {
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    await initTransaction(req)
    await queueMail(req, order)
    await killTransaction(req)
    const { received, url } = await server()
    await work(url)
    expect((await site.payload.count({ collection: 'mails' })).totalDocs).toBe(0)
    expect(received).toEqual([])
  })

  it('leaves the language of the request alone', async () => {
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    await queueMail(req, order)
    expect(req.locale).toBe('nl')
  })

  it('reaches only its reader, whatever was typed', async () => {
    const { received, url } = await server()
    const evil =
      'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script> {agencyPhone} {lastName}'
    const told = { ...order.placeholders, firstName: evil, property: evil, lastName: 'SECRET' }
    await queued({
      placeholders: told,
      to: { name: evil, address: 'emma@example.com' },
      replyTo: 'a@b.example\r\nBcc: victim@example.com',
      lines: [[evil, evil]],
    })
    await work(url)
    const [one] = received
    expect(one?.bcc).toBeUndefined()
    expect(one?.replyTo).toBeUndefined()
    expect(one?.headerLines.map(({ key }) => key)).not.toContain('bcc')
    expect(one?.to?.value.map(({ address }) => address)).toEqual(['emma@example.com'])
    expect(one?.html).not.toContain('<script>')
    expect(`${one?.subject}${String(one?.html)}`).toContain('{lastName}')
    expect(String(one?.html)).not.toContain('SECRET')
  })

  it.each(['no address', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', ''])(
    'is refused for "%s"',
    async (address) => {
      await expect(queued({ to: { address } })).rejects.toThrow('no address')
    },
  )

  it('is written as a file where no mail server is set', async () => {
    await queued()
    await work()
    const folder = path.join(env.VAR_DIR, 'outbox')
    const [name = ''] = await readdir(folder)
    const parsed = await simpleParser(await readFile(path.join(folder, name)))
    expect(parsed.to?.text).toContain('emma@example.com')
  })
})

describe('a mail server', () => {
  it('that was dead gets the mail once it is alive', async () => {
    const gone = await startMailServer()
    await gone.stop()
    const id = await queued()
    await work(gone.url)
    expect(await mail(id)).toMatchObject({ status: 'queued', attempts: 1, failure: 'unreachable' })
    const { received } = await server({ port: gone.port })
    await hurry()
    await work(gone.url)
    expect(received).toHaveLength(1)
    const row = await mail(id)
    expect(row).toMatchObject({ status: 'sent', attempts: 2 })
    expect(row.failure ?? row.lastError ?? null).toBeNull()
  })

  it('that is busy is asked again', async () => {
    const { received, url } = await server({ toRecipient: [{ code: 451, words: 'Greylisted' }] })
    const id = await queued()
    await work(url)
    expect(await mail(id)).toMatchObject({ status: 'queued', failure: 'busy' })
    await hurry()
    await work(url)
    expect(received).toHaveLength(1)
  })

  it('that refuses our account, not the address, gets the mail once the account is in order', async () => {
    const { received, url } = await server({
      toRecipient: [{ code: 554, words: '5.7.1 <emma@example.com>: Relay access denied' }],
      toMail: [{ code: 550, words: '5.4.5 Daily user sending limit exceeded' }],
    })
    const id = await queued()
    await work(url)
    expect(await mail(id)).toMatchObject({ status: 'queued', failure: 'sender' })
    await hurry()
    await work(url)
    expect(await mail(id)).toMatchObject({ status: 'queued', failure: 'busy' })
    await hurry()
    await work(url)
    expect(await mail(id)).toMatchObject({ status: 'sent', attempts: 3 })
    expect(received).toHaveLength(1)
  })

  it('that refuses the address is not asked again', async () => {
    const { received, tries, url } = await server({
      toRecipient: [{ code: 550, words: 'No such user' }],
    })
    const id = await queued()
    await work(url)
    await hurry()
    await work(url)
    expect(await mail(id)).toMatchObject({ status: 'failed', failure: 'refused' })
    expect((await mail(id)).lastError).toContain('No such user')
    expect([tries(), received.length]).toEqual([1, 0])
  })

  it('that refuses a friend for good leaves nothing of them, and the mail is not sent again', async () => {
    const { url } = await server({
      toRecipient: [{ code: 550, words: '<jan@friend.test>: no such user' }],
    })
    const to = { name: 'Jan Vriend', address: 'jan@friend.test' }
    const id = await queued({ kind: 'friend', to })
    await work(url)
    expect(await mail(id)).toMatchObject({
      status: 'failed',
      failure: 'refused',
      to: '—',
      toName: null,
      lastError: null,
      html: null,
      text: null,
    })
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    expect(await resendEmail(req, id)).toBe(false)
  })

  it('that refuses a mail that opens an account leaves no link of it, and it is not sent again', async () => {
    const { url } = await server({ toRecipient: [{ code: 550, words: 'No such user' }] })
    const id = await queued({ kind: 'owner_invitation' })
    await work(url)
    expect(await mail(id)).toMatchObject({
      status: 'failed',
      failure: 'refused',
      to: order.to.address,
      html: null,
      text: null,
    })
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    expect(await resendEmail(req, id)).toBe(false)
  })

  it('that is busy leaves a mail to a friend whole, because it is tried again', async () => {
    const { url } = await server({ toRecipient: [{ code: 450, words: 'Busy' }] })
    const to = { name: 'Jan Vriend', address: 'jan@friend.test' }
    const id = await queued({ kind: 'friend', to })
    await work(url)
    expect(await mail(id)).toMatchObject({
      status: 'queued',
      to: 'jan@friend.test',
      html: expect.any(String),
    })
  })

  it('that stays dead makes the mail a failed one at the last attempt', async () => {
    const gone = await startMailServer()
    await gone.stop()
    const id = await queued()
    await site.payload.db.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), max_attempts := 1) from graphile_worker.jobs`,
    )
    await work(gone.url)
    expect(await mail(id)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  })

  it('is given a mail once, by one of two workers', async () => {
    let open = () => {}
    const before = new Promise<void>((done) => (open = done))
    const { asked, received, tries, url } = await server({ before })
    const id = await queued()
    const first = work(url)
    await asked
    // The queue may hand the same mail to another worker while the first is still at it.
    await site.payload.db.pool.query(
      `select graphile_worker.add_job('mail', json_build_object('id', $1::text))`,
      [id],
    )
    await work(url)
    open()
    await first
    await work(url)
    expect([received.length, tries()]).toEqual([1, 1])
    expect(await mail(id)).toMatchObject({ status: 'sent', attempts: 1 })
  })
})

describe('a mail server that is slow', () => {
  it('is waited for, and the mail has left once it answers', async () => {
    let open = () => {}
    const before = new Promise<void>((done) => (open = done))
    const { asked, received, url } = await server({ before })
    const id = await queued()
    const working = work(url)
    await asked
    expect(await mail(id)).toMatchObject({ status: 'queued', attempts: 0 })
    open()
    await working
    expect([received.length, (await mail(id)).status]).toEqual([1, 'sent'])
  })
})

describe('a worker that was killed', () => {
  it('is not waited for: the mail gets a job that another one takes', async () => {
    const { received, url } = await server()
    const id = await queued()
    const { pool } = site.payload.db
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', attempts = 1`,
    )
    await pool.query(`update mails set queued_at = now() - interval '5 minutes'`)
    await pool.query(`select graphile_worker.add_job('sweepMails')`)
    await work(url)
    await work(url)
    expect(received).toHaveLength(1)
    expect(await mail(id)).toMatchObject({ status: 'sent' })
  })
})

describe('sent again', () => {
  it('a failed mail leaves under its old Message-ID, one that had left under a new one', async () => {
    const { received, url } = await server({
      toRecipient: [{ code: 550, words: 'Mailbox disabled' }],
    })
    const id = await queued()
    await work(url)
    const again = async () => {
      const req = await createLocalReq({ locale: 'nl' }, site.payload)
      expect(await resendEmail(req, id)).toBe(true)
      await work(url)
    }
    await again()
    await again()
    const [first, second] = received.map(({ messageId }) => messageId)
    expect(received).toHaveLength(2)
    expect(first).not.toBe(second)
    expect(second).toBe((await mail(id)).messageId)
  })

  it('all failed mails leave, the oldest first and so many at once, and no other', async () => {
    const query = (text: string) => site.payload.db.pool.query(text)
    const left = await queued()
    await work((await server()).url)
    const newest = await queued()
    const middle = await queued()
    const oldest = await queued()
    const failed = [oldest, middle, newest]
    const wiped = await queued({ kind: 'owner_invitation' })
    for (const [days, id] of [newest, middle, oldest, wiped].entries())
      await query(
        `update mails set status = 'failed', queued_at = now() - interval '${days} days' where id = '${id}'`,
      )
    await query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
    const { messageId } = await mail(left)
    const req = await createLocalReq({ locale: 'nl' }, site.payload)
    const states = () => Promise.all(failed.map(async (id) => (await mail(id)).status))
    expect(await resendFailed(req, 2)).toEqual({ queued: 2, left: 1 })
    expect(await states()).toEqual(['queued', 'queued', 'failed'])
    expect(await resendFailed(req)).toEqual({ queued: 1, left: 0 })
    const { received, url } = await server()
    await work(url)
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
    expect(received.map((one) => one.messageId)).not.toContain(messageId)
    expect((await mail(wiped)).status).toBe('failed')
    expect(await resendFailed(req)).toEqual({ queued: 0, left: 0 })
  })

  it('all failed mails leave by the hand of staff alone', async () => {
    const { status } = await ask(site.payload, '/mails/send-failed', { method: 'POST', body: {} })
    expect(status).toBe(403)
  })
})

describe('the link to a new password', () => {
  it('leaves through the outbox, and cannot be read in the studio', async () => {
    const { payload } = site
    const data = {
      name: 'Ada',
      email: 'ada@people.test',
      password: 'een lang wachtwoord',
      role: 'admin',
      language: 'fr',
    } as const
    await payload.updateGlobal({ slug: 'settings', data: { email: 'info@agency.test' } })
    const ada = await payload.create({ collection: 'users', data })
    await ask(payload, '/users/forgot-password', { method: 'POST', body: { email: data.email } })
    await deferredWorkDone()
    const user = { ...ada, collection: 'users' as const }
    const asked = { collection: 'mails', user, overrideAccess: false } as const
    const { docs } = await payload.find(asked)
    expect(docs).toMatchObject([
      {
        kind: 'password',
        to: data.email,
        language: 'fr',
        subject: 'Choisir un nouveau mot de passe',
        replyTo: 'info@agency.test',
      },
    ])
    expect(docs[0]).not.toHaveProperty('html')
    await expect(
      payload.find({ ...asked, where: { html: { contains: 'reset' } } }),
    ).rejects.toThrow()

    const { received, url } = await server()
    await work(url)
    expect(received[0]?.text).toMatch(/\/admin\/reset\/\w+/)
    const { rows } = await payload.db.pool.query(`select html, text from mails`)
    expect(rows).toEqual([{ html: null, text: null }])
  })
})

describe('the text of a mail', () => {
  const write =
    (locale: 'nl' | 'fr', data: { subject?: string; body?: string }) => async (id: string) =>
      site.payload.update({ collection: 'mail-texts', id, locale, data })

  it('is said in the main language where the reader’s is not complete, and refuses what it is not told', async () => {
    const { payload } = site
    const data = { kind: 'unsubscribed', subject: 'Tot ziens', body: 'Dag {firstName}' } as const
    const { id } = await payload.create({ collection: 'mail-texts', locale: 'nl', data })
    const sent = async () => (await mail(await queued({ kind: 'unsubscribed' }))).subject
    expect(await sent()).toBe('Tot ziens')
    await write('fr', { subject: 'Au revoir' })(id)
    expect(await sent()).toBe('Tot ziens')
    await write('fr', { body: 'Bonjour {firstName}' })(id)
    expect(await sent()).toBe('Au revoir')
    const refusal = {
      data: { errors: [{ path: 'body', message: expect.stringContaining('{amount}') }] },
    }
    await expect(write('nl', { body: 'Uw bod: {amount}' })(id)).rejects.toMatchObject(refusal)
    await expect(write('nl', { body: ' ' })(id)).rejects.toMatchObject({
      data: { errors: [{ path: 'body' }] },
    })
  })
})
