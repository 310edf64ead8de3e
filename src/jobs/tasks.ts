import type { Task, TaskList } from 'graphile-worker'
import { z } from 'zod'

import { CHANGES } from './queue'

const revalidation = z.object({ tags: z.array(z.string()).min(1) })

/** Every instance listens, and has its own pages rendered anew. */
const revalidate: Task = async (told, { query }) => {
  const { tags } = revalidation.parse(told)
  await query('select pg_notify($1, $2)', [CHANGES, JSON.stringify(tags)])
}

export const tasks = { revalidate } satisfies TaskList
