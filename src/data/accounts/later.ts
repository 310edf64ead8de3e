const under = new Set<Promise<void>>()

/** Does something once the answer has left, so that the time an answer takes says nothing about what there is to do. */
export function later(what: string, work: () => Promise<unknown>): void {
  const task = new Promise<void>((done) => setImmediate(done)).then(work).then(
    () => undefined,
    (error: unknown) => void process.stderr.write(`${what} failed: ${error instanceof Error ? error.name : 'unknown'}\n`),
  )
  under.add(task)
  void task.then(() => under.delete(task))
}

/** Ends when nothing is left to be done. */
export async function nothingLeft(): Promise<void> {
  while (under.size > 0) await Promise.all(under)
}
