import type { Payload } from 'payload'
import { z } from 'zod'

import type { CrmFormat } from '@/domain/feeds/formats'
import { sweepbrightContact, whiseContact, type Lead, type Outcome } from '@/domain/feeds/leads'
import type { Feed } from '@/payload-types'

import type { Surroundings } from '../crm/client'
import { baseOf } from '../crm/source'
import { ACCEPT, sweepbrightTokens } from '../crm/sweepbright'
import { whiseTokens } from '../crm/whise'
import { createSender } from './sendOnce'
import { orLater, writeCalendar } from './whiseCalendar'

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

const contactAnswer = z
  .object({ contactId: z.number().optional(), id: z.number().optional() })
  .transform(({ contactId, id }) => contactId ?? id)
  .catch(undefined)

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
