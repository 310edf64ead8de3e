import type { Payload } from 'payload'
import { z } from 'zod'

import type { CrmFormat } from '@/domain/feeds/formats'
import {
  sweepbrightContact,
  whiseCalendar,
  whiseContact,
  type Lead,
  type LeadViewing,
  type Outcome,
} from '@/domain/feeds/leads'
import type { Feed } from '@/payload-types'

import type { Surroundings } from '../crm/client'
import { baseOf } from '../crm/source'
import { ACCEPT, sweepbrightTokens } from '../crm/sweepbright'
import { whiseTokens } from '../crm/whise'
import { createSender, type SendOnce } from './sendOnce'

/** How a CRM takes leads. */
export type LeadSender = {
  send: (lead: Lead) => Promise<Outcome>
  /** Whether sending again what the CRM may have makes nothing twice. */
  isRepeatable: (lead: Lead) => boolean
}

type Open = (payload: Payload, feed: Feed, surroundings: Surroundings) => Promise<LeadSender>

/**
 * SweepBright's Website API takes a contact with a message for an estate. It knows no key that
 * names a request and has no list of contacts, so what it may have is not sent again.
 */
const openSweepbright: Open = async (payload, feed, surroundings) => {
  const post = createSender(await sweepbrightTokens(payload, feed, surroundings), surroundings)
  const base = baseOf(feed, 'sweepbright')
  return {
    isRepeatable: () => false,
    send: (lead) =>
      post(`${base}/estates/${encodeURIComponent(lead.estate)}/contacts`, {
        method: 'POST',
        headers: { accept: ACCEPT, 'idempotency-key': lead.id },
        body: sweepbrightContact(lead),
      }),
  }
}

/** An outcome that leaves it open: what can be repeated is tried later. */
const orLater = (outcome: Outcome): Outcome =>
  outcome.is === 'unsure' ? { is: 'later', problem: outcome.problem } : outcome

const contactAnswer = z
  .object({ contactId: z.number().optional(), id: z.number().optional() })
  .transform(({ contactId, id }) => contactId ?? id)
  .catch(undefined)
const calendarList = z.object({
  calendars: z.array(z.looseObject({ id: z.number(), subject: z.string().nullish() })),
})

const DAY = 86_400_000
/** Days around today in which an entry of the calendar is looked for. */
const LOOK_BACK = 60
const LOOK_AHEAD = 400

type Calendar = { action: number; user: number }
type Whise = { post: SendOnce; base: string }

/** The entries of the calendar that have the mark of a viewing, or why they are not known. */
async function findEntries(
  { post, base }: Whise,
  { estate }: Lead,
  { mark }: LeadViewing,
): Promise<number[] | Outcome> {
  const moment = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const outcome = await post(`${base}/v1/calendars/list`, {
    method: 'POST',
    body: {
      Filter: {
        EstateIds: [Number(estate)],
        DateTimeRange: { Min: moment(-LOOK_BACK), Max: moment(LOOK_AHEAD) },
      },
      Page: { Limit: 100, Offset: 0 },
    },
  })
  if (outcome.is !== 'taken') return orLater(outcome)
  const { data } = calendarList.safeParse(outcome.answer)
  if (!data) return { is: 'later', problem: 'failed' }
  return data.calendars.flatMap(({ id, subject }) => (subject?.includes(mark) ? [id] : []))
}

/** Puts a viewing into the calendar once: what stands there already stays, or moves. */
async function writeCalendar(
  whise: Whise,
  lead: Lead,
  viewing: LeadViewing,
  calendar: Calendar & { contact: number | undefined },
): Promise<Outcome> {
  const entries = await findEntries(whise, lead, viewing)
  if (!Array.isArray(entries)) return entries
  const { post, base } = whise
  if (lead.kind === 'viewing' && entries.length > 0) return { is: 'taken', answer: {} }
  if (entries.length > 0) {
    const removed = orLater(
      await post(`${base}/v1/calendars/delete`, {
        method: 'DELETE',
        body: { CalendarIds: entries },
      }),
    )
    if (removed.is === 'later') return removed
  }
  if (lead.kind === 'cancelled') return { is: 'taken', answer: {} }
  return orLater(
    await post(`${base}/v1/calendars/upsert`, {
      method: 'POST',
      body: whiseCalendar(lead, viewing, calendar),
    }),
  )
}

/**
 * Whise writes a contact over the one with the same email address, and has a list of its calendar:
 * both can be repeated. A contact without an address is made, and can not.
 */
const openWhise: Open = async (payload, feed, surroundings) => {
  const post = createSender(await whiseTokens(payload, feed, surroundings), surroundings)
  const base = baseOf(feed, 'whise')
  const { whiseAction: action, whiseUser: user, whiseOffice } = feed
  const isRepeatable = ({ person }: Lead) => person.email !== ''
  return {
    isRepeatable,
    send: async (lead) => {
      const outcome = await post(
        `${base}/v1/contacts/${isRepeatable(lead) ? 'upsert' : 'create'}`,
        { method: 'POST', body: whiseContact(lead, whiseOffice ?? undefined) },
      )
      if (outcome.is !== 'taken') return isRepeatable(lead) ? orLater(outcome) : outcome
      if (!lead.viewing || !action || !user || !isRepeatable(lead)) return outcome
      const contact = contactAnswer.parse(outcome.answer)
      return writeCalendar({ post, base }, lead, lead.viewing, { action, user, contact })
    },
  }
}

export const leadSenders: Record<CrmFormat, Open> = {
  sweepbright: openSweepbright,
  whise: openWhise,
}
