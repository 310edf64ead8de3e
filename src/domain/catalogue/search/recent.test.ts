import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { MAX_RECENT, readRecent, withoutSearch, withSearch, writeRecent } from './recent'

test('the newest search comes first, and the sixth pushes out the oldest', () => {
  const five = ['e', 'd', 'c', 'b', 'a']
  expect(withSearch(five, 'f')).toEqual(['f', 'e', 'd', 'c', 'b'])
  expect(withSearch(five, 'C')).toEqual(['C', 'e', 'd', 'b', 'a'])
})

test('one can be taken out; the last one leaves nothing behind', () => {
  expect(withoutSearch(['Gent', 'huis'], 'gent')).toEqual(['huis'])
  expect(writeRecent(withoutSearch(['Gent'], 'Gent'))).toBeNull()
})

test('what is written is read again, whatever it was', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
      const kept = typed.reduce<string[]>(withSearch, [])
      expect(kept.length).toBeLessThanOrEqual(MAX_RECENT)
      expect(readRecent(writeRecent(kept))).toEqual(kept)
    }),
  )
})

test('foreign contents of the storage are read as far as they are texts', () => {
  expect(readRecent(null)).toEqual([])
  expect(readRecent('\n \nGent\n\ngent\n')).toEqual(['Gent'])
})
