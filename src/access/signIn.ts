import { randomBytes } from 'node:crypto'

import { ValidationError, type CollectionBeforeOperationHook, type IncomingAuthType } from 'payload'

import { MIN_PASSWORD_LENGTH } from '@/domain/accounts/accounts'
import { validationMessage } from '@/fields/validationMessage'

import { isSecureSite } from './cookieRules'

/**
 * Returns the login settings of an account collection, whose sessions last so many hours. Failed
 * logins are counted in src/data/accounts by who tries: locking the account would let a stranger
 * lock out its user.
 */
export const signIn = (hours: number): IncomingAuthType => ({
  tokenExpiration: hours * 60 * 60,
  useSessions: true,
  removeTokenFromResponses: true,
  maxLoginAttempts: 0,
  verify: false,
  cookies: { sameSite: 'Lax', secure: isSecureSite },
})

/**
 * Refuses a password that is too short. A password is no field of the schema, so no field
 * validation sees it.
 */
export const refuseShortPassword: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const { data } = args as { data?: { password?: unknown } }
  const password = data?.password
  if (password === undefined || password === null || password === '') return args
  if (typeof password === 'string' && password.length >= MIN_PASSWORD_LENGTH) return args
  const message = validationMessage(req, 'passwordTooShort', { length: MIN_PASSWORD_LENGTH })
  throw new ValidationError(
    { collection: collection.slug, errors: [{ message, path: 'password' }] },
    req.t,
  )
}

/**
 * Refuses a password that staff set for an owner, who chooses it through the link of the
 * invitation. A new account gets a random one.
 */
export const leavePasswordToOwner: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, overrideAccess } = args as {
    data?: { password?: unknown }
    overrideAccess?: boolean
  }
  if (overrideAccess === false && data?.password) {
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [{ message: validationMessage(req, 'passwordOfOwner'), path: 'password' }],
      },
      req.t,
    )
  }
  if (operation === 'update' || data?.password) return args
  return { ...args, data: { ...data, password: randomBytes(24).toString('base64url') } }
}
