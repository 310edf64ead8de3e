import { expect, test } from '@jest/globals'

import { withoutEndSlashes, withoutSlashes } from './slashes'

test.each([
  ['/a/b/', '/a/b', 'a/b'],
  ['//a//', '//a', 'a'],
  ['///', '', ''],
  ['', '', ''],
])('%j loses its slashes at the end, or at both', (path, atEnd, around) => {
  expect([withoutEndSlashes(path), withoutSlashes(path)]).toEqual([atEnd, around])
})
