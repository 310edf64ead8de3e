import type { Day } from '../lib/days'
import { clockOf, daysFrom, instantAt } from '../viewings/times'

/** What the site showed of a property between two moments; without `until` it still does. */
export type ShownState<Content> = { from: Date; until: Date | undefined; content: Content }

/** The first and the last day of a period, both included. */
export type Period = { first: Day; last: Day }

/**
 * Joins records that follow each other without a gap and show the same: two saves in one moment
 * leave such pairs.
 */
export function joinStates<Content>(
  states: readonly ShownState<Content>[],
  isSame: (one: Content, other: Content) => boolean,
): ShownState<Content>[] {
  const joined: ShownState<Content>[] = []
  for (const state of states) {
    const before = joined.at(-1)
    if (before?.until?.getTime() === state.from.getTime() && isSame(before.content, state.content))
      joined.splice(-1, 1, { ...before, until: state.until })
    else joined.push(state)
  }
  return joined
}

/** The days, on the agency's clock, on some part of which a state was shown. */
export function daysOf({ from, until }: Omit<ShownState<unknown>, 'content'>, now: Date): Period {
  const end = until ?? now
  // A state that ends at midnight was not shown on the day that begins then.
  const lastMoment = new Date(Math.max(from.getTime(), end.getTime() - 1))
  return { first: clockOf(from).day, last: clockOf(lastMoment).day }
}

/** The states of which some part was shown in a period. */
export const statesIn = <Content>(
  states: readonly ShownState<Content>[],
  { first, last }: Period,
): ShownState<Content>[] => {
  const start = instantAt(first, '00:00')
  const end = instantAt(daysFrom(last, 1), '00:00')
  return states.filter(({ from, until }) => from < end && (until === undefined || until > start))
}
