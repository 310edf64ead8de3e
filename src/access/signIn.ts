import { ValidationError, type CollectionBeforeOperationHook, type IncomingAuthType } from 'payload'

import { env } from '@/env'
import { say } from '@/fields/say'

const PASSWORD_LENGTH = 12

/** The same locks for staff and owners; only how long a session lasts differs. */
export const signIn = (hours: number, forgotPassword: IncomingAuthType['forgotPassword']): IncomingAuthType => ({
  tokenExpiration: hours * 60 * 60,
  useSessions: true,
  removeTokenFromResponses: true,
  maxLoginAttempts: 5,
  lockTime: 10 * 60 * 1000,
  verify: false,
  cookies: { sameSite: 'Lax', secure: env.NODE_ENV === 'production' && env.SITE_URL.startsWith('https:') },
  forgotPassword,
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
