/** How far a visitor scrolls before the header changes, and before the way back to the top appears. */
const HEADER_CHANGES_AT = 30
const TO_TOP_APPEARS_AT = 10
/** How often a moving page is looked at, and how long the way back to the top takes; in milliseconds. */
export const SCROLL_THROTTLE = 100
export const TO_TOP_DURATION = 500

export const scrolledState = (top: number): { isFixed: boolean; showsToTop: boolean } => ({
  isFixed: top > HEADER_CHANGES_AT,
  showsToTop: top > TO_TOP_APPEARS_AT,
})

/** Starts and ends gently; from 0 to 1. */
export const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2)
