import { causeOf } from '@/domain/mail/mailCauses'
import type { PlaceholderValues } from '@/domain/mail/mailText'
import { plainName, withoutLinks } from '@/domain/mail/plainWords'

import type { MailOrder } from './order'

const nameFields = ['firstName', 'lastName', 'fullName', 'friendName', 'senderName'] as const

/**
 * Cleans the typed names. The full name is composed again from its parts, each of which may be
 * dropped.
 */
function cleanNames(placeholders: PlaceholderValues): PlaceholderValues {
  const names = Object.fromEntries(
    nameFields.flatMap((name) =>
      placeholders[name] === undefined ? [] : [[name, plainName(placeholders[name])]],
    ),
  )
  const { firstName = '', lastName = '' } = names
  return firstName || lastName
    ? { ...names, fullName: [firstName, lastName].filter(Boolean).join(' ') }
    : names
}

/**
 * Makes an email safe for an address that a stranger may have typed, so that it cannot carry their
 * message: names are reduced to letters, and the text of a tip to a friend loses its links.
 */
export function sanitizeForVisitor(order: MailOrder): MailOrder {
  const { kind, to, placeholders } = order
  const names = cleanNames(placeholders)
  return {
    ...order,
    to: {
      ...to,
      name: to.name && (placeholders.fullName === undefined ? plainName(to.name) : names.fullName),
    },
    placeholders: {
      ...placeholders,
      ...names,
      ...(causeOf(kind) === 'tip' && { message: withoutLinks(placeholders.message ?? '') }),
    },
  }
}
