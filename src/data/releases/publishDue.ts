import { eachByItself } from '@/data/core/eachByItself'
import { createSystemRequest } from '@/data/core/payload'

import { publishRelease } from './publish'

/**
 * Publishes the releases that are due and returns how many. One that fails does not stop the others. A refused one is tried again every minute
 * until staff mend what stops it; until then the dashboard names it.
 */
export async function publishDueReleases(): Promise<number> {
  const req = await createSystemRequest()
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: {
      and: [
        { state: { equals: 'open' } },
        { publishAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
    limit: 100,
    // Staff made the decision when they chose the moment.
    overrideAccess: true,
  })
  const outcomes = await eachByItself(
    'releases',
    docs,
    ({ id }) => id,
    async ({ id }) => publishRelease(await createSystemRequest(), id, 'site'),
  )
  return outcomes.filter((outcome) => outcome === 'published').length
}
