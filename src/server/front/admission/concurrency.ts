import { clientNetworkOf } from '@/domain/accounts/clientNetwork'

/**
 * Counts the concurrent requests of each client. Returns how to end one, or undefined when there
 * are too many.
 */
export function createConcurrency(max: number) {
  const counts = new Map<string, number>()

  return (address: string): (() => void) | undefined => {
    const key = clientNetworkOf(address)
    const count = counts.get(key) ?? 0
    if (count >= max) return undefined
    counts.set(key, count + 1)
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
}
