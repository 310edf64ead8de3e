import type { PayloadRequest } from 'payload'

import { fill, type Told } from '@/domain/mailText'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import { idOf, loaded } from '../relations'
import { transact } from '../transaction'
import { placeOf } from '../views/called'
import { queueMail } from './mails'

export type Answer = { subject: string; message: string }
export type AnswerTemplate = Answer & { id: string; name: string }

/** Asked as the colleague himself, and apart from his request: a question in another language would change that of the request. */
const asColleague = ({ user }: PayloadRequest) => ({ user, overrideAccess: false }) as const

const colleagueOf = ({ user }: PayloadRequest) => (user?.collection === 'users' ? user : undefined)

async function propertyOf(req: PayloadRequest, { property }: Enquiry, locale: Locale): Promise<Told> {
  const id = idOf(property)
  if (id === undefined) return {}
  const { docs } = await req.payload.find({
    ...{ collection: 'properties', ...asColleague(req), depth: 1, locale, limit: 1, pagination: false },
    select: { reference: true, mainType: true, city: true },
    where: { id: { equals: id } },
  })
  const [found] = docs
  return found ? { property: placeOf(found, locale), reference: String(found.reference ?? ''), place: loaded(found.city)?.name ?? '' } : {}
}

/** What an answer to this enquiry can name, in the language of who reads it. */
export async function toldOf(req: PayloadRequest, enquiry: Enquiry): Promise<Told> {
  const { firstName, lastName, language } = enquiry
  const person = { firstName: firstName ?? '', lastName: lastName ?? '', fullName: [firstName, lastName].filter(Boolean).join(' ') }
  return { ...person, ...(await propertyOf(req, enquiry, language)), colleague: colleagueOf(req)?.name ?? '' }
}

/** The answers to begin with, filled for this enquiry; those that nobody wrote in its language are left out. */
export async function findAnswerTemplates(req: PayloadRequest, locale: Locale, told: Told): Promise<AnswerTemplate[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'answer-templates', ...asColleague(req), locale, fallbackLocale: false, depth: 0, pagination: false, sort: 'name' },
  })
  return docs.flatMap(({ id, name, subject, body }) => (body?.trim() ? [{ id, name, subject: fill(subject ?? '', told), message: fill(body, told) }] : []))
}

/** Sends a colleague's answer in the language of who asked, from the outbox like every mail, and marks the enquiry as answered. */
export async function answerEnquiry(req: PayloadRequest, id: string, { subject, message }: Answer): Promise<'queued' | 'gone' | 'noAddress'> {
  const colleague = colleagueOf(req)
  const enquiry = await req.payload.findByID({ collection: 'enquiries', id, ...asColleague(req), depth: 0, disableErrors: true })
  if (!enquiry || !colleague) return 'gone'
  const { email, fullName, language, property, assignedTo } = enquiry
  if (!email) return 'noAddress'
  const told = await toldOf(req, enquiry)
  await transact(req, async (own) => {
    await queueMail(own, {
      ...{ kind: 'staff_answer', to: { name: fullName ?? '', address: email }, locale: language, told: { ...told, subject, message } },
      ...{ replyTo: colleague.email, about: { enquiry: id, ...(idOf(property) && { property: idOf(property) }) } },
    })
    // The colleague was asked for above; what is written now is written by the house.
    await own.payload.update({
      ...{ collection: 'enquiries', id, req: own, overrideAccess: true, depth: 0 },
      data: { status: 'answered', assignedTo: idOf(assignedTo) ?? colleague.id },
    })
  })
  return 'queued'
}
