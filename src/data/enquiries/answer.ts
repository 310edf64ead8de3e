import type { PayloadRequest } from 'payload'

import { fillPlaceholders, type PlaceholderValues } from '@/domain/mail/mailText'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import { idOf, loaded } from '../core/relations'
import { transact } from '../core/transaction'
import { listingName } from '../catalogue/views/listingName'
import { queueMail } from '../mail/queue'
import {
  findNewestAnswer,
  findOvertaken,
  lockEnquiry,
  type Overtaken,
  type SeenEnquiry,
} from './answerState'

export type StaffAnswer = { subject: string; message: string }
export type AnswerTemplate = StaffAnswer & { id: string; name: string }

/**
 * Reads with the access rights of the colleague, outside their request: a query in another language
 * would change the language of that request.
 */
const colleagueAccess = ({ user }: PayloadRequest) => ({ user, overrideAccess: false }) as const

const colleagueOf = ({ user }: PayloadRequest) => (user?.collection === 'users' ? user : undefined)

async function propertyPlaceholders(
  req: PayloadRequest,
  { property }: Enquiry,
  locale: Locale,
): Promise<PlaceholderValues> {
  const id = idOf(property)
  if (id === undefined) return {}
  const { docs } = await req.payload.find({
    collection: 'properties',
    ...colleagueAccess(req),
    depth: 1,
    locale,
    limit: 1,
    pagination: false,
    select: { reference: true, mainType: true, city: true },
    where: { id: { equals: id } },
  })
  const [doc] = docs
  return doc
    ? {
        property: listingName(doc, locale),
        reference: String(doc.reference ?? ''),
        place: loaded(doc.city)?.name ?? '',
      }
    : {}
}

/** Returns the placeholders of an answer, in the language of the sender. */
export async function answerPlaceholders(
  req: PayloadRequest,
  enquiry: Enquiry,
): Promise<PlaceholderValues> {
  const { firstName, lastName, language } = enquiry
  const person = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    fullName: [firstName, lastName].filter(Boolean).join(' '),
  }
  return {
    ...person,
    ...(await propertyPlaceholders(req, enquiry, language)),
    colleague: colleagueOf(req)?.name ?? '',
  }
}

/**
 * Returns the answer templates, filled for this enquiry; those without a text in its language are
 * left out.
 */
export async function findAnswerTemplates(
  req: PayloadRequest,
  locale: Locale,
  placeholders: PlaceholderValues,
): Promise<AnswerTemplate[]> {
  const { docs } = await req.payload.find({
    collection: 'answer-templates',
    ...colleagueAccess(req),
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    sort: 'name',
  })
  return docs.flatMap(({ id, name, subject, body }) =>
    body?.trim()
      ? [
          {
            id,
            name,
            subject: fillPlaceholders(subject ?? '', placeholders),
            message: fillPlaceholders(body, placeholders),
          },
        ]
      : [],
  )
}

/**
 * Sends a colleague's answer in the language of the enquiry and marks the enquiry as answered. An
 * enquiry without a colleague becomes theirs. Nothing is sent while the colleague does not know that
 * it was answered, closed or marked as spam since they opened it.
 */
export async function answerEnquiry(
  req: PayloadRequest,
  id: string,
  { subject, message, seen }: StaffAnswer & { seen: SeenEnquiry },
): Promise<{ assignedTo: string; answeredAt: string | null } | Overtaken | 'gone' | 'noAddress'> {
  const colleague = colleagueOf(req)
  const enquiry = await req.payload.findByID({
    collection: 'enquiries',
    id,
    ...colleagueAccess(req),
    depth: 0,
    disableErrors: true,
  })
  if (!enquiry || !colleague) return 'gone'
  const { email, fullName, language, property } = enquiry
  if (!email) return 'noAddress'
  const placeholders = await answerPlaceholders(req, enquiry)
  return transact(req, async (own) => {
    const locked = await lockEnquiry(own, id)
    if (!locked) return 'gone'
    const overtaken = await findOvertaken(own, id, locked.status, seen)
    if (overtaken) return overtaken
    const assignedTo = locked.assignedTo ?? colleague.id
    await queueMail(own, {
      kind: 'staff_answer',
      to: { name: fullName ?? '', address: email },
      locale: language,
      placeholders: { ...placeholders, subject, message },
      replyTo: colleague.email,
      about: { enquiry: id, ...(idOf(property) && { property: idOf(property) }) },
    })
    // Access was checked above, so the update bypasses it.
    await own.payload.update({
      collection: 'enquiries',
      id,
      req: own,
      overrideAccess: true,
      depth: 0,
      data: { status: 'answered', assignedTo },
    })
    return { assignedTo, answeredAt: (await findNewestAnswer(own, id))?.at ?? null }
  })
}
