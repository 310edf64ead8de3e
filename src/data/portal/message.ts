import { MAX_MESSAGE, type MessageProblem } from '@/domain/portal/messages'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import { env } from '@/env'

import type { OwnSession } from '../accounts/portal'
import { idOf, payload } from '../core/payload'
import { isAllowed, limiterOn } from '../core/rateLimits'
import { transact } from '../core/transaction'
import { findEqualEnquiries, fingerprintOf } from '../enquiries/duplicates'
import { queueMail } from '../mail/queue'
import { findSettings } from '../site/shell'
import { findStaff, staffLanguage, type StaffMember } from '../site/staff'
import { findOwnProperties, type OwnProperty } from './ownProperties'
import { propertyHead } from './propertyView'

/** What one owner can send in an hour; more is a mistake of a browser. */
const MAX_MESSAGES = 10
const HOUR_SECONDS = 3600

type Recipient = { id: string | undefined; to: { name?: string; address: string }; locale: Locale }

const asRecipient = (id: string, { name, address, language }: StaffMember): Recipient => ({
  id,
  to: { name, address },
  locale: language,
})

/** Returns who answers an owner: their agent, else that of the property, else the agency. */
async function recipientOf(
  { owner }: OwnSession,
  property: OwnProperty | undefined,
): Promise<Recipient | undefined> {
  const id = idOf(owner.manager) ?? idOf(property?.contact)
  const agent = id === undefined ? undefined : await findStaff({ id })
  if (id !== undefined && agent) return asRecipient(id, agent)
  const { email } = await findSettings(owner.language)
  const locale = await staffLanguage(owner.language)
  return email ? { id: undefined, to: { address: email }, locale } : undefined
}

type Message = { text: string; property: OwnProperty | undefined; locale: Locale }

/**
 * Stores the message as an enquiry for the agent and tells them, in one transaction. The second of
 * two presses stores nothing.
 */
async function store(session: OwnSession, { text, property, locale }: Message): Promise<void> {
  const { owner, req } = session
  const recipient = await recipientOf(session, property)
  const mark = fingerprintOf(['owner_message', owner.id, text, property?.id])
  await transact(req, async (own) => {
    if ((await findEqualEnquiries(own, mark, { isSpam: false })).length > 0) return
    const { id } = await own.payload.create({
      collection: 'enquiries',
      depth: 0,
      // Owners cannot create enquiries over HTTP; the portal creates this one for them.
      overrideAccess: true,
      req: own,
      data: {
        kind: 'owner_message',
        mark,
        status: 'new',
        title: owner.title,
        firstName: owner.firstName,
        lastName: owner.lastName,
        email: owner.email,
        phone: owner.phone,
        language: locale,
        remark: text,
        isProven: true,
        receivedAt: new Date().toISOString(),
        ...(property && { property: property.id }),
        ...(recipient?.id && { assignedTo: recipient.id }),
      },
    })
    if (!recipient) return
    await queueMail(own, {
      kind: 'manager_notice',
      to: recipient.to,
      locale: recipient.locale,
      placeholders: {
        fullName: owner.fullName ?? '',
        form: optionName(recipient.locale, 'enquiryKind', 'owner_message'),
        property: property ? propertyHead(property, recipient.locale).title : '',
        reference: String(property?.reference ?? ''),
        colleague: recipient.to.name ?? '',
        message: text,
      },
      action: { href: `${env.SITE_URL}/admin/collections/enquiries/${id}` },
      replyTo: owner.email,
      about: { enquiry: id, ...(property && { property: property.id }) },
    })
  })
}

/** Sends a message of an owner to their agent. Returns what is wrong with it, if anything is. */
export async function sendMessage(
  session: OwnSession,
  posted: { message: string; property: string },
  locale: Locale,
): Promise<MessageProblem | undefined> {
  // A browser counts a line break as one letter, and sends it as two.
  const text = posted.message.replace(/\r\n?/g, '\n').trim()
  if (text === '') return 'empty'
  if (text.length > MAX_MESSAGE) return 'long'
  const own = await findOwnProperties(session.owner, locale)
  const property = own.find(({ id }) => id === posted.property)
  if (posted.property !== '' && !property) return 'unknown'
  const { db } = await payload()
  const limiter = limiterOn(db.pool, 'owner message', MAX_MESSAGES, HOUR_SECONDS)
  if (!(await isAllowed(limiter, session.owner.id))) return 'often'
  await store(session, { text, property, locale })
  return undefined
}
