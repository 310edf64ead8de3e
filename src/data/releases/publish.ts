import type { PayloadRequest } from 'payload'

import { keyOf, obstaclesOf, type Obstacle } from '@/domain/releases/release'
import { writeAuditLine } from '@/fields/audit'
import type { Release } from '@/payload-types'

import { publishDrafts, ReleaseRefused, withRelease, type By } from './apply'
import { closeContent, findContents, type Content } from './contents'
import { findNewest, findOpenWith, inSameTransaction } from './documents'

export type PublishOutcome = 'published' | 'missing' | 'notOpen' | 'empty' | 'refused'

export const findRelease = async (req: PayloadRequest, id: string): Promise<Release | undefined> =>
  (await req.payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    // The endpoints ask whether the colleague is staff; a preview link opens one release.
    overrideAccess: true,
    ...inSameTransaction(req),
  })) ?? undefined

/** Returns what stops each document, apart from the rules of publishing. */
export async function findObstacles(
  req: PayloadRequest,
  contents: readonly Content[],
): Promise<Map<string, Obstacle[]>> {
  const newest = await findNewest(req, contents)
  const openWith = await findOpenWith(req, contents)
  return new Map(
    contents.map((content) => {
      const key = keyOf(content)
      const { addedVersion } = content
      return [
        key,
        obstaclesOf({ newest: newest.get(key), addedVersion, openWith: openWith.get(key) }),
      ]
    }),
  )
}

/** Reads what visitors see of a document before it is published. */
async function findLiveBefore(own: PayloadRequest, { collection, id }: Content) {
  const common = { collection, depth: 0, overrideAccess: true } as const
  const live = await own.payload.findByID({
    ...common,
    id,
    draft: false,
    ...inSameTransaction(own),
  })
  if (live._status !== 'published') return { wasLive: false, versionBefore: undefined }
  const { docs } = await own.payload.findVersions({
    ...common,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...inSameTransaction(own),
  })
  return { wasLive: true, versionBefore: docs[0] && String(docs[0].id) }
}

async function publishContents(own: PayloadRequest, release: Release, by: By): Promise<void> {
  const contents = await findContents(own, release.id)
  const before = new Map<Content, Awaited<ReturnType<typeof findLiveBefore>>>()
  for (const content of contents) before.set(content, await findLiveBefore(own, content))
  const refusals = await publishDrafts(own, contents, by)
  if (refusals.size > 0) throw new ReleaseRefused(refusals)
  const newest = await findNewest(own, contents)
  for (const [content, live] of before) {
    const { collection, id } = content
    const publishedVersion = newest.get(keyOf(content))?.updatedAt ?? new Date().toISOString()
    await closeContent(own, release.id, { collection, id, ...live, publishedVersion })
  }
  await own.payload.update({
    collection: 'releases',
    id: release.id,
    data: { state: 'published', publishedAt: new Date().toISOString(), publishAt: null },
    depth: 0,
    // The state of a release is written by its actions alone.
    overrideAccess: true,
    ...inSameTransaction(own),
  })
  await writeAuditLine(own, {
    action: 'release_published',
    about: { collection: 'releases', id: release.id, name: release.name },
    details: { documents: contents.length },
  })
}

/**
 * Publishes all drafts of a release, or none: one that is refused by the rules of publishing, changed,
 * deleted or open with a colleague stops them all.
 */
export async function publishRelease(
  req: PayloadRequest,
  id: string,
  by: By = 'colleague',
): Promise<PublishOutcome> {
  try {
    return await withRelease(req, id, by, async (own) => {
      const release = await findRelease(own, id)
      if (!release) return 'missing'
      if (release.state !== 'open') return 'notOpen'
      // Another process may have published or cancelled it since it was found due.
      const isDue = release.publishAt && Date.parse(release.publishAt) <= Date.now()
      if (by === 'site' && !isDue) return 'notOpen'
      const contents = await findContents(own, id)
      if (contents.length === 0) return 'empty'
      const obstacles = await findObstacles(own, contents)
      if ([...obstacles.values()].some((one) => one.length > 0)) return 'refused'
      await publishContents(own, release, by)
      return 'published'
    })
  } catch (error) {
    if (error instanceof ReleaseRefused) return 'refused'
    throw error
  }
}
