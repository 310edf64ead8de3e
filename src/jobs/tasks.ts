import type { TaskList } from 'graphile-worker'
import { z } from 'zod'

import { env } from '@/env'

const revalidation = z.object({ tags: z.array(z.string()).min(1) })

/** Next drops cached pages only from inside its own process, so the worker asks the server over loopback. */
async function revalidate(told: unknown): Promise<void> {
  const { tags } = revalidation.parse(told)
  const answer = await fetch(`${env.INTERNAL_URL}/api/internal/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.PAYLOAD_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
  if (!answer.ok) throw new Error(`The server refused to renew pages: ${answer.status}`)
}

export const tasks = { revalidate } satisfies TaskList
