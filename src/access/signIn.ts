import { randomBytes } from 'node:crypto'

import { ValidationError, type CollectionBeforeOperationHook, type IncomingAuthType } from 'payload'

import { PASSWORD_LENGTH } from '@/domain/accounts'
import { env } from '@/env'
import { say } from '@/fields/say'

/**
 * The same for staff and owners; only how long a session lasts differs. Wrong tries are counted in src/data/accounts, by
 * who tries: a lock on the account would shut its owner out for what a stranger does.
 */
export const signIn = (hours: number): IncomingAuthType => ({
  tokenExpiration: hours * 60 * 60,
  useSessions: true,
  removeTokenFromResponses: true,
  maxLoginAttempts: 0,
  verify: false,
  cookies: { sameSite: 'Lax', secure: env.NODE_ENV === 'production' && env.SITE_URL.startsWith('https:') },
})

/** A password is no field of the schema, so no field can refuse it: every way to set one passes here. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const { data } = args as { data?: { password?: unknown } }
  const password = data?.password
  if (password === undefined || password === null || password === '') return args
  if (typeof password === 'string' && password.length >= PASSWORD_LENGTH) return args
  const message = say(req, 'passwordTooShort', { length: PASSWORD_LENGTH })
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'password' }] }, req.t)
}

/**
 * Owners choose their password by the link of an invitation: staff, who may change an owner, type none for him. An account
 * begins with one that nobody knows.
 */
export const leavePasswordToOwner: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, overrideAccess } = args as { data?: { password?: unknown }; overrideAccess?: boolean }
  if (overrideAccess === false && data?.password) {
    throw new ValidationError({ collection: collection.slug, errors: [{ message: say(req, 'passwordOfOwner'), path: 'password' }] }, req.t)
  }
  if (operation === 'update' || data?.password) return args
  return { ...args, data: { ...data, password: randomBytes(24).toString('base64url') } }
}
