import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { findAccount, type Account } from '@/data/accounts/account'
import { checkPassword } from '@/data/accounts/enter'
import { beginFactor, checkFactor, confirmFactor, endFactor, findFactor } from '@/data/accounts/factor'
import { tellChange } from '@/data/accounts/letters'
import { endSessions } from '@/data/accounts/sessions'
import { transact } from '@/data/transaction'

import { readJson } from '../readJson'

const press = z.discriminatedUnion('do', [
  z.object({ do: z.literal('begin'), present: z.string().max(1000) }),
  z.object({ do: z.literal('confirm'), code: z.string().max(50) }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('end'), present: z.string().max(1000), code: z.string().max(50) }),
  z.object({ do: z.literal('signOut'), session: z.string().max(50).optional() }),
])
type Press = z.infer<typeof press>

type SecurityProblem = 'present' | 'wait' | 'busy' | 'code' | 'codeWait'

async function presentProblem(req: PayloadRequest, account: Account, password: string): Promise<SecurityProblem | undefined> {
  const address = req.headers.get('x-forwarded-for') ?? ''
  const checked = await checkPassword(req, { kind: 'users', email: account.email, password, address, headers: req.headers })
  if ('account' in checked) return undefined
  return checked.problem === 'wrong' ? 'present' : checked.problem
}

async function end(req: PayloadRequest, account: Account, code: string): Promise<SecurityProblem | undefined> {
  const checked = await checkFactor(req, account.id, code)
  if (checked !== 'right') return checked
  await transact(req, async () => {
    if (await endFactor(req, account.id)) await tellChange(req, account, 'factorOff')
  })
  return undefined
}

async function confirm(req: PayloadRequest, account: Account, code: string): Promise<SecurityProblem | undefined> {
  const isOn = await transact(req, async () => {
    const confirmed = await confirmFactor(req, account.id, code)
    if (confirmed) await tellChange(req, account, 'factorOn')
    return confirmed
  })
  return isOn ? undefined : 'code'
}

async function signOut(req: PayloadRequest, account: Account, only: string | undefined): Promise<void> {
  const own = req.user && '_sid' in req.user && typeof req.user._sid === 'string' ? req.user._sid : undefined
  await transact(req, () => endSessions(req, 'users', account.id, only === undefined ? { allBut: own } : { only }))
}

async function act(req: PayloadRequest, account: Account, asked: Press): Promise<SecurityProblem | undefined> {
  switch (asked.do) {
    case 'begin':
    case 'end': {
      const problem = await presentProblem(req, account, asked.present)
      if (problem) return problem
      if (asked.do === 'end') return end(req, account, asked.code)
      await transact(req, () => beginFactor(req, account.id))
      return undefined
    }
    case 'confirm':
      return confirm(req, account, asked.code)
    case 'cancel':
      if ((await findFactor(req, account)).step === 'begun') await transact(req, () => endFactor(req, account.id))
      return undefined
    case 'signOut':
      await signOut(req, account, asked.session)
      return undefined
    default:
      return asked satisfies never
  }
}

/** `POST /api/users/security`: a colleague looks after the safety of his own account, and of no other. */
export const ownSecurity: Endpoint = {
  path: '/security',
  method: 'post',
  handler: async (req) => {
    const account = staff({ req }) && req.user ? await findAccount(req, 'users', { id: req.user.id }) : undefined
    if (!account) throw new Forbidden(req.t)
    const { data } = press.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const problem = await act(req, account, data)
    return problem ? Response.json({ problem }, { status: 422 }) : Response.json({ done: data.do })
  },
}
