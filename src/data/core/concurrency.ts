/** Limits how many tasks run at once. Further tasks wait in the order in which they arrive. */
export function createConcurrencyLimit(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    get waiting() {
      return waiting.length
    },
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
