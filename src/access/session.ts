import { jwtSign, type CollectionAfterLogoutHook, type Payload } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import { accountKinds, oneOf, type AccountKind } from '@/domain/accounts/accounts'
import { cookiePrefixOf } from '@/domain/accounts/cookieNames'

import { isSecureSite } from './cookieRules'

type Session = { kind: AccountKind; id: string; email: string; sid: string }

const settingsOf = (payload: Payload, kind: AccountKind) => ({
  collectionAuthConfig: payload.collections[kind].config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

/** Returns how many seconds a session lasts. */
export const sessionSeconds = (payload: Payload, kind: AccountKind): number =>
  payload.collections[kind].config.auth.tokenExpiration

/** Signs the cookie by which Payload recognizes a session. */
export async function sessionCookie(
  payload: Payload,
  { kind, id, email, sid }: Session,
): Promise<{ cookie: string; exp: number }> {
  const fieldsToSign = { id, collection: kind, email, sid }
  const { token, exp } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: sessionSeconds(payload, kind),
  })
  return { cookie: generatePayloadCookie({ ...settingsOf(payload, kind), token }), exp }
}

/**
 * Expires the cookie under the name it had before the site used https, so that logging out removes
 * both.
 */
const expiredOldCookies = (payload: Payload, kind: AccountKind): string[] =>
  isSecureSite
    ? [
        generateExpiredPayloadCookie({
          ...settingsOf(payload, kind),
          cookiePrefix: cookiePrefixOf(false),
        }),
      ]
    : []

/** Returns the cookies that end a session in the browser. */
export const expiredCookies = (payload: Payload, kind: AccountKind): string[] => [
  generateExpiredPayloadCookie(settingsOf(payload, kind)),
  ...expiredOldCookies(payload, kind),
]

/**
 * Expires the cookie with the old name at logout. Payload expires only the one with the current
 * name.
 */
export const expireOldCookie: CollectionAfterLogoutHook = ({ collection, req }) => {
  const kind = oneOf(accountKinds, collection.slug)
  if (!kind) return
  const headers = new Headers(req.responseHeaders)
  for (const cookie of expiredOldCookies(req.payload, kind)) headers.append('Set-Cookie', cookie)
  req.responseHeaders = headers
}
