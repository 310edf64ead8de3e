const MOST_WAITING = 12

const underWay = new Map<string, Promise<Buffer>>()
let last: Promise<unknown> = Promise.resolve()

/** One piece of work at a time; who asks for the same gets the same. Nothing when the queue is full. */
export function inTurn(name: string, work: () => Promise<Buffer>): Promise<Buffer> | undefined {
  const same = underWay.get(name)
  if (same) return same
  if (underWay.size >= MOST_WAITING) return undefined
  const turn = last.then(work).finally(() => underWay.delete(name))
  // The next one starts however this one ends; whoever asked for this one hears how.
  last = turn.catch(() => undefined)
  underWay.set(name, turn)
  return turn
}
