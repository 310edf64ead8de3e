import type { UnknownWord } from './mappedWords'
import { storable } from './storable'

/**
 * Why a whole feed is not read. The catalogue stays as it was. Their words stand under `problems`
 * beside the screen of the runs.
 */
export type FeedProblem =
  | 'malformed'
  | 'truncated'
  | 'doctype'
  | 'tooDeep'
  | 'textTooLong'
  | 'tooManyAttributes'
  | 'tooManyRecords'
  | 'tooManyParts'
  | 'packedTooMuch'
  | 'tooLarge'
  | 'encoding'
  | 'unpacking'
  | 'otherFormat'
  | 'noText'
  | 'webPage'
  | 'otherVersion'
  | 'columns'
  | 'empty'
  | 'address'
  | 'inward'
  | 'redirects'
  | 'unreachable'
  | 'answered'
  | 'tooSlow'
  | 'outdated'
  | 'notApplied'
  | 'replaced'
  | 'login'
  | 'noLogin'
  | 'unencrypted'
  | 'busy'
  | 'notJson'
  | 'shape'
  | 'path'
  | 'records'
  | 'samePage'
  | 'broken'

/** Why one listing of a feed is refused. */
export type RowRefusal =
  | 'noKey'
  | 'twice'
  | 'noGoal'
  | 'noType'
  | 'goalMissing'
  | 'typeMissing'
  | 'noPlace'
  | 'unknownPlace'
  | 'quote'
  | 'columns'
  | 'removedByHand'
  | 'unsavedDraft'
  | 'notSaved'
  | 'notFound'
  | 'missedOnce'
  | 'project'
  | 'unsure'

/** Refusals that stay however often a feed is read: there is nothing to do. */
export const finalRefusals: readonly string[] = ['project', 'removedByHand'] satisfies RowRefusal[]

/** Notes for staff on a listing that is imported. */
export type RowNote =
  | 'nowhere'
  | 'otherDays'
  | 'leftOut'
  | 'hidden'
  | 'unread'
  | 'cut'
  | 'guessedCountry'
  | 'guessedLabel'
  | 'guessedTitle'
  | 'currency'
  | 'otherRegion'
  | 'outsideCountry'
  | 'swappedPoint'
  | 'atSea'
  | 'farFromPlace'
  | 'perMonth'
  | 'otherReference'
  | 'beforeBuilt'
  | 'newPlace'
  | 'incomplete'
  | 'kept'
  | 'adopted'
  | 'tooManyPictures'
  | 'nothingGone'

/** What staff need not act on: it stands below the other notes of a listing. */
export const quietNotes: readonly string[] = [
  'guessedCountry',
  'guessedLabel',
  'guessedTitle',
  'perMonth',
  'unread',
] satisfies RowNote[]

/**
 * A reason with what fills its sentence: names of facts, legal statements and texts of the feed. `words`
 * are those that staff can give a meaning.
 */
export type Reason<Code extends string = RowRefusal | RowNote> = {
  code: Code
  facts?: string[]
  statements?: string[]
  text?: string
  words?: UnknownWord[]
}

/** Something is wrong with the feed as a whole. The values can be stored, whatever the feed has. */
export class FeedStopped extends Error {
  readonly values: Record<string, string | number>

  constructor(
    readonly problem: FeedProblem,
    values: Record<string, string | number> = {},
  ) {
    super(problem)
    this.values = storable(values)
  }
}
