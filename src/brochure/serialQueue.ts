type Work = () => Promise<Buffer>

/**
 * Runs one piece of work at a time; the same name shares one run. Returns undefined when too much
 * is waiting or running.
 */
export function createSerialQueue(
  maxPending: number,
): (name: string, work: Work) => Promise<Buffer> | undefined {
  const pending = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  return (name, work) => {
    const running = pending.get(name)
    if (running) return running
    if (pending.size >= maxPending) return undefined
    const turn = last.then(work).finally(() => pending.delete(name))
    // The next one starts also after a failure, which only this caller sees.
    last = turn.catch(() => undefined)
    pending.set(name, turn)
    return turn
  }
}
