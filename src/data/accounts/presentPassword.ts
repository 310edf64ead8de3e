import type { PayloadRequest } from 'payload'

import {
  outsideTransaction,
  type CheckPassword,
  type PasswordProblem,
} from '@/access/currentPassword'
import { oncePerProcess } from '@/domain/lib/oncePerProcess'

import { findAccount, type Account } from './account'
import { checkPassword } from './logIn'
import { networkAddressOf } from './networkAddress'

/**
 * A save holds a connection to the database while its password is compared, which takes a second
 * one. With as many saves as connections, each would wait for the others forever, so further ones
 * are refused as busy.
 */
const MAX_CONCURRENT = 4
const saves = oncePerProcess('presentPasswords', () => ({ running: 0 }))

type PresentAttempt = {
  account: Pick<Account, 'kind' | 'email'>
  password: string
  address: string
  headers: Headers
}

/**
 * Returns why the current password of a logged-in person was not accepted, or undefined when it
 * was. The limits are those of the login.
 */
export async function currentPasswordProblem(
  req: PayloadRequest,
  { account, ...typed }: PresentAttempt,
): Promise<PasswordProblem | undefined> {
  if (saves.running >= MAX_CONCURRENT) return 'busy'
  saves.running += 1
  try {
    const checked = await checkPassword(await outsideTransaction(req), {
      kind: account.kind,
      email: account.email,
      ...typed,
    })
    if ('account' in checked) return undefined
    return checked.problem === 'wrong' ? 'present' : checked.problem
  } finally {
    saves.running -= 1
  }
}

/** Checks the current password of the colleague behind a request. */
export const checkColleaguePassword: CheckPassword = async (req, password) => {
  const account =
    req.user?.collection === 'users'
      ? await findAccount(req, 'users', { id: req.user.id })
      : undefined
  if (!account) return 'present'
  return currentPasswordProblem(req, {
    account,
    password,
    address: networkAddressOf(req),
    headers: req.headers,
  })
}
