/**
 * How far a visitor scrolls before the header changes, and before the way back to the top appears.
 */
const HEADER_CHANGES_AT = 30
const TO_TOP_APPEARS_AT = 10
/**
 * How often a moving page is looked at, and how long the way back to the top takes; in
 * milliseconds.
 */
export const SCROLL_THROTTLE = 100
export const TO_TOP_DURATION = 500

export const scrolledState = (top: number): { isFixed: boolean; showsToTop: boolean } => ({
  isFixed: top > HEADER_CHANGES_AT,
  showsToTop: top > TO_TOP_APPEARS_AT,
})

/** Starts and ends gently; from 0 to 1. */
export const ease = (part: number): number =>
  part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2

type Box = { left: number; top: number; right: number; bottom: number }

/** Free pixels around the way back to the top. */
const CLEARANCE = 6

/**
 * Returns how far a button must rise to cover none of the other boxes, or nothing when it would
 * rise too far.
 */
export function clearRise(own: Box, others: readonly Box[], most: number): number | undefined {
  const beside = others.filter(
    ({ left, right }) => left < own.right + CLEARANCE && right > own.left - CLEARANCE,
  )
  let rise = 0
  while (rise <= most) {
    const top = own.top - rise - CLEARANCE
    const bottom = own.bottom - rise + CLEARANCE
    const covered = beside.filter((other) => other.top < bottom && other.bottom > top)
    if (covered.length === 0) return rise
    rise = own.bottom + CLEARANCE - Math.min(...covered.map((other) => other.top))
  }
  return undefined
}
