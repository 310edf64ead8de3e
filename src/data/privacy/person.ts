import type { PayloadRequest, Where } from 'payload'

import { idOf } from '../core/relations'
import type { Appointment, Demand, Enquiry, Mail, Subscriber } from '@/payload-types'

/** Everything that is stored about the holder of an address. */
export type PersonFile = {
  email: string
  enquiries: Enquiry[]
  demands: Demand[]
  appointments: Appointment[]
  subscribers: Subscriber[]
  mails: Mail[]
}

/** Normalises an address, whose letter case does not matter. */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase()

const MAX_ROWS = 5000

/**
 * Emails also concern people who did not get them: a notice to a colleague repeats what a visitor
 * sent.
 */
const mailsOf = (email: string, enquiries: readonly { id: string }[]): Where => ({
  or: [
    { to: { like: email } },
    { replyTo: { like: email } },
    ...(enquiries.length > 0 ? [{ enquiry: { in: enquiries.map(({ id }) => id) } }] : []),
  ],
})

/**
 * Stored addresses keep their case, so the query is case-insensitive and its result is compared.
 */
const byEmail = (email: string): Where => ({ email: { like: email } })

export async function findPerson(req: PayloadRequest, address: string): Promise<PersonFile> {
  const email = normalizeAddress(address)
  const { payload, user } = req
  // Reads with the access rights of the colleague.
  const options = {
    req,
    user,
    overrideAccess: false,
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
  } as const
  const where = byEmail(email)
  const [enquiries, demands, appointments, subscribers] = await Promise.all([
    payload.find({ ...options, collection: 'enquiries', where, sort: '-receivedAt' }),
    payload.find({ ...options, collection: 'demands', where, sort: '-createdAt' }),
    payload.find({ ...options, collection: 'appointments', where, sort: '-start' }),
    payload.find({ ...options, collection: 'subscribers', where }),
  ])
  const isSame = (written: string | null | undefined): boolean =>
    Boolean(written) && normalizeAddress(written ?? '') === email
  const withAddress = <Doc extends { email?: string | null }>({ docs }: { docs: Doc[] }) =>
    docs.filter((one) => isSame(one.email))
  const ownEnquiries = withAddress(enquiries)
  const { docs } = await payload.find({
    ...options,
    collection: 'mails',
    where: mailsOf(email, ownEnquiries),
    sort: '-queuedAt',
  })
  const isAbout = (enquiry: Mail['enquiry']): boolean =>
    ownEnquiries.some(({ id }) => id === idOf(enquiry))
  const mails = docs.filter(
    ({ to, replyTo, enquiry }) => isSame(to) || isSame(replyTo) || isAbout(enquiry),
  )
  return {
    email,
    enquiries: ownEnquiries,
    demands: withAddress(demands),
    appointments: withAddress(appointments),
    subscribers: withAddress(subscribers),
    mails,
  }
}
