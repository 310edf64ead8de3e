/** The week of the calendar as a grid: columns are days, a row is a quarter of an hour. */

/** Minutes to which a viewing is moved. */
export const STEP_MINUTES = 15

const DAY_MINUTES = 24 * 60
/** The hours that the grid shows when nothing lies outside them. */
const USUAL = { from: 8 * 60, until: 19 * 60 }

/** A stretch of a day in minutes after midnight, on the agency's clock. */
export type Span = { from: number; until: number }

/** Where a stretch stands beside those that overlap it: its lane, of so many. */
export type Lane = { lane: number; lanes: number }

/** Returns the minutes after midnight of a time such as "14:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the time of minutes after midnight, such as "14:30". */
export const timeAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Returns the whole hours that the grid has to show for these stretches. */
export function hoursOf(spans: readonly Span[]): Span {
  const from = Math.min(USUAL.from, ...spans.map((span) => span.from))
  const until = Math.max(USUAL.until, ...spans.map((span) => span.until))
  return {
    from: Math.floor(from / 60) * 60,
    until: Math.min(DAY_MINUTES, Math.ceil(until / 60) * 60),
  }
}

const overlap = (one: Span, other: Span): boolean =>
  one.from < other.until && other.from < one.until

/**
 * Returns a lane for each stretch of a day, so that none covers another. Stretches that hang
 * together by overlaps share their width equally.
 */
export function lanesOf(spans: readonly Span[]): Lane[] {
  const lanes = spans.map(() => ({ lane: 0, lanes: 1 }))
  const order = spans
    .map((_, at) => at)
    .sort((a, b) => (spans[a]?.from ?? 0) - (spans[b]?.from ?? 0))
  let group: number[] = []
  let end = -1
  const close = () => {
    const width = Math.max(0, ...group.map((at) => (lanes[at]?.lane ?? 0) + 1))
    for (const at of group) lanes[at] = { lane: lanes[at]?.lane ?? 0, lanes: width }
    group = []
  }
  for (const at of order) {
    const span = spans[at]
    if (!span) continue
    if (span.from >= end) close()
    const taken = group.flatMap((other) => {
      const neighbour = spans[other]
      return neighbour && overlap(neighbour, span) ? [lanes[other]?.lane] : []
    })
    let lane = 0
    while (taken.includes(lane)) lane += 1
    lanes[at] = { lane, lanes: 1 }
    group.push(at)
    end = Math.max(group.length === 1 ? -1 : end, span.until)
  }
  close()
  return lanes
}

/** A place in the grid: the number of the day in the week, and the minutes after midnight. */
export type Place = { day: number; from: number }

/**
 * Returns a place moved by days and minutes: on a step of the grid, whole inside the hours and the
 * days that are shown.
 */
export function movedBy(
  place: Place & { length: number },
  { days, minutes }: { days: number; minutes: number },
  { hours, dayCount }: { hours: Span; dayCount: number },
): Place {
  const wanted = Math.round((place.from + minutes) / STEP_MINUTES) * STEP_MINUTES
  const latest = Math.max(hours.from, hours.until - place.length)
  return {
    day: Math.min(Math.max(place.day + days, 0), dayCount - 1),
    from: Math.min(Math.max(wanted, hours.from), latest),
  }
}
