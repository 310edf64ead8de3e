import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { admins } from '@/access/rules'

import { withSavesAround } from '../own-save/savesAround'

const routeId = z.uuid()

/**
 * `POST /api/users/:id/suspend` and `/readmit`: an administrator takes the access of a colleague away,
 * with all sessions, or gives it back. No one does this to themselves.
 */
const suspensionEndpoint = (action: 'suspend' | 'readmit'): Endpoint => ({
  path: `/:id/${action}`,
  method: 'post',
  handler: async (req) => {
    const { data: id } = routeId.safeParse(req.routeParams?.id)
    if (!admins({ req }) || req.user?.id === id) throw new Forbidden(req.t)
    if (id === undefined) return Response.json({ problem: 'failed' }, { status: 404 })
    const { payload, user } = req
    const data = { suspendedAt: action === 'suspend' ? new Date().toISOString() : null }
    // This field of an account is not changed otherwise.
    const options = { id, data, depth: 0, overrideAccess: true, user, req } as const
    const { result, saves } = await withSavesAround(req, { collection: 'users', id }, () =>
      payload.update({ collection: 'users', ...options }),
    )
    return Response.json({ suspendedAt: result.suspendedAt ?? null, ...saves })
  },
})

export const suspensionEndpoints: Endpoint[] = [
  suspensionEndpoint('suspend'),
  suspensionEndpoint('readmit'),
]
