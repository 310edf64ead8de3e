import { Forbidden, type Endpoint } from 'payload'

import { admins } from '@/access/rules'
import { findMapStatus } from '@/data/map/mapStatus'
import { addJob } from '@/jobs/queue'
import { refreshMapJob } from '@/jobs/refreshMap'

/** `GET /api/globals/settings/map`: returns the map file in use, and how a new one comes along. */
const showStatus: Endpoint = {
  path: '/map',
  method: 'get',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    return Response.json(await findMapStatus(new Date()), {
      headers: { 'Cache-Control': 'no-store' },
    })
  },
}

/**
 * `POST /api/globals/settings/map`: asks the worker for a new map of the agency's towns. Nothing
 * is asked while one is being made, or where the agency has put a file of its own.
 */
const askForMap: Endpoint = {
  path: '/map',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) throw new Forbidden(req.t)
    const now = new Date()
    const { isGiven, work } = await findMapStatus(now)
    if (isGiven || work?.state === 'running') return Response.json({}, { status: 409 })
    await addJob(req, refreshMapJob, {})
    return Response.json({ asked: now.toISOString() })
  },
}

export const mapEndpoints: Endpoint[] = [showStatus, askForMap]
