import type { PayloadRequest, Where } from 'payload'

import { notFound } from './badRequest'

/**
 * Answers 404 when the user has no such preference. Payload's adapter would fail: its query then
 * lacks a table it names.
 */
export async function refuseMissingPreference({
  payload,
  routeParams,
  user,
}: PayloadRequest): Promise<void> {
  const conditions: Where[] = [
    { key: { equals: String(routeParams?.key) } },
    { 'user.value': { equals: user?.id } },
    { 'user.relationTo': { equals: user?.collection } },
  ]
  const { totalDocs } = await payload.count({
    collection: 'payload-preferences',
    where: { and: conditions },
    overrideAccess: true,
  })
  if (totalDocs === 0) throw notFound()
}
