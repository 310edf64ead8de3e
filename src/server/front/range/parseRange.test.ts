import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { firstRange, parseRange } from './parseRange'

describe('the range of a header', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=-500', { start: 500, end: 999 }],
    ['BYTES=1-2', { start: 1, end: 2 }],
    ['bytes= 1-2 ', { start: 1, end: 2 }],
    ['bytes=,1-2,', { start: 1, end: 2 }],
  ])('%s of 1,000 bytes is these bytes', (header, bytes) => {
    expect(parseRange(header, 1_000)).toEqual(bytes)
  })

  it.each([
    ['bytes=0-5000', { start: 0, end: 999 }],
    [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 999 }],
  ])('%s of 1,000 bytes ends with the file', (header, bytes) => {
    expect(parseRange(header, 1_000)).toEqual(bytes)
  })

  it.each([
    'bytes=1000-',
    'bytes=1000-2000',
    'bytes=-0',
    `bytes=${'9'.repeat(400)}-`,
    'bytes=5000-,-0,1000-1000',
  ])('%s of 1,000 bytes is beyond the file', (header) => {
    expect(parseRange(header, 1_000)).toBe('beyond')
  })

  it.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1-b',
    'bytes=5-1',
    'bytes=1',
    'bytes=1-2-3',
    'bytes=--5',
    'bytes=+1-2',
    'bytes=1.5-2',
    'bytes=0x1-2',
    'bytes=1-2;3-4',
    'bytes=0-1,5-3',
    'bytes=0-1, bytes=2-3',
    'bytes 0-1',
    'bytes =0-1',
    'items=0-1',
    'none',
  ])('%j is ignored, as if there were none', (header) => {
    expect(parseRange(header, 1_000)).toBe('whole')
    expect(firstRange(header)).toBeUndefined()
  })

  it('with several parts is the first that the file has', () => {
    expect(parseRange('bytes=2000-3000, 10-20,0-5', 1_000)).toEqual({ start: 10, end: 20 })
    expect(firstRange('bytes=2000-3000, 10-20')).toBe('bytes=2000-3000')
  })

  it('of an empty file is beyond it', () => {
    for (const header of ['bytes=0-0', 'bytes=0-', 'bytes=-1'])
      expect(parseRange(header, 0)).toBe('beyond')
  })

  it('lies inside the file, whatever is written in the header', () => {
    const part = fc.oneof(
      fc.nat(2_000).map(String),
      fc.constantFrom('', '-', ' ', ',', 'bytes=', '9'.repeat(30), '\t', '=', 'e'),
    )
    const header = fc.array(part, { maxLength: 12 }).map((parts) => `bytes=${parts.join('')}`)
    fc.assert(
      fc.property(header, fc.nat(1_500), (text, size) => {
        const range = parseRange(text, size)
        if (typeof range === 'string') return
        expect(Number.isInteger(range.start) && Number.isInteger(range.end)).toBe(true)
        expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true)
      }),
    )
  })
})
