import {
  createLocalReq,
  ValidationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { guardedChanges, CURRENT_PASSWORD_FIELD } from '@/domain/accounts/guardedChanges'
import { validationMessage, type Refusal } from '@/fields/validationMessage'

import { hasRole } from './roles'

export type PasswordProblem = 'present' | 'wait' | 'busy'

const refusals: Record<PasswordProblem | 'missing', Refusal> = {
  missing: 'presentMissing',
  present: 'presentWrong',
  wait: 'loginWait',
  busy: 'presentBusy',
}

/**
 * Compares a typed password with that of the logged-in colleague. Wrong attempts count like those
 * of a login.
 */
export type CheckPassword = (
  req: PayloadRequest,
  typed: string,
) => Promise<PasswordProblem | undefined>

/**
 * Returns a request by the same user outside this transaction: what it writes stays when the save
 * is rolled back.
 */
export const outsideTransaction = ({ payload, user }: PayloadRequest): Promise<PayloadRequest> =>
  createLocalReq(user ? { user } : {}, payload)

type SaveArgs = { data?: unknown; id?: unknown; overrideAccess?: boolean }

/** Separates the data of a save from the current password that is sent with it. */
function splitPassword(input: unknown): { data: Record<string, unknown>; typed: unknown } {
  const { [CURRENT_PASSWORD_FIELD]: typed, ...data } =
    typeof input === 'object' && input !== null ? { ...input } : ({} as Record<string, unknown>)
  return { data, typed }
}

/** Reads the address and the role of a colleague as stored. */
async function findStored(
  req: PayloadRequest,
  id: unknown,
): Promise<{ email?: unknown; role?: unknown } | undefined> {
  if (typeof id !== 'string') return undefined
  // The comparison needs the stored values even when the editor may not read them.
  const stored = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { email: true, role: true },
    req,
  })
  return stored ?? undefined
}

/**
 * Requires the current password of the colleague who saves before an account is created and before
 * the address, the password or the role of any account changes, so that a stolen session cannot
 * take over an account. Changes by the server itself, such as following a link from an email, pass.
 */
export const requireCurrentPassword =
  (check: CheckPassword): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { data: input, id, overrideAccess } = args as SaveArgs
    const { data, typed } = splitPassword(input)
    const argsWithoutPassword = input ? { ...args, data } : args
    if (overrideAccess === true || req.user?.collection !== 'users') return argsWithoutPassword
    // Only administrators change a role: a role that others send is not saved.
    const effective = hasRole(req, 'admin') ? data : { ...data, role: undefined }
    const isGuarded =
      operation === 'create' || guardedChanges(await findStored(req, id), effective).length > 0
    if (!isGuarded) return argsWithoutPassword
    const problem = typeof typed === 'string' && typed !== '' ? await check(req, typed) : 'missing'
    if (!problem) return argsWithoutPassword
    const error = {
      path: CURRENT_PASSWORD_FIELD,
      label: validationMessage(req, 'presentLabel'),
      message: validationMessage(req, refusals[problem]),
    }
    throw new ValidationError({ collection: collection.slug, errors: [error] }, req.t)
  }
