import { expect, test } from '@jest/globals'

import { pointLayers } from './pointKinds'

test('stations, schools, shops and parks are known by the words of each kind of file', () => {
  const { hestia, protomaps, shortbread } = pointLayers
  expect(hestia.kindOf({ kind: 'station' })).toBe('station')
  expect(hestia.kindOf({ kind: 'bench' })).toBeUndefined()
  expect(protomaps.kindOf({ kind: 'supermarket' })).toBe('shop')
  expect(protomaps.kindOf({ kind: 'school' })).toBe('school')
  expect(protomaps.kindOf({ kind: 'clothes' })).toBeUndefined()
  expect(shortbread.kindOf({ amenity: 'school' })).toBe('school')
  expect(shortbread.kindOf({ shop: 'bakery' })).toBe('shop')
  expect(shortbread.kindOf({ shop: 'jewelry' })).toBeUndefined()
  expect(shortbread.kindOf({ kind: 'station' })).toBe('station')
})
