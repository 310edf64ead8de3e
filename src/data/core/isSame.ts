import { timingSafeEqual } from 'node:crypto'

/** Compares a secret in constant time, so that the answer's delay tells nothing about it. */
export function isSame(actual: string | Buffer, expected: string | Buffer): boolean {
  const one = Buffer.from(actual)
  const other = Buffer.from(expected)
  return one.length === other.length && timingSafeEqual(one, other)
}
