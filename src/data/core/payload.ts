import config from '@payload-config'
import {
  createLocalReq,
  executeAuthStrategies,
  getPayload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'

import { oncePerProcess } from '@/domain/lib/oncePerProcess'
import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { transact } from './transaction'
import { createConcurrencyLimit } from './concurrency'

/** Returns Payload's Local API. All queries of the site go through it. */
export const payload = () => getPayload({ config })

/**
 * Query options of the public site: the access of the public, one language, no silent fallback, and
 * no second query that counts. Spread them into every query, because the Local API skips access
 * control by default.
 */
export const asPublic = (locale: Locale) =>
  ({
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    draft: false,
    pagination: false,
  }) as const

/** Query options of a preview: the newest draft, with the access of the public. */
export const asPreview = (locale: Locale) =>
  ({ ...asPublic(locale), draft: true, context: { preview: true }, disableErrors: true }) as const

/**
 * Query options of the owner portal: the access of the owner who is logged in. An owner document
 * that was read, not logged in, has no `collection`; without it Payload would treat it as a
 * colleague.
 */
export const asOwner = (owner: Owner, locale: Locale) =>
  ({ ...asPublic(locale), user: { ...owner, collection: 'owners' } }) as const

/** Returns the user whose session the headers carry, or null when there is none or it has ended. */
export const findSession = async (headers: Headers): Promise<TypedUser | null> =>
  (await executeAuthStrategies({ headers, payload: await payload() })).user

export { idOf, idsOf, loaded } from './relations'

/**
 * Transactions that may run at once. Each holds one connection, and queries beside it take another:
 * with as many transactions as connections they would wait for each other for ever.
 */
const MAX_TRANSACTIONS = 8
const transactions = oncePerProcess('transactions', () => createConcurrencyLimit(MAX_TRANSACTIONS))

/** Creates a request without a user, for operations of Payload that need one. */
export const createSystemRequest = async (): Promise<PayloadRequest> =>
  createLocalReq({}, await payload())

/** Runs the work in a transaction of its own: all that it writes is committed, or nothing is. */
export const inTransaction = <Result>(
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => transactions.run(async () => transact(await createSystemRequest(), work))
