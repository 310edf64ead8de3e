/** So many pieces of work at once; what comes then waits for its turn, in the order it came. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    get waiting() {
      return waiting.length
    },
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
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
