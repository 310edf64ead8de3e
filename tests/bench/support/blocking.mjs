/** How much slower than this machine Lighthouse takes a phone to be. */
const SLOWDOWN = 4
/** A task over this many ms blocks for the rest of it. */
const NOTICED_MS = 50

/**
 * The total blocking time of a page by the processor time of its main thread, in ms. Lighthouse counts
 * by the clock: what the thread waits, for the compositor or for a core, counts there too.
 */
export function blockingByProcessor({ traceEvents }) {
  const { pid, tid } = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url,
  )
  const ofPage = traceEvents.filter((event) => event.pid === pid)
  const painted = Math.max(
    ...ofPage.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  )
  return ofPage
    .filter(
      (event) =>
        event.tid === tid && event.name.endsWith('RunTask') && event.ts + event.dur > painted,
    )
    .map(({ dur, tdur = dur }) => Math.max(0, (tdur / 1000) * SLOWDOWN - NOTICED_MS))
    .reduce((sum, blocked) => sum + blocked, 0)
}
