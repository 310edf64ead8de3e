import config from '@payload-config'
import { createLocalReq, executeAuthStrategies, getPayload, type PayloadRequest, type TypedUser } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { transact } from './transaction'
import { createTurns } from './turns'

/** The one door to Payload's Local API for the public site. */
export const payload = () => getPayload({ config })

/**
 * How the site asks: as the public, in one language, without silent fallback. Spread into every query, so that no
 * default of the Local API (which skips access) ever decides.
 */
export const asPublic = (locale: Locale) => ({ locale, fallbackLocale: false, overrideAccess: false, draft: false }) as const

/** How a preview asks: for what stands in the studio now, as the public will see it once it is published. */
export const asPreview = (locale: Locale) => ({ ...asPublic(locale), draft: true, context: { preview: true }, disableErrors: true }) as const

/**
 * How the portal asks: as the owner who is logged in, so that the rules on what is whose decide over every answer. An owner who was
 * read and did not log in does not say of which collection he is, and Payload would take him for a colleague.
 */
export const asOwner = (owner: Owner, locale: Locale) => ({ ...asPublic(locale), user: { ...owner, collection: 'owners' } }) as const

/** Whose session this is; nobody's, when it has ended. */
export const findSession = async (headers: Headers): Promise<TypedUser | null> => (await executeAuthStrategies({ headers, payload: await payload() })).user

export { idOf, idsOf, loaded } from './relations'

/**
 * A transaction holds one connection, and what is asked beside it takes another. With as many transactions as connections
 * each would wait for the others for ever.
 */
const turns = createTurns(8)

/** A request of the site's own, for what Payload does only with one. */
export const ownRequest = async (): Promise<PayloadRequest> => createLocalReq({}, await payload())

/** All of it or nothing: what is written with this request stands only once all of it does. */
export const inTransaction = <Result>(work: (req: PayloadRequest) => Promise<Result>): Promise<Result> =>
  turns.take(async () => transact(await ownRequest(), work))
