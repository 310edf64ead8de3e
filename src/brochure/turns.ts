type Work = () => Promise<Buffer>

/** One piece of work at a time; who asks for the same gets the same. Nothing when so many are waiting or under way. */
export function createTurns(most: number): (name: string, work: Work) => Promise<Buffer> | undefined {
  const underWay = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  return (name, work) => {
    const same = underWay.get(name)
    if (same) return same
    if (underWay.size >= most) return undefined
    const turn = last.then(work).finally(() => underWay.delete(name))
    // The next one starts however this one ends; whoever asked for this one hears how.
    last = turn.catch(() => undefined)
    underWay.set(name, turn)
    return turn
  }
}
