import type { Day } from '../lib/days'
import { clockOf, instantAt } from '../viewings/times'
import { scheduledCollections, type ScheduledCollection } from '../site/schedule'

/** A release waits to be published, or is on the site. Undoing it lets it wait again. */
export const releaseStates = ['open', 'published'] as const
export type ReleaseState = (typeof releaseStates)[number]

/** One transaction publishes them all, which others who save the same documents wait for. */
export const MAX_RELEASE_DOCUMENTS = 50

export type ReleaseDocument = { collection: ScheduledCollection; id: string }

export const keyOf = ({ collection, id }: ReleaseDocument): string => `${collection} ${id}`

/** What a page shows is published before the page, and a project before its units. */
const publishOrder: readonly ScheduledCollection[] = [
  'modules',
  'articles',
  'projects',
  'properties',
  'pages',
]

/** Returns the documents in the order in which they are published. */
export const inPublishOrder = <One extends ReleaseDocument>(documents: readonly One[]): One[] =>
  documents.toSorted(
    (a, b) => publishOrder.indexOf(a.collection) - publishOrder.indexOf(b.collection),
  )

export const isReleasable = (slug: string): slug is ScheduledCollection =>
  scheduledCollections.some((one) => one === slug)

/** What is known of a document of a release, apart from the rules of publishing. */
type DocumentState = {
  /** The newest version; undefined when the document was deleted. */
  newest: { isDraft: boolean; updatedAt: string; publishAt?: string | null | undefined } | undefined
  /** When the version was saved that staff put into the release. */
  addedVersion: string
  /** A colleague who has the document open now. */
  openWith: string | undefined
}

export type Obstacle =
  | { kind: 'gone' | 'published' | 'changed' | 'planned' }
  | { kind: 'locked'; name: string }
  | { kind: 'refused'; reason: string }

/** Returns why a document cannot be published with its release, without asking the rules of publishing. */
export function obstaclesOf({ newest, addedVersion, openWith }: DocumentState): Obstacle[] {
  if (!newest) return [{ kind: 'gone' }]
  const obstacles: Obstacle[] = []
  if (!newest.isDraft) obstacles.push({ kind: 'published' })
  else if (Date.parse(newest.updatedAt) !== Date.parse(addedVersion))
    obstacles.push({ kind: 'changed' })
  if (newest.publishAt) obstacles.push({ kind: 'planned' })
  if (openWith !== undefined) obstacles.push({ kind: 'locked', name: openWith })
  return obstacles
}

/**
 * Returns the moment that the agency's clock shows so. `skipped` when the clock never shows it,
 * because summer time begins.
 */
export function momentOf(day: Day, time: string, now: Date): Date | 'skipped' | 'past' {
  const moment = instantAt(day, time)
  const shown = clockOf(moment)
  if (shown.day !== day || shown.time !== time) return 'skipped'
  return moment <= now ? 'past' : moment
}
