import { jwtSign, type Payload } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

type Kind = 'owners' | 'users'
type Session = { kind: Kind; id: string; email: string; sid: string }

const settingsOf = (payload: Payload, kind: Kind) => ({
  collectionAuthConfig: payload.collections[kind].config.auth,
  cookiePrefix: payload.config.cookiePrefix,
})

export const secondsOf = (payload: Payload, kind: Kind): number => payload.collections[kind].config.auth.tokenExpiration

/** The cookie by which Payload knows a session again. */
export async function sessionCookie(payload: Payload, { kind, id, email, sid }: Session): Promise<{ cookie: string; exp: number }> {
  const fieldsToSign = { id, collection: kind, email, sid }
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: secondsOf(payload, kind) })
  return { cookie: generatePayloadCookie({ ...settingsOf(payload, kind), token }), exp }
}

export const endedCookie = (payload: Payload, kind: Kind): string => generateExpiredPayloadCookie(settingsOf(payload, kind))
