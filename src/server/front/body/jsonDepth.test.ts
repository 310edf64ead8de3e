import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { createDepthCheck } from './jsonDepth'

const isWithin = (text: string, max: number, size = 3): boolean => {
  const check = createDepthCheck(max)
  const bytes = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return chunks.every(check)
}
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0

describe('the depth of JSON', () => {
  it('may reach the limit, in lists and in objects', () => {
    expect(isWithin(`${'['.repeat(64)}${']'.repeat(64)}`, 64)).toBe(true)
    expect(isWithin(`${'['.repeat(65)}${']'.repeat(65)}`, 64)).toBe(false)
    expect(isWithin('{"a":[{"b":[]}]}', 4)).toBe(true)
    expect(isWithin('{"a":[{"b":[]}]}', 3)).toBe(false)
  })

  it('does not count brackets in strings', () => {
    expect(isWithin(JSON.stringify(['[[[[', '{"{{{', '\\', '\\"[[[']), 1)).toBe(true)
  })

  it('is refused at the first bracket too many, before the rest has come', () => {
    const check = createDepthCheck(10)
    expect([check(Buffer.from('['.repeat(10))), check(Buffer.from('['))]).toEqual([true, false])
  })

  it('equals that of a parser, however the bytes are split', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 20 }), (text, size) => {
        const depth = depthOf(JSON.parse(text))
        expect(isWithin(text, depth, size)).toBe(true)
        if (depth > 0) expect(isWithin(text, depth - 1, size)).toBe(false)
      }),
    )
  })
})
