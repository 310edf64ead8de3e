const pending = new Set<Promise<void>>()

/**
 * Runs work after the response has been sent, so that the response time says nothing about the
 * work.
 */
export function runAfterResponse(label: string, work: () => Promise<unknown>): void {
  const task = new Promise<void>((done) => setImmediate(done)).then(work).then(
    () => undefined,
    (error: unknown) =>
      void process.stderr.write(
        `${label} failed: ${error instanceof Error ? error.name : 'unknown'}\n`,
      ),
  )
  pending.add(task)
  void task.then(() => pending.delete(task))
}

/** Resolves when no deferred work is pending. For tests. */
export async function deferredWorkDone(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending)
}
