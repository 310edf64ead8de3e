import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { clockOf } from '../viewings/times'
import { daysOf, joinStates, statesIn, type ShownState } from './shownStates'

const MINUTE = 60_000
/** The nights on which the clock goes back an hour and forward an hour, and two ordinary days. */
const starts = ['2026-10-24', '2027-03-27', '2026-06-10', '2026-12-31'].map((day) =>
  Date.parse(`${day}T00:00:00Z`),
)

type Change = { minute: number; content: string | undefined }

/** The records that changes leave behind, each as long as the next change. */
function statesOf(start: number, changes: readonly Change[]): ShownState<string>[] {
  return changes.flatMap(({ minute, content }, at) => {
    const next = changes[at + 1]
    const until = next && new Date(start + next.minute * MINUTE)
    return content === undefined
      ? []
      : [{ from: new Date(start + minute * MINUTE), until, content }]
  })
}

/** What each day showed, asked of every minute. */
function everyMinute(start: number, minutes: number, changes: readonly Change[]) {
  const days = new Map<string, Set<string>>()
  for (let minute = 0; minute < minutes; minute += 1) {
    const content = changes.findLast((change) => change.minute <= minute)?.content
    if (content === undefined) continue
    const { day } = clockOf(new Date(start + minute * MINUTE))
    days.set(day, (days.get(day) ?? new Set()).add(content))
  }
  return days
}

const WINDOW = 3 * 24 * 60
const changes = fc
  .uniqueArray(
    fc.record({
      minute: fc.oneof(
        fc.integer({ min: 0, max: WINDOW - 1 }),
        // Midnight and the hours around it, in winter and in summer.
        fc
          .integer({ min: 0, max: 2 })
          .chain((day) => fc.constantFrom(22, 23, 0, 1).map((hour) => (day * 24 + hour) * 60)),
      ),
      content: fc.constantFrom('a', 'b', 'c', undefined),
    }),
    { selector: ({ minute }) => minute, maxLength: 12 },
  )
  .map((list) => list.toSorted((one, other) => one.minute - other.minute))

describe('the days on which a state was shown', () => {
  it('are those that asking every minute finds, also when the clock changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...starts), changes, (start, list) => {
        const now = new Date(start + WINDOW * MINUTE)
        const states = joinStates(statesOf(start, list), (one, other) => one === other)
        const expected = everyMinute(start, WINDOW, list)
        const days = new Set([...expected.keys(), clockOf(new Date(start)).day])
        for (const day of days) {
          const found = statesIn(states, { first: day, last: day }).map(({ content }) => content)
          expect([...new Set(found)].toSorted()).toEqual([...(expected.get(day) ?? [])].toSorted())
        }
        for (const state of states) {
          const { first, last } = daysOf(state, now)
          const own = [...days]
            .filter((day) => statesIn([state], { first: day, last: day }).length > 0)
            .toSorted()
          expect([first, last]).toEqual([own.at(0), own.at(-1)])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('end the day before when the state ends at midnight', () => {
    const state = {
      from: new Date('2026-06-09T22:00:00Z'),
      until: new Date('2026-06-10T22:00:00Z'),
    }
    expect(daysOf(state, new Date())).toEqual({ first: '2026-06-10', last: '2026-06-10' })
  })
})
