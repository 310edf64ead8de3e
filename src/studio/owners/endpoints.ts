import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { inviteOwner } from '@/data/accounts/invite'
import { findAccountState } from '@/data/accounts/state'
import { viewAsOwner } from '@/data/portal/viewAsOwner'
import { portalHref } from '@/i18n/portal'
import { localeOf } from '@/i18n/locales'

import { withSavesAround } from '../own-save/savesAround'

const refused = (problem: string, status: number): Response =>
  Response.json({ problem }, { status })

type Action = (req: PayloadRequest, id: string) => Promise<Response>

const ownerEndpoint = (path: string, action: Action): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return id ? action(req, id) : refused('gone', 404)
  },
})

/** Answers with the state of the account after an action that saves it. */
async function stateAfter(
  req: PayloadRequest,
  id: string,
  act: () => Promise<unknown>,
): Promise<Response> {
  const { saves } = await withSavesAround(req, { collection: 'owners', id }, act)
  const state = await findAccountState(req, id)
  return state ? Response.json({ ...state, ...saves }) : refused('gone', 404)
}

const setSuspended =
  (suspended: boolean): Action =>
  async (req, id) => {
    const { payload, user } = req
    const data = { suspendedAt: suspended ? new Date().toISOString() : null }
    const { totalDocs } = await payload.count({
      collection: 'owners',
      where: { id: { equals: id } },
      overrideAccess: false,
      user,
      req,
    })
    if (totalDocs === 0) return refused('gone', 404)
    const options = { id, data, depth: 0, overrideAccess: false, user, req }
    return stateAfter(req, id, () => payload.update({ collection: 'owners', ...options }))
  }

/** The actions of staff on the account of an owner. */
export const ownerActions: Endpoint[] = [
  ownerEndpoint('invite', async (req, id) => {
    let result = ''
    const answer = await stateAfter(req, id, async () => {
      result = await inviteOwner(req, id)
    })
    return result === 'invited' ? answer : refused(result, 422)
  }),
  ownerEndpoint('suspend', setSuspended(true)),
  ownerEndpoint('readmit', setSuspended(false)),
  ownerEndpoint('see', async (req, id) => {
    const cookie = await viewAsOwner(req, id)
    if (!cookie) return refused('gone', 404)
    return Response.json(
      { href: portalHref(localeOf(req.i18n.language)) },
      { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } },
    )
  }),
]
