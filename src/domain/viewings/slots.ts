/** A period in which a property can be viewed, divided into slots of equal length. */
export type Opening = { id: string; start: Date; end: Date; minutes: number; capacity: number }

export type Slot = { start: Date; end: Date }

/** A slot of a day with places left. */
export type OpenSlot = Slot & { day: string; left: number }

/** Milliseconds before its start from which a slot can no longer be booked. */
export const MIN_NOTICE_MS = 2 * 60 * 60_000

const MINUTE = 60_000
const MAX_SLOTS = 200

/**
 * The slots that fit; a rest at the end is none. Counted in real minutes, so a clock change neither
 * adds nor takes one.
 */
export function slotsOf({
  start,
  end,
  minutes,
}: Pick<Opening, 'start' | 'end' | 'minutes'>): Slot[] {
  const length = minutes * MINUTE
  const count = length > 0 ? Math.floor((end.getTime() - start.getTime()) / length) : 0
  return Array.from({ length: Math.min(Math.max(count, 0), MAX_SLOTS) }, (_, n) => ({
    start: new Date(start.getTime() + n * length),
    end: new Date(start.getTime() + (n + 1) * length),
  }))
}

/** The slots that can still be taken: a viewing takes a place in each that it overlaps. */
export const openSlots = (day: Opening, viewings: readonly Slot[], now: Date): OpenSlot[] =>
  slotsOf(day).flatMap((slot) => {
    const taken = viewings.filter(({ start, end }) => start < slot.end && end > slot.start)
    const left = day.capacity - taken.length
    return left > 0 && slot.start.getTime() >= now.getTime() + MIN_NOTICE_MS
      ? [{ ...slot, day: day.id, left }]
      : []
  })

const WRITTEN_SLOT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{9,11})$/

/** A moment as a form sends it. */
export const writeOpenSlot = ({ day, start }: Pick<OpenSlot, 'day' | 'start'>): string =>
  `${day}.${start.getTime() / 1000}`

export function readOpenSlot(text: string): Pick<OpenSlot, 'day' | 'start'> | undefined {
  const [, day, seconds] = WRITTEN_SLOT.exec(text) ?? []
  return day && seconds ? { day, start: new Date(Number(seconds) * 1000) } : undefined
}

/** What a form sends when none of the moments suits. */
export const OTHER_MOMENT = 'other'
