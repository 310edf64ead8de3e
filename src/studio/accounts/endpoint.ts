import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { findAccount, type Account } from '@/data/accounts/account'
import { afterFactorChange } from '@/data/accounts/accountChanged'
import {
  beginFactor,
  checkFactor,
  confirmFactor,
  endFactor,
  findFactor,
} from '@/data/accounts/secondFactor'
import { checkColleaguePassword } from '@/data/accounts/presentPassword'
import { endSessions } from '@/data/accounts/sessions'
import { transact } from '@/data/core/transaction'

import { readJson } from '../readJson'

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('begin'), present: z.string().max(1000) }),
  z.object({ do: z.literal('confirm'), code: z.string().max(50) }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('end'), present: z.string().max(1000), code: z.string().max(50) }),
  z.object({ do: z.literal('signOut'), session: z.string().max(50).optional() }),
])
type Action = z.infer<typeof action>

type SecurityProblem = 'present' | 'wait' | 'busy' | 'code' | 'codeWait'

/** Turns the second factor off. */
async function end(
  req: PayloadRequest,
  account: Account,
  code: string,
): Promise<SecurityProblem | undefined> {
  const checked = await checkFactor(req, account.id, code)
  if (checked !== 'right') return checked
  await transact(req, async () => {
    if (await endFactor(req, account.id)) await afterFactorChange(req, account, 'factorOff')
  })
  return undefined
}

/** Turns the second factor on. */
async function confirm(
  req: PayloadRequest,
  account: Account,
  code: string,
): Promise<SecurityProblem | undefined> {
  const isOn = await transact(req, async () => {
    const confirmed = await confirmFactor(req, account.id, code)
    if (confirmed) await afterFactorChange(req, account, 'factorOn')
    return confirmed
  })
  return isOn ? undefined : 'code'
}

/** Ends one session, or all but the current one. */
async function signOut(
  req: PayloadRequest,
  account: Account,
  only: string | undefined,
): Promise<void> {
  const current =
    req.user && '_sid' in req.user && typeof req.user._sid === 'string' ? req.user._sid : undefined
  await transact(req, () =>
    endSessions(req, 'users', account.id, only === undefined ? { allBut: current } : { only }),
  )
}

async function act(
  req: PayloadRequest,
  account: Account,
  input: Action,
): Promise<SecurityProblem | undefined> {
  switch (input.do) {
    case 'begin':
    case 'end': {
      const problem = await checkColleaguePassword(req, input.present)
      if (problem) return problem
      if (input.do === 'end') return end(req, account, input.code)
      await transact(req, () => beginFactor(req, account.id))
      return undefined
    }
    case 'confirm':
      return confirm(req, account, input.code)
    case 'cancel':
      if ((await findFactor(req, account)).step === 'begun')
        await transact(req, () => endFactor(req, account.id))
      return undefined
    case 'signOut':
      await signOut(req, account, input.session)
      return undefined
    default:
      return input satisfies never
  }
}

/**
 * `POST /api/users/security`: changes the second factor and the sessions of a colleague's own
 * account.
 */
export const ownSecurity: Endpoint = {
  path: '/security',
  method: 'post',
  handler: async (req) => {
    const account =
      staff({ req }) && req.user ? await findAccount(req, 'users', { id: req.user.id }) : undefined
    if (!account) throw new Forbidden(req.t)
    const { data } = action.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const problem = await act(req, account, data)
    return problem ? Response.json({ problem }, { status: 422 }) : Response.json({ done: data.do })
  },
}
