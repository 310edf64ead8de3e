type RecentAnswer<Result> = { at: number; result: Result; isRefreshing: boolean }

/**
 * Keeps answers that take long to find and change slowly, by key. Who asks gets the answer that is
 * there; when it is older than `milliseconds` another is found behind it, for those who ask next. Only
 * who asks first waits.
 * @param now the clock, in milliseconds
 */
export function createRecentAnswers<Result>(
  milliseconds: number,
  now: () => number = () => performance.now(),
) {
  const answers = new Map<string, RecentAnswer<Result>>()
  const first = new Map<string, Promise<Result>>()

  async function find(key: string, ask: () => Promise<Result>): Promise<Result> {
    const at = now()
    const result = await ask()
    answers.set(key, { at, result, isRefreshing: false })
    return result
  }

  function findFirst(key: string, ask: () => Promise<Result>): Promise<Result> {
    const running = first.get(key)
    if (running) return running
    const reading = find(key, ask).finally(() => first.delete(key))
    first.set(key, reading)
    return reading
  }

  return async (key: string, ask: () => Promise<Result>): Promise<Result> => {
    const known = answers.get(key)
    if (!known) return findFirst(key, ask)
    if (now() - known.at > milliseconds && !known.isRefreshing) {
      known.isRefreshing = true
      // The answer that is there is good enough until another attempt succeeds.
      find(key, ask).catch(() => (known.isRefreshing = false))
    }
    return known.result
  }
}
