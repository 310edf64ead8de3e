import type { Payload } from 'payload'

/** A feed, or a run of one. */
export type FeedTask = { id: string; feed: string }

async function isDone(
  payload: Payload,
  task: FeedTask,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (err) {
    payload.logger.error({ msg: 'The work on a feed failed', ...task, err })
    return false
  }
}

/**
 * Works on one feed or run after the other and returns how many were done. One that throws is logged
 * and given to `putOff`, and the others go on. `failed` remembers it, so that it is tried once.
 */
export async function workOnEach(
  payload: Payload,
  tasks: readonly FeedTask[],
  failed: Set<string>,
  work: (task: FeedTask) => Promise<unknown>,
  putOff: (task: FeedTask) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (const task of tasks.filter(({ id }) => !failed.has(id)))
    if (await isDone(payload, task, () => work(task))) done += 1
    else {
      failed.add(task.id)
      await isDone(payload, task, () => putOff(task))
    }
  return done
}
