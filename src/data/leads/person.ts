import type { PayloadRequest, Where } from 'payload'

import { idOf } from '../relations'
import type { Appointment, Demand, Enquiry, Mail, Subscriber } from '@/payload-types'

/** Everything the house knows of who has this address. */
export type PersonFile = { email: string; enquiries: Enquiry[]; demands: Demand[]; appointments: Appointment[]; subscribers: Subscriber[]; mails: Mail[] }

/** As it is written anywhere: an address does not tell capitals from small letters. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()

const MOST = 5000

/** Mails are also about who did not get them: the notice to a colleague says what a visitor sent. */
const mailsOf = (email: string, enquiries: readonly { id: string }[]): Where => ({
  or: [{ to: { like: email } }, { replyTo: { like: email } }, ...(enquiries.length > 0 ? [{ enquiry: { in: enquiries.map(({ id }) => id) } }] : [])],
})

/** Written addresses keep their capitals, so a search finds them by their letters and the answer is compared. */
const byEmail = (email: string): Where => ({ email: { like: email } })

export async function findPerson(req: PayloadRequest, address: string): Promise<PersonFile> {
  const email = sameAddress(address)
  const { payload, user } = req
  // Asked as the colleague himself: what he may not see is not in it.
  const asked = { req, user, overrideAccess: false, depth: 0, limit: MOST, pagination: false } as const
  const where = byEmail(email)
  const [enquiries, demands, appointments, subscribers] = await Promise.all([
    payload.find({ ...asked, collection: 'enquiries', where, sort: '-receivedAt' }),
    payload.find({ ...asked, collection: 'demands', where, sort: '-createdAt' }),
    payload.find({ ...asked, collection: 'appointments', where, sort: '-start' }),
    payload.find({ ...asked, collection: 'subscribers', where }),
  ])
  const isSame = (written: string | null | undefined): boolean => Boolean(written) && sameAddress(written ?? '') === email
  const own = <Doc extends { email?: string | null }>({ docs }: { docs: Doc[] }) => docs.filter((one) => isSame(one.email))
  const asks = own(enquiries)
  const { docs } = await payload.find({ ...asked, collection: 'mails', where: mailsOf(email, asks), sort: '-queuedAt' })
  const isAbout = (enquiry: Mail['enquiry']): boolean => asks.some(({ id }) => id === idOf(enquiry))
  const mails = docs.filter(({ to, replyTo, enquiry }) => isSame(to) || isSame(replyTo) || isAbout(enquiry))
  return { email, enquiries: asks, demands: own(demands), appointments: own(appointments), subscribers: own(subscribers), mails }
}
