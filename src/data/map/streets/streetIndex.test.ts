import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { openStreetIndex, writeStreetIndex } from './streetIndex'

const at = (lat: number, lng: number) => ({ lat, lng })
const streets = [
  { name: 'Veldstraat', ...at(51.05, 3.72) },
  { name: 'Kerkstraat', ...at(51.04, 3.71) },
  { name: 'Kerkstraat', ...at(50.85, 4.35) },
  { name: 'Kerkplein', ...at(51.03, 3.7) },
  { name: 'Avenue Louise', ...at(50.83, 4.36) },
]
const open = (list = streets) => openStreetIndex(Buffer.from(writeStreetIndex(list, 'towns')))

describe('the index of streets', () => {
  test('finds the streets that begin so, in the order of their names, with their places', () => {
    expect(open().find('kerk', 10)).toEqual([
      { key: 'kerkplein', name: 'Kerkplein', ...at(51.03, 3.7) },
      { key: 'kerkstraat', name: 'Kerkstraat', ...at(50.85, 4.35) },
      { key: 'kerkstraat', name: 'Kerkstraat', ...at(51.04, 3.71) },
    ])
    expect(
      open()
        .find('avl', 10)
        .map(({ name }) => name),
    ).toEqual(['Avenue Louise'])
    expect(open().find('zee', 10)).toEqual([])
  })

  test('finds no more than it is asked for', () => {
    expect(open().find('', 2)).toHaveLength(2)
  })

  test('says for which towns it was made', () => {
    expect(open().towns).toBe('towns')
  })

  test('finds what a look through all names finds, whatever the names', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abÉ 𝒜ß-2\t\n'), maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(name),
        fc.string({ unit: fc.constantFrom(...'abe2'), maxLength: 3 }),
        (names, prefix) => {
          const index = open(names.map((text) => ({ name: text, ...at(51, 4) })))
          const all = index.find('', Infinity)
          expect(index.find(prefix, Infinity)).toEqual(
            all.filter(({ key }) => key.startsWith(prefix)),
          )
          expect(all.length).toBeGreaterThanOrEqual(names.length)
        },
      ),
    )
  })

  test('is refused when it is cut off or of another form', () => {
    const text = writeStreetIndex(streets, 'towns')
    expect(() => openStreetIndex(Buffer.from(text.slice(0, -20)))).toThrow()
    expect(() => openStreetIndex(Buffer.from(text.replace('"version":1', '"version":0')))).toThrow()
    expect(() => openStreetIndex(Buffer.from(''))).toThrow()
  })
})
