import type { PayloadRequest } from 'payload'

import { keyOf } from '@/domain/releases/release'
import { writeAuditLine } from '@/fields/audit'
import { restoreVersion } from '@/fields/restoreVersion'
import type { Release } from '@/payload-types'

import { attempt, ReleaseRefused, withRelease, type Refusals, type SaveOptions } from './apply'
import { deleteContent, findContents, reopenContent, type Content } from './contents'
import { findNewest, inSameTransaction, type NewestVersion } from './documents'
import { findRelease } from './publish'

/** What staff choose for a document that was changed since: it stays as it is, or goes back too. */
export type UndoChoice = 'keep' | 'undo'

export type UndoOutcome =
  | { outcome: 'undone' | 'missing' | 'notPublished' | 'undecided' }
  | { outcome: 'refused'; refusals: Refusals }

type SinceThen = 'same' | 'changed' | 'gone'

/** Returns whether a published document is still as the release left it. */
export function changeSince(
  { publishedVersion = '' }: Pick<Content, 'publishedVersion'>,
  newest: NewestVersion | undefined,
): SinceThen {
  if (!newest) return 'gone'
  return Date.parse(newest.updatedAt) === Date.parse(publishedVersion) ? 'same' : 'changed'
}

async function findNewestVersionId(own: PayloadRequest, { collection, id }: Content) {
  const { docs } = await own.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...inSameTransaction(own),
  })
  return docs[0] && String(docs[0].id)
}

/**
 * Puts what visitors saw before the release on the site again. What the release published, and what
 * was written since, stays as a draft.
 */
async function putBack(own: PayloadRequest, content: Content, options: SaveOptions): Promise<void> {
  const { collection, id, wasLive, versionBefore } = content
  if (wasLive !== true) {
    await own.payload.update({ collection, id, data: { _status: 'draft' }, ...options })
    return
  }
  const newest = await findNewestVersionId(own, content)
  const save = (version: string | undefined, draft: boolean) =>
    restoreVersion(own.payload, collection, { ...options, id: version, draft })
  await save(versionBefore ?? undefined, false)
  await save(newest, true)
}

async function putAllBack(own: PayloadRequest, contents: readonly Content[]): Promise<void> {
  const refusals: Refusals = new Map()
  for (const content of contents.toReversed()) {
    const reason = await attempt(
      own,
      'colleague',
      (options) => putBack(own, content, options),
      // What was on the site a moment ago may be on it again: no rule of publishing stops it.
      { isTakenBack: true },
    )
    if (reason !== undefined) refusals.set(keyOf(content), reason)
  }
  if (refusals.size > 0) throw new ReleaseRefused(refusals)
}

async function reopen(
  own: PayloadRequest,
  { id, name }: Release,
  undone: Content[],
  kept: Content[],
) {
  const newest = await findNewest(own, undone)
  for (const content of kept) await deleteContent(own, id, content)
  for (const content of undone)
    await reopenContent(own, id, content, newest.get(keyOf(content))?.updatedAt ?? '')
  await own.payload.update({
    collection: 'releases',
    id,
    data: { state: 'open', publishedAt: null },
    depth: 0,
    // The state of a release is written by its actions alone.
    overrideAccess: true,
    ...inSameTransaction(own),
  })
  await writeAuditLine(own, {
    action: 'release_undone',
    about: { collection: 'releases', id, name },
    details: { documents: undone.length, kept: kept.length },
  })
}

/**
 * Puts back what was on the site before a release, all of it or nothing. The release waits again, with
 * its drafts. A document that was changed since needs a choice; one that is gone is left out.
 */
export async function undoRelease(
  req: PayloadRequest,
  id: string,
  choices: ReadonlyMap<string, UndoChoice>,
): Promise<UndoOutcome> {
  try {
    return await withRelease(req, id, 'colleague', async (own) => {
      const release = await findRelease(own, id)
      if (!release) return { outcome: 'missing' }
      if (release.state !== 'published') return { outcome: 'notPublished' }
      const contents = await findContents(own, id)
      const newest = await findNewest(own, contents)
      const sinceThen = (one: Content) => changeSince(one, newest.get(keyOf(one)))
      const isUndecided = (one: Content) => sinceThen(one) === 'changed' && !choices.has(keyOf(one))
      if (contents.some(isUndecided)) return { outcome: 'undecided' }
      const isKept = (one: Content) =>
        sinceThen(one) === 'gone' ||
        (sinceThen(one) === 'changed' && choices.get(keyOf(one)) === 'keep')
      const undone = contents.filter((one) => !isKept(one))
      await putAllBack(own, undone)
      await reopen(own, release, undone, contents.filter(isKept))
      return { outcome: 'undone' }
    })
  } catch (error) {
    if (error instanceof ReleaseRefused) return { outcome: 'refused', refusals: error.refusals }
    throw error
  }
}
