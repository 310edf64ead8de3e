import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import type { Subscriber } from '@/payload-types'

import { inTransaction, payload } from '../payload'
import { mayToday } from './daily'
import { endingLink, personalLink } from './links'
import { queueMail } from './mails'

// Nobody reads or writes subscribers over HTTP but staff: the site does it for who holds the key or has just signed up.
const asSite = { collection: 'subscribers', overrideAccess: true, depth: 0 } as const

export async function findSubscriber(id: string): Promise<Subscriber | undefined> {
  return (await (await payload()).findByID({ ...asSite, id, disableErrors: true })) ?? undefined
}

/** The subscriber with this address. Whoever else writes him waits until this transaction is over. */
async function lockByEmail(req: PayloadRequest, email: string): Promise<Subscriber | undefined> {
  await (await transactionOf(req)).execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber ${email}`}, 0))`)
  const { docs } = await req.payload.find({ ...asSite, where: { email: { equals: email } }, limit: 1, pagination: false, req })
  return docs[0]
}

/** Writes down who wants the newsletter and asks him by mail whether it was he. Who has it already is not written to. Nobody is asked for ever. */
export async function signUp(req: PayloadRequest, { email, locale, source }: { email: string; locale: Locale; source: string }): Promise<void> {
  const address = email.toLowerCase()
  const known = await lockByEmail(req, address)
  if (known?.status === 'subscribed' || !(await mayToday('newsletter', address))) return
  const { id } = known ?? (await req.payload.create({ ...asSite, data: { email: address, status: 'unconfirmed', language: locale, source }, req }))
  await queueMail(req, {
    ...{ kind: 'newsletter_confirm', to: { address }, locale, told: {} },
    action: { href: personalLink({ purpose: 'newsletter', id }, locale) },
  })
}

/** It was he: from now on he gets it. */
export const subscribe = (id: string, locale: Locale): Promise<void> =>
  inTransaction(async (req) => {
    const found = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    const known = found && (await lockByEmail(req, found.email))
    if (!known || known.status === 'subscribed') return
    await req.payload.update({ ...asSite, id, data: { status: 'subscribed', language: locale, confirmedAt: new Date().toISOString() }, req })
    await queueMail(req, {
      ...{ kind: 'newsletter_welcome', to: { address: known.email }, locale, told: {}, unsubscribe: endingLink({ purpose: 'newsletter', id }, locale) },
      action: { href: new URL(`/${locale}/`, env.SITE_URL).href },
    })
  })

/** He wants no more of it; he is not written to about that either. */
export const unsubscribe = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const found = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    if (found && found.status !== 'unsubscribed') await req.payload.update({ ...asSite, id, data: { status: 'unsubscribed' }, req })
  })

/** The search requests at this address rest too; their own links wake them again. */
async function pauseDemands(req: PayloadRequest, email: string): Promise<boolean> {
  const { rows } = await (await transactionOf(req)).execute<{ id: string }>(sql`select id from demands where lower(email) = ${email} and status = 'active'`)
  for (const { id } of rows) await req.payload.update({ collection: 'demands', id, overrideAccess: true, depth: 0, data: { status: 'paused' }, req })
  return rows.length > 0
}

/** The same for who has no link at hand. A mail tells him, in case it was somebody else. */
export async function unsubscribeAddress(req: PayloadRequest, email: string, locale: Locale): Promise<void> {
  const address = email.toLowerCase()
  const [known, hadDemands] = [await lockByEmail(req, address), await pauseDemands(req, address)]
  const isKnown = known !== undefined && known.status !== 'unsubscribed'
  if (isKnown) await req.payload.update({ ...asSite, id: known.id, data: { status: 'unsubscribed' }, req })
  if (known?.status === 'subscribed' || hadDemands) await queueMail(req, { kind: 'unsubscribed', to: { address }, locale, told: {} })
}
