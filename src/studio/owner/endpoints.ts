import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { inviteOwner } from '@/data/accounts/invite'
import { findState } from '@/data/accounts/state'
import { seeAs } from '@/data/portal/view'
import { portalHref } from '@/i18n/portal'

import { localeOf } from '../words'

const refused = (problem: string, status: number): Response => Response.json({ problem }, { status })

type Work = (req: PayloadRequest, id: string) => Promise<Response>

const press = (path: string, work: Work): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return id ? work(req, id) : refused('gone', 404)
  },
})

const stateNow: Work = async (req, id) => {
  const state = await findState(req, id)
  return state ? Response.json(state) : refused('gone', 404)
}

const setSuspended =
  (suspended: boolean): Work =>
  async (req, id) => {
    const { payload, user } = req
    const data = { suspendedAt: suspended ? new Date().toISOString() : null }
    const found = await payload.count({ collection: 'owners', where: { id: { equals: id } }, overrideAccess: false, user, req })
    if (found.totalDocs === 0) return refused('gone', 404)
    await payload.update({ collection: 'owners', id, data, depth: 0, overrideAccess: false, user, req })
    return stateNow(req, id)
  }

/** What staff do with the account of an owner, each one press. */
export const ownerPresses: Endpoint[] = [
  press('invite', async (req, id) => {
    const result = await inviteOwner(req, id)
    return result === 'invited' ? stateNow(req, id) : refused(result, 422)
  }),
  press('suspend', setSuspended(true)),
  press('readmit', setSuspended(false)),
  press('see', async (req, id) => {
    const cookie = await seeAs(req, id)
    if (!cookie) return refused('gone', 404)
    return Response.json({ href: portalHref(localeOf(req.i18n.language)) }, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
  }),
]
