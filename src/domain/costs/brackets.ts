import type { Bracket } from './rates'

/** What a scale of brackets comes to: each share counts for its own part of the amount only. */
export function sumOfBrackets(amount: number, brackets: readonly Bracket[]): number {
  let from = 0
  let sum = 0
  for (const [upTo, share] of brackets) {
    if (amount <= from) break
    sum += (Math.min(amount, upTo) - from) * share
    from = upTo
  }
  return sum
}
