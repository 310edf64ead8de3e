import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { findAccount, type Account } from '@/data/accounts/account'
import { forgetPasskey, makeNewCodes, turnAppOff, turnAppOn } from '@/data/accounts/changeFactors'
import { beginConfirmation, confirmationProblem } from '@/data/accounts/confirmIdentity'
import { networkAddressOf } from '@/data/accounts/networkAddress'
import { beginPasskey, finishPasskey } from '@/data/accounts/registerPasskey'
import { beginFactor, endFactor, findFactor } from '@/data/accounts/secondFactor'
import { endSessions } from '@/data/accounts/sessions'
import { transact } from '@/data/core/transaction'
import { formatRecoveryCode } from '@/domain/accounts/secondFactor'

import { readJson } from '../readJson'

/** By what the colleague confirms who they are. */
const confirmed = {
  present: z.string().max(1000).optional(),
  code: z.string().max(50).optional(),
  passkey: z.unknown().optional(),
}
const guarded = z.discriminatedUnion('do', [
  z.object({ do: z.literal('begin'), ...confirmed }),
  z.object({ do: z.literal('end'), ...confirmed }),
  z.object({ do: z.literal('passkeyBegin'), ...confirmed }),
  z.object({ do: z.literal('passkeyRemove'), id: z.string().max(1400), ...confirmed }),
  z.object({ do: z.literal('codes'), ...confirmed }),
])
const open = z.discriminatedUnion('do', [
  z.object({ do: z.literal('confirm'), code: z.string().max(50) }),
  z.object({ do: z.literal('cancel') }),
  z.object({ do: z.literal('challenge') }),
  z.object({ do: z.literal('passkeyAdd'), name: z.string().max(200), made: z.unknown() }),
  z.object({ do: z.literal('signOut'), session: z.string().max(50).optional() }),
])

type Own = { account: Account; sid: string }
/** A problem by its name, or what the screen shows or continues with. */
type Outcome = string | Record<string, unknown> | undefined

/** Ends one session, or all but the current one. */
const signOut = (req: PayloadRequest, { account, sid }: Own, only: string | undefined) =>
  transact(req, () =>
    endSessions(req, 'users', account.id, only === undefined ? { allBut: sid } : { only }),
  )

const shown = (codes: readonly string[]) => ({ codes: codes.map(formatRecoveryCode) })

async function addPasskey(
  req: PayloadRequest,
  { account, sid }: Own,
  name: string,
  input: unknown,
): Promise<Outcome> {
  const added = await finishPasskey(req, account, { sid, name, input })
  return typeof added === 'string' ? added : shown(added.recoveryCodes)
}

/** Changes after which the account is less safe, or has another key. */
async function actConfirmed(
  req: PayloadRequest,
  { account, sid }: Own,
  input: z.infer<typeof guarded>,
): Promise<Outcome> {
  const { present = '', code = '', passkey } = input
  const sender = { sid, address: networkAddressOf(req), headers: req.headers }
  const problem = await confirmationProblem(req, account, { present, code, passkey }, sender)
  if (problem) return problem
  switch (input.do) {
    case 'begin':
      await transact(req, () => beginFactor(req, account.id))
      return undefined
    case 'end':
      return turnAppOff(req, account)
    case 'passkeyBegin': {
      const options = await beginPasskey(req, account, sid)
      return options === 'many' ? options : { options }
    }
    case 'passkeyRemove':
      return forgetPasskey(req, account, input.id)
    case 'codes':
      return shown(await makeNewCodes(req, account))
    default:
      return input satisfies never
  }
}

async function act(req: PayloadRequest, own: Own, input: z.infer<typeof open>): Promise<Outcome> {
  const { account, sid } = own
  switch (input.do) {
    case 'confirm':
      return turnAppOn(req, account, input.code)
    case 'cancel':
      if ((await findFactor(req, account)).step === 'begun')
        await transact(req, () => endFactor(req, account.id))
      return undefined
    case 'challenge':
      return { options: await beginConfirmation(req, account, sid) }
    case 'passkeyAdd':
      return addPasskey(req, own, input.name, input.made)
    case 'signOut':
      await signOut(req, own, input.session)
      return undefined
    default:
      return input satisfies never
  }
}

async function findOwn(req: PayloadRequest): Promise<Own> {
  const { user } = req
  const account =
    staff({ req }) && user ? await findAccount(req, 'users', { id: user.id }) : undefined
  const sid = user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
  if (!account || sid === undefined) throw new Forbidden(req.t)
  return { account, sid }
}

/**
 * `POST /api/users/security`: changes the second factors and the sessions of a colleague's own
 * account.
 */
export const ownSecurity: Endpoint = {
  path: '/security',
  method: 'post',
  handler: async (req) => {
    const own = await findOwn(req)
    const body = await readJson(req.body)
    const needsConfirming = guarded.safeParse(body).data
    const other = open.safeParse(body).data
    const input = needsConfirming ?? other
    if (!input) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const outcome = needsConfirming
      ? await actConfirmed(req, own, needsConfirming)
      : other && (await act(req, own, other))
    return typeof outcome === 'string'
      ? Response.json({ problem: outcome }, { status: 422 })
      : Response.json(
          { done: input.do, ...outcome },
          { headers: { 'Cache-Control': 'private, no-store' } },
        )
  },
}
