import { clearCookie, readCookie, writeCookie } from '../accounts/cookies'
import { cookiePrefix } from '@/access/cookieRules'

import { findOwnerMessage, storeOwnerMessage, type OwnerMessage } from '../enquiries/typedAnswers'

/**
 * Names the message that this browser could not send. A cookie, because an address would not come
 * through a login by a link in an email.
 */
const UNSENT = `${cookiePrefix}-unsent`

/** As long as typed forms are kept. */
const UNSENT_SECONDS = 15 * 60

/** Keeps a message that was not sent. Returns the cookie that leads to it. */
export const keepUnsentMessage = async (message: OwnerMessage): Promise<string> =>
  writeCookie(UNSENT, await storeOwnerMessage(message), UNSENT_SECONDS)

export const forgetUnsentMessage = (): string => clearCookie(UNSENT)

/**
 * Finds the message that was not sent from this browser. What another owner wrote is not shown to
 * this one.
 */
export async function findUnsentMessage(
  headers: Headers,
  owner: string,
): Promise<OwnerMessage | undefined> {
  const found = await findOwnerMessage(readCookie(headers, UNSENT) ?? '')
  return found?.owner === owner ? found : undefined
}
