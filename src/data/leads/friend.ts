import type { PayloadRequest } from 'payload'

import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { propertyCard } from '../views/listing'
import { countToday } from './daily'
import { queueMail } from './mails'
import { toldOf } from './notices'
import type { Person } from './receive'
import { addressOfSubject, type LeadSubject } from './subject'

type Tip = { sender: Person; friend: { name: string; address: string }; subject: LeadSubject; locale: Locale }

/** What a card says of a listing, and nothing that a visitor may not see. */
async function cardLines({ property }: LeadSubject, locale: Locale): Promise<[label: string, value: string][]> {
  if (!property) return []
  const [{ place, heading, facts }, t] = [await propertyCard(property, locale), translate(locale)]
  return [
    [t('form.card.property'), place],
    [t('form.card.price'), heading],
    ...(facts.length > 0 ? [[t('form.card.facts'), facts.join(' · ')] as [string, string]] : []),
  ]
}

/** The one mail to somebody who did not ask for it: so few a day, from one sender and to one reader. */
export async function tellFriend(req: PayloadRequest, { sender, friend, subject, locale }: Tip): Promise<void> {
  await countToday('friend to', friend.address)
  await countToday('friend from', sender.email ?? '')
  const href = await addressOfSubject(subject, locale)
  await queueMail(req, {
    ...{ kind: 'friend', to: friend, locale, lines: await cardLines(subject, locale) },
    told: { ...(await toldOf({ firstName: friend.name }, { locale, subject })), senderName: sender.firstName ?? '', message: sender.remark ?? '' },
    ...(href && { action: { href } }),
    ...(subject.property && { about: { property: subject.property.id } }),
  })
}
