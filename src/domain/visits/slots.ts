/** A stretch of time in which a property can be visited, cut into slots of equal length. */
export type OpenDay = { id: string; start: Date; end: Date; minutes: number; capacity: number }

export type Slot = { start: Date; end: Date }

/** A slot of a day with places left. */
export type Moment = Slot & { day: string; left: number }

/** So long before it begins nobody can be sure any more that it is read. */
export const NOTICE = 2 * 60 * 60_000

const MINUTE = 60_000
const MOST = 200

/** The slots that fit; a rest at the end is none. Counted in real minutes, so a clock change neither adds nor takes one. */
export function slotsOf({ start, end, minutes }: Pick<OpenDay, 'start' | 'end' | 'minutes'>): Slot[] {
  const length = minutes * MINUTE
  const count = length > 0 ? Math.floor((end.getTime() - start.getTime()) / length) : 0
  return Array.from({ length: Math.min(Math.max(count, 0), MOST) }, (_, n) => ({
    start: new Date(start.getTime() + n * length),
    end: new Date(start.getTime() + (n + 1) * length),
  }))
}

/** The slots that can still be taken. `taken` tells how often a slot that begins then has been. */
export const openMoments = (day: OpenDay, taken: (start: Date) => number, now: Date): Moment[] =>
  slotsOf(day).flatMap((slot) => {
    const left = day.capacity - taken(slot.start)
    return left > 0 && slot.start.getTime() >= now.getTime() + NOTICE ? [{ ...slot, day: day.id, left }] : []
  })

const WRITTEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{9,11})$/

/** A moment as a form sends it. */
export const writeMoment = ({ day, start }: Pick<Moment, 'day' | 'start'>): string => `${day}.${start.getTime() / 1000}`

export function readMoment(text: string): Pick<Moment, 'day' | 'start'> | undefined {
  const [, day, seconds] = WRITTEN.exec(text) ?? []
  return day && seconds ? { day, start: new Date(Number(seconds) * 1000) } : undefined
}

/** What a form sends when none of the moments suits. */
export const OTHER = 'other'
