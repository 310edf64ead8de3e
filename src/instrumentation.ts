/** Next calls this once when a server starts, never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { env } = await import('@/env')
  if (env.NODE_ENV === 'test') return
  const { hearChanges } = await import('@/server/hearChanges')
  hearChanges()
  if (env.WORKER === 'outside') return
  const { keepWorking } = await import('@/jobs/worker')
  void keepWorking({ ownProcess: false })
}
