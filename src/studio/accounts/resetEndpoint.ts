import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins } from '@/access/rules'
import { findAccount } from '@/data/accounts/account'
import { resetFactors } from '@/data/accounts/changeFactors'
import { checkColleaguePassword } from '@/data/accounts/presentPassword'
import { transact } from '@/data/core/transaction'

import { readJson } from '../readJson'

const input = z.object({ present: z.string().max(1000) })
const routeId = z.uuid()

/**
 * `POST /api/users/:id/reset-factors`: an administrator removes the second factors of a colleague
 * who has lost their device and their recovery codes. No one does this for themselves: there, the
 * account screen asks for the factor.
 */
export const resetColleagueFactors: Endpoint = {
  path: '/:id/reset-factors',
  method: 'post',
  handler: async (req) => {
    const { data: id } = routeId.safeParse(req.routeParams?.id)
    if (!admins({ req }) || !req.user || req.user.id === id) throw new Forbidden(req.t)
    const { data } = input.safeParse(await readJson(req.body))
    const account = id === undefined ? undefined : await findAccount(req, 'users', { id })
    if (!data || !account) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const problem = await checkColleaguePassword(req, data.present)
    if (problem) return Response.json({ problem }, { status: 422 })
    const had = await transact(req, () => resetFactors(req, account))
    return had
      ? Response.json({ done: true })
      : Response.json({ problem: 'nothing' }, { status: 422 })
  },
}
