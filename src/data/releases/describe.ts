import type { PayloadRequest } from 'payload'

import {
  keyOf,
  type Obstacle,
  type ReleaseDocument,
  type ReleaseState,
} from '@/domain/releases/release'
import { clockOf } from '@/domain/viewings/times'

import { rehearse } from './apply'
import { findContents } from './contents'
import { findNewest } from './documents'
import { findObstacles, findRelease } from './publish'
import { changeSince } from './undo'

export type DescribedDocument = ReleaseDocument & {
  name: string
  by: string | null
  /** Why it cannot be published, while the release waits. */
  obstacles: Obstacle[]
  /** What became of it since, once the release is on the site. */
  sinceThen: ReturnType<typeof changeSince>
}

export type DescribedRelease = {
  id: string
  state: ReleaseState
  publishedAt: string | undefined
  /** The moment on the clock of Brussels. */
  planned: { day: string; time: string; isLate: boolean } | undefined
  /** False while the rules of publishing were not asked. */
  isChecked: boolean
  documents: DescribedDocument[]
}

const plannedOf = (publishAt: string | null | undefined) =>
  publishAt
    ? { ...clockOf(new Date(publishAt)), isLate: Date.parse(publishAt) <= Date.now() }
    : undefined

/**
 * Returns a release as its screen shows it: what is in it, and what would stop it now. Only with
 * `isChecked` are the rules of publishing asked too.
 */
export async function describeRelease(
  req: PayloadRequest,
  id: string,
  { isChecked }: { isChecked: boolean },
): Promise<DescribedRelease | undefined> {
  const release = await findRelease(req, id)
  if (!release) return undefined
  const contents = await findContents(req, id)
  const newest = await findNewest(req, contents)
  const isOpen = release.state === 'open'
  const obstacles = isOpen ? await findObstacles(req, contents) : new Map<string, Obstacle[]>()
  const present = contents.filter((content) => newest.get(keyOf(content))?.isDraft === true)
  const refusals =
    isOpen && isChecked ? await rehearse(req, id, present) : new Map<string, string>()
  return {
    id,
    state: release.state,
    publishedAt: release.publishedAt ?? undefined,
    planned: plannedOf(release.publishAt),
    isChecked: isChecked || !isOpen || contents.length === 0,
    documents: contents.map((content) => {
      const key = keyOf(content)
      const reason = refusals.get(key)
      const refused: Obstacle[] = reason === undefined ? [] : [{ kind: 'refused', reason }]
      return {
        collection: content.collection,
        id: content.id,
        name: newest.get(key)?.name || content.name,
        by: content.by,
        obstacles: [...(obstacles.get(key) ?? []), ...refused],
        sinceThen: isOpen ? 'same' : changeSince(content, newest.get(key)),
      }
    }),
  }
}
