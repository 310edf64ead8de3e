/** Next calls this once when a server starts, never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build')
    return
  // Payload writes some times of the studio on the server, with the clock of the process: the agency's.
  process.env.TZ ??= 'Europe/Brussels'
  const { env } = await import('@/env')
  if (env.NODE_ENV === 'test') return
  const { formatAbortReasons } = await import('@/server/abortReasons')
  formatAbortReasons()
  const { tolerateLostOutput } = await import('@/server/output')
  tolerateLostOutput()
  const { keepWorking, stopWorking } = await import('@/jobs/worker')
  if (process.env.NEXT_MANUAL_SIG_HANDLE) {
    const { stopInOrder } = await import('@/server/orderlyStop')
    stopInOrder(stopWorking)
  }
  const { hearChanges } = await import('@/server/listenForChanges')
  hearChanges()
  if (env.DIRECT_URL) {
    const { createDirectServer } = await import('@/server/direct')
    const { answerDirectly } = await import('@/app/answerDirectly')
    const { hostname, port } = new URL(env.DIRECT_URL)
    createDirectServer(answerDirectly).listen(Number(port), hostname)
  }
  if (env.WORKER === 'inside') void keepWorking()
}
