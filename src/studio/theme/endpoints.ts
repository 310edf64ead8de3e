import { Forbidden, ValidationError, type Endpoint, type PayloadRequest } from 'payload'

import { admins } from '@/access/rules'
import { publishTheme, undoTheme } from '@/data/site/theme'

const problem = (name: string, status: number): Response =>
  Response.json({ problem: name }, { status })

/** Other settings are checked with every save: one that is wrong holds the theme back too. */
async function answer(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  if (!admins({ req })) throw new Forbidden(req.t)
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationError) return problem('settingsWrong', 400)
    throw error
  }
}

/** `POST /api/globals/settings/theme/publish`: puts the draft of the theme on the site. */
const publish: Endpoint = {
  path: '/theme/publish',
  method: 'post',
  handler: (req) =>
    answer(req, async () => {
      await publishTheme(req)
      return Response.json({ done: true })
    }),
}

/** `POST /api/globals/settings/theme/undo`: puts the theme back that was on the site before. */
const undo: Endpoint = {
  path: '/theme/undo',
  method: 'post',
  handler: (req) =>
    answer(req, async () =>
      (await undoTheme(req)) === 'done' ? Response.json({ done: true }) : problem('nothing', 409),
    ),
}

export const themeEndpoints: Endpoint[] = [publish, undo]
