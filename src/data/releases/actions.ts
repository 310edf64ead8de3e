import type { PayloadRequest } from 'payload'

import { keyOf, momentOf, type ReleaseDocument } from '@/domain/releases/release'
import { writeAuditLine } from '@/fields/audit'

import { withRelease } from './apply'
import { acceptVersion, deleteContent, findContents, insertContent } from './contents'
import { findNewest, inSameTransaction } from './documents'
import { findRelease } from './publish'

type Outcome = 'done' | 'missing' | 'notOpen'

/** Runs an action on a release that waits, in a transaction of its own. */
const onOpen = <Result extends string>(
  req: PayloadRequest,
  id: string,
  work: (own: PayloadRequest) => Promise<Result>,
): Promise<Result | Outcome> =>
  withRelease<Result | Outcome>(req, id, 'colleague', async (own) => {
    const release = await findRelease(own, id)
    if (!release) return 'missing'
    return release.state === 'open' ? work(own) : 'notOpen'
  })

/** Returns whether the colleague may save the document: only then may they publish it with others. */
async function mayChange(req: PayloadRequest, { collection }: ReleaseDocument): Promise<boolean> {
  const rule = req.payload.collections[collection].config.access.update
  return Boolean(await rule({ req }))
}

export type AddOutcome = Outcome | 'noDraft' | 'taken' | 'full' | 'notAllowed'

/** Puts the newest draft of a document into a release. */
export const addToRelease = (
  req: PayloadRequest,
  release: string,
  document: ReleaseDocument,
): Promise<AddOutcome> =>
  onOpen<AddOutcome>(req, release, async (own) => {
    if (own.user?.collection !== 'users' || !(await mayChange(own, document))) return 'notAllowed'
    const newest = (await findNewest(own, [document])).get(keyOf(document))
    if (!newest?.isDraft) return 'noDraft'
    const { name, updatedAt: version } = newest
    const outcome = await insertContent(own, release, {
      ...document,
      name,
      version,
      by: own.user.id,
    })
    return outcome === 'added' ? 'done' : outcome
  })

export const removeFromRelease = (
  req: PayloadRequest,
  release: string,
  document: ReleaseDocument,
): Promise<Outcome> =>
  onOpen(req, release, async (own) => {
    await deleteContent(own, release, document)
    return 'done'
  })

/** Lets the release publish a draft as it is now, after it was changed. */
export const acceptChange = (
  req: PayloadRequest,
  release: string,
  document: ReleaseDocument,
): Promise<Outcome | 'noDraft' | 'notAllowed'> =>
  onOpen(req, release, async (own) => {
    if (!(await mayChange(own, document))) return 'notAllowed'
    const newest = (await findNewest(own, [document])).get(keyOf(document))
    if (!newest?.isDraft) return 'noDraft'
    const { name, updatedAt: version } = newest
    await acceptVersion(own, release, document, { version, name })
    return 'done'
  })

export type PlanOutcome = Outcome | 'skipped' | 'past' | 'notAllowed' | 'empty'
export type Moment = { day: string; time: string }

/** Sets or clears the moment at which the site publishes a release by itself. */
export const planRelease = (
  req: PayloadRequest,
  release: string,
  moment: Moment | undefined,
): Promise<PlanOutcome> =>
  onOpen<PlanOutcome>(req, release, async (own) => {
    const contents = await findContents(own, release)
    // The site does not ask for rights at the moment itself, so they are asked for now.
    for (const content of contents) if (!(await mayChange(own, content))) return 'notAllowed'
    if (moment && contents.length === 0) return 'empty'
    const publishAt = moment ? momentOf(moment.day, moment.time, new Date()) : undefined
    if (publishAt === 'skipped' || publishAt === 'past') return publishAt
    const { name } = await own.payload.update({
      collection: 'releases',
      id: release,
      data: { publishAt: publishAt?.toISOString() ?? null },
      depth: 0,
      // The moment of a release is written by its actions alone.
      overrideAccess: true,
      ...inSameTransaction(own),
    })
    await writeAuditLine(own, {
      action: 'release_planned',
      about: { collection: 'releases', id: release, name },
      details: { moment: moment ? `${moment.day} ${moment.time}` : null },
    })
    return 'done'
  })
