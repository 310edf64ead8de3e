import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { propertyCard } from '../catalogue/views/listing'
import { countDailyOrRefuse } from '../mail/dailyLimits'
import { queueMail } from '../mail/queue'
import { submissionPlaceholders } from './notices'
import type { Person } from './submission'
import { addressOfSubject, type EnquirySubject } from './subject'

type Tip = {
  enquiry: string
  sender: Person
  friend: { name: string; address: string }
  subject: EnquirySubject
  locale: Locale
}

/** Returns the texts of a listing's card, which hold only what visitors may see. */
async function cardLines(
  { property }: EnquirySubject,
  locale: Locale,
): Promise<[label: string, value: string][]> {
  if (!property) return []
  const { place, heading, facts } = await propertyCard(property, locale)
  const t = translate(locale)
  return [
    [t('form.card.property'), place],
    [t('form.card.price'), heading],
    ...(facts.length > 0 ? [[t('form.card.facts'), facts.join(' · ')] as [string, string]] : []),
  ]
}

/**
 * Sends a tip to a friend, who did not ask for it; limited per day for the sender and for the
 * recipient.
 */
export async function sendTip(
  req: PayloadRequest,
  { enquiry, sender, friend, subject, locale }: Tip,
): Promise<void> {
  await countDailyOrRefuse(req, 'friend to', friend.address)
  await countDailyOrRefuse(req, 'friend from', sender.email ?? '')
  const href = await addressOfSubject(subject, locale)
  await queueMail(req, {
    kind: 'friend',
    to: friend,
    locale,
    lines: await cardLines(subject, locale),
    placeholders: {
      ...(await submissionPlaceholders({ firstName: friend.name }, { locale, subject })),
      senderName: sender.firstName ?? '',
      message: sender.remark ?? '',
    },
    ...(href && { action: { href } }),
    // Erasing the sender finds the email by their enquiry, because its subject names them.
    about: { enquiry, ...(subject.property && { property: subject.property.id }) },
  })
}
