import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import type { Subscriber } from '@/payload-types'

import { inTransaction, payload } from '../core/payload'
import type { Consent } from '../privacy/consent'
import { countDaily } from '../mail/dailyLimits'
import { unsubscribeLink, personalLink } from './unsubscribeLinks'
import { deleteMails } from '../mail/deleteMails'
import { queueMail } from '../mail/queue'

// Only staff read or write subscribers over HTTP: the site does it for the holder of a key and for
// a person who signs up.
const asSite = { collection: 'subscribers', overrideAccess: true, depth: 0 } as const

export async function findSubscriber(id: string): Promise<Subscriber | undefined> {
  return (await (await payload()).findByID({ ...asSite, id, disableErrors: true })) ?? undefined
}

/** Finds the subscriber with this address and locks the address until the transaction ends. */
async function lockByEmail(req: PayloadRequest, email: string): Promise<Subscriber | undefined> {
  await (
    await transactionOf(req)
  ).execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber ${email}`}, 0))`)
  const { docs } = await req.payload.find({
    ...asSite,
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

type SignUp = { email: string; locale: Locale; source: string; consent?: Consent | undefined }

/**
 * Stores a sign-up for the newsletter and asks by email for confirmation. Existing subscribers get
 * no email, and the number of such emails per day is limited.
 */
export async function signUp(
  req: PayloadRequest,
  { consent, email, locale, source }: SignUp,
): Promise<void> {
  const address = email.toLowerCase()
  const existing = await lockByEmail(req, address)
  if (existing?.status === 'subscribed' || !(await countDaily(req, 'newsletter', address))) return
  const consentData = consent ?? {}
  // The confirmation is for the wording that was read last.
  const { id } = existing
    ? await req.payload.update({ ...asSite, id: existing.id, data: { consent: consentData }, req })
    : await req.payload.create({
        ...asSite,
        data: {
          email: address,
          status: 'unconfirmed',
          language: locale,
          source,
          consent: consentData,
        },
        req,
      })
  await queueMail(req, {
    kind: 'newsletter_confirm',
    to: { address },
    locale,
    placeholders: {},
    action: { href: personalLink({ purpose: 'newsletter', id }, locale) },
  })
}

/** Confirms a subscription and sends the welcome email. */
export const subscribe = (id: string, locale: Locale): Promise<void> =>
  inTransaction(async (req) => {
    const unlocked = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    const subscriber = unlocked && (await lockByEmail(req, unlocked.email))
    if (!subscriber || subscriber.status === 'subscribed') return
    await req.payload.update({
      ...asSite,
      id,
      data: { status: 'subscribed', language: locale, confirmedAt: new Date().toISOString() },
      req,
    })
    await queueMail(req, {
      kind: 'newsletter_welcome',
      to: { address: subscriber.email },
      locale,
      placeholders: {},
      unsubscribe: unsubscribeLink({ purpose: 'newsletter', id }, locale),
      action: { href: new URL(`/${locale}/`, env.SITE_URL).href },
    })
  })

/**
 * Ends a subscription, unless it has ended. What waits to be sent about it is not sent any more. The
 * sign-ups before it lose their mark, so that the next one is no duplicate of them.
 */
async function endSubscription(
  req: PayloadRequest,
  { id, email, status }: Subscriber,
): Promise<void> {
  if (status === 'unsubscribed') return
  await req.payload.update({ ...asSite, id, data: { status: 'unsubscribed' }, req })
  await deleteMails(
    req,
    sql`status = 'queued' and kind in ('newsletter_confirm', 'newsletter_welcome') and lower("to") = ${email}`,
  )
  await (
    await transactionOf(req)
  ).execute(
    sql`update enquiries set mark = null where kind = 'newsletter' and lower(email) = ${email}`,
  )
}

/** Ends a subscription without an email. */
export const unsubscribe = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const subscriber = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    if (subscriber) await endSubscription(req, subscriber)
  })

/** Pauses the demands of this address; the links in their emails resume them. */
async function pauseDemands(req: PayloadRequest, email: string): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ id: string }>(
    sql`select id from demands where lower(email) = ${email} and status = 'active'`,
  )
  for (const { id } of rows)
    await req.payload.update({
      collection: 'demands',
      id,
      overrideAccess: true,
      depth: 0,
      data: { status: 'paused' },
      req,
    })
  return rows.length > 0
}

/**
 * Ends a subscription by address, for a person without a link. An email tells them, in case another
 * person did it.
 */
export async function unsubscribeAddress(
  req: PayloadRequest,
  email: string,
  locale: Locale,
): Promise<void> {
  const address = email.toLowerCase()
  const existing = await lockByEmail(req, address)
  const hadDemands = await pauseDemands(req, address)
  if (existing) await endSubscription(req, existing)
  if (existing?.status === 'subscribed' || hadDemands)
    await queueMail(req, { kind: 'unsubscribed', to: { address }, locale, placeholders: {} })
}

/** Returns whether nothing is sent to this address: no subscription and no active demand. */
export async function isUnsubscribed(req: PayloadRequest, email: string): Promise<boolean> {
  const address = email.toLowerCase()
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`
    select 1 from subscribers where email = ${address} and status <> 'unsubscribed'
    union all select 1 from demands where lower(email) = ${address} and status = 'active'`)
  return rows.length === 0
}
