import type { Pool } from 'pg'

import { chooseSource, type Choice } from './choose'
import { measureStandby, writtenOf, type Measurement } from './measure'

const INTERVAL_MS = 1000
/** While a change that was announced is not on the standby yet. */
const CATCHING_UP_INTERVAL_MS = 100

type Options = {
  primary: Pool
  standby: Pool
  maxDelaySeconds: () => number
  /** Is told when visitors begin to read from another database, and why. */
  say: (sentence: string) => void
}

/** Says when visitors begin to read from another database, and why. */
function createReport(say: Options['say']) {
  let said: string | undefined
  return (chosen: Choice): void => {
    const reason = chosen.from === 'primary' ? chosen.because : undefined
    if (reason !== undefined && said === undefined)
      say(
        `Visitors read from DATABASE_URL, because of the standby of DATABASE_READ_URL: ${reason}.`,
      )
    if (reason === undefined && said !== undefined)
      say('The standby of DATABASE_READ_URL can be used again: visitors read from it.')
    said = reason
  }
}

/** Measures a standby again and again, and knows from which database visitors may read. */
export function followStandby({ primary, standby, maxDelaySeconds, say }: Options) {
  let latest: { measurement: Measurement; at: number } | undefined
  let fence = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const report = createReport(say)

  const choice = (): Choice =>
    chooseSource({
      measurement: latest?.measurement,
      ageSeconds: latest ? (performance.now() - latest.at) / 1000 : 0,
      fence,
      maxDelaySeconds: maxDelaySeconds(),
    })

  async function measure(): Promise<void> {
    const fenceBefore = fence
    const at = performance.now()
    const measurement = await measureStandby(primary, standby)
    latest = { measurement, at }
    // After a failover the log may be shorter, and the position of an unknown one is not passed either.
    const { written } = measurement
    if (written !== undefined && fence === fenceBefore && fence > written) fence = written
    report(choice())
  }

  async function keepMeasuring(): Promise<void> {
    await measure()
    if (isStopped) return
    const replayed =
      latest && 'replayed' in latest.measurement.standby ? latest.measurement.standby.replayed : 0
    const interval = replayed < fence ? CATCHING_UP_INTERVAL_MS : INTERVAL_MS
    timer = setTimeout(() => void keepMeasuring(), interval).unref()
  }
  void keepMeasuring()

  return {
    choice,
    measure,
    /**
     * A change was committed on the primary: until the standby has it, visitors read from the
     * primary. Without an answer every position is too early, until the primary answers.
     */
    async afterChange(): Promise<void> {
      fence = Math.max(fence, await writtenOf(primary))
    },
    /** A query failed there: visitors read from the primary until it was measured again. */
    distrust(): void {
      latest = undefined
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
