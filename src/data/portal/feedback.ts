import type { Owner } from '@/payload-types'

import { payload } from '../payload'

export type FeedbackView = { id: string; at: string; feedback: string }

/** What visitors thought of a property, as far as staff let its owner read it, without anything that says who they are. */
export async function findFeedback(owner: Owner, property: string): Promise<FeedbackView[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'appointments',
    // No owner may read an appointment: of a visit to his property that staff released he gets the day and the feedback.
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
  return docs.flatMap(({ id, start, createdAt, feedback }) => (feedback?.trim() ? [{ id, at: start ?? createdAt, feedback: feedback.trim() }] : []))
}
