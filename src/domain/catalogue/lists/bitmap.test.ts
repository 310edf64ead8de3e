import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { bitmapOf, countRows, hasRow, intersect, rowsOf, subtract, unite, writeRow } from './bitmap'

const SIZE = 100
const rows = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))
const sorted = (some: Iterable<number>) => [...some].sort((a, b) => a - b)

test('holds the rows that are written, the last bit of a word too', () => {
  fc.assert(
    fc.property(rows, rows, (written, erased) => {
      const bitmap = bitmapOf(written, SIZE)
      for (const row of erased) writeRow(bitmap, row, false)
      const left = written.filter((row) => !erased.includes(row))
      expect([...rowsOf(bitmap)]).toEqual(sorted(left))
      expect(countRows(bitmap)).toBe(left.length)
      for (let row = 0; row < SIZE; row++) expect(hasRow(bitmap, row)).toBe(left.includes(row))
    }),
  )
})

test('is combined as sets are', () => {
  fc.assert(
    fc.property(rows, rows, rows, (first, second, third) => {
      const [a, b, c] = [first, second, third].map((some) => bitmapOf(some, SIZE))
      if (!a || !b || !c) return
      expect([...rowsOf(intersect(a, b))]).toEqual(sorted(first.filter((r) => second.includes(r))))
      expect([...rowsOf(subtract(a, b))]).toEqual(sorted(first.filter((r) => !second.includes(r))))
      expect([...rowsOf(unite([a, b, c]))]).toEqual(
        sorted(new Set([...first, ...second, ...third])),
      )
      expect([...rowsOf(a)]).toEqual(sorted(first))
    }),
  )
})
