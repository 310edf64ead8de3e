import type { Measurement } from './measure'

type State = {
  measurement: Measurement | undefined
  /** How long ago it was measured. */
  ageSeconds: number
  /** The position that the standby must have replayed, because a change before it was announced. */
  fence: number
  maxDelaySeconds: number
}

/**
 * Where visitors read from. `because` says why it is the primary: nothing is known yet, a change
 * that was announced is not on the standby yet, or the end of a sentence for the log.
 */
export type Choice = { from: 'standby' } | { from: 'primary'; because?: string }

/**
 * Chooses where visitors read from. When the primary does not answer, the standby is as good as it
 * gets, however old.
 */
export function chooseSource({ measurement, ageSeconds, fence, maxDelaySeconds }: State): Choice {
  if (!measurement) return { from: 'primary' }
  const { written, standby } = measurement
  if ('problem' in standby) return { from: 'primary', because: standby.problem }
  if (written === undefined) return { from: 'standby' }
  if (standby.delaySeconds > maxDelaySeconds) {
    const seconds = Number.isFinite(standby.delaySeconds)
      ? `${Math.round(standby.delaySeconds)} s`
      : 'nobody knows how far'
    return {
      from: 'primary',
      because: `it is ${seconds} behind, and DATABASE_READ_MAX_DELAY allows ${maxDelaySeconds} s`,
    }
  }
  const isFit = standby.replayed >= fence && standby.delaySeconds + ageSeconds <= maxDelaySeconds
  return isFit ? { from: 'standby' } : { from: 'primary' }
}
