/** Next calls this once when a server starts, never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { env } = await import('@/env')
  if (env.WORKER === 'outside' || env.NODE_ENV === 'test') return
  const { startWorker } = await import('@/jobs/worker')
  await startWorker({ ownProcess: false })
}
