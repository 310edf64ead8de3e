import type { Owner } from '@/payload-types'

import { payload } from '../core/payload'

export type FeedbackView = { id: string; at: string; feedback: string }

/**
 * Returns the feedback of visitors that staff released to the owner, without anything that
 * identifies them.
 */
export async function findFeedback(owner: Owner, property: string): Promise<FeedbackView[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'appointments',
    // Owners have no access to appointments: only the day and the feedback of a released viewing
    // are returned.
    overrideAccess: true,
    select: { start: true, feedback: true, createdAt: true },
    where: {
      and: [
        { property: { equals: property } },
        { 'property.owners': { in: [owner.id] } },
        { status: { equals: 'done' } },
        { feedbackShown: { equals: true } },
        { feedback: { exists: true } },
      ],
    },
    sort: '-start',
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(({ id, start, createdAt, feedback }) =>
    feedback?.trim() ? [{ id, at: start ?? createdAt, feedback: feedback.trim() }] : [],
  )
}
