import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { matchKinds, type MatchKind } from '@/domain/matching/events'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { MailCard } from '@/mail/order'
import type { Demand } from '@/payload-types'

import { endingLink } from '../leads/links'
import { queueMail } from '../leads/mails'
import { inTransaction } from '../payload'
import { readListedNow } from '../search/listed'
import { propertyCard } from '../views/listing'
import { asSite, orderFor } from './register'

/** A mail with more is read by nobody; the page it leads to shows the rest. */
const MOST_CARDS = 10
/** What one call of the worker takes in hand; the next one is a minute away. */
const MOST_DEMANDS = 500

type Found = { reference: number; kind: MatchKind }

/** The next to be told, held until his mail is written; others working at the same time take another. */
async function nextDemand(req: PayloadRequest, tried: readonly string[]): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from demand_search d
    where d.is_active and d.id <> all(${`{${tried.join(',')}}`}::uuid[])
      and exists (select from demand_matches m where m.demand = d.id and m.sent_at is null and m.due_at <= now())
    order by d.id limit 1 for update skip locked`)
  return rows[0]?.id
}

/** What he has not been told yet, and now is. What visitors may no longer see is left out, and not told later either. */
async function takeMatches(req: PayloadRequest, demand: string): Promise<Found[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Found & { score: number }>(sql`
    with told as (update demand_matches set sent_at = now() where demand = ${demand} and sent_at is null and due_at <= now() returning property, kind, score)
    select s.reference, told.kind, told.score from told join property_search s on s.id = told.property and s.listed order by told.score desc, s.published desc`)
  // Whoever has not heard of a listing at all hears that it is there, whatever happened to it since.
  const told = new Map(rows.map((row) => [row.reference, row]))
  for (const row of rows) if (row.kind === 'new') told.set(row.reference, row)
  return [...told.values()]
}

async function cardsOf(found: readonly Found[], locale: Locale): Promise<{ kind: MatchKind; card: MailCard }[]> {
  const t = translate(locale)
  const listed = await readListedNow(
    found.map(({ reference }) => reference),
    locale,
  )
  const cards = await Promise.all(
    found.map(async ({ reference, kind }) => {
      const one = listed.find((each) => each.reference === reference)
      const view = one && (await propertyCard(one, locale))
      if (!view?.href) return undefined
      const note = [kind === 'new' ? '' : t(`demand.news.${kind}`), view.facts.join(' · ')].filter(Boolean).join(' · ')
      return { kind, card: { title: view.place, text: view.heading, href: new URL(view.href, env.SITE_URL).href, ...(note && { note }) } }
    }),
  )
  return cards.filter((card) => card !== undefined)
}

async function write(req: PayloadRequest, demand: Demand, found: readonly Found[]): Promise<void> {
  if (!demand.email) return
  const cards = await cardsOf(found, demand.language)
  if (cards.length === 0) return
  const t = translate(demand.language)
  const counted = matchKinds.map((kind) => [kind, cards.filter((one) => one.kind === kind).length] as const)
  const order = await orderFor(demand, demand.email)
  await queueMail(req, {
    ...{ kind: 'demand_matches', ...order, lines: [], cards: cards.slice(0, MOST_CARDS).map(({ card }) => card) },
    told: {
      ...{ ...order.told, count: t('demand.homes', { count: cards.length }) },
      matches: counted.flatMap(([kind, count]) => (count > 0 ? [t(`demand.counted.${kind}`, { count })] : [])).join(' · '),
    },
    unsubscribe: endingLink({ purpose: 'demand', id: demand.id }, demand.language),
  })
}

/** Tells one who is to be told. What was found and the mail about it are written in one step: nobody is told twice. */
const tellNext = (tried: string[]): Promise<boolean> =>
  inTransaction(async (req) => {
    const id = await nextDemand(req, tried)
    if (id === undefined) return false
    tried.push(id)
    const demand = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    const found = await takeMatches(req, id)
    if (demand) await write(req, demand, found)
    return true
  })

/** Writes the mails of everybody for whom something was found and whose hour has come. One that fails stops no other. */
export async function sendAlerts(): Promise<void> {
  const tried: string[] = []
  let goesOn = true
  while (goesOn && tried.length < MOST_DEMANDS) {
    const before = tried.length
    goesOn = await tellNext(tried).catch((error: unknown) => {
      process.stderr.write(`alerts: ${tried.at(-1) ?? ''} ${error instanceof Error ? error.message : String(error)}\n`)
      return tried.length > before
    })
  }
}
