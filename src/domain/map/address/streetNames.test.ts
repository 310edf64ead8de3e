import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { completionKeys, foldStreet, singleNames } from './streetNames'

const letters = 'KerkstraatSintAvenue'
/** Whether a name is completed after these letters of it. */
const completes = (name: string, typed: string) =>
  completionKeys(typed).some((prefix) => completionKeys(name).some((key) => key.startsWith(prefix)))

describe('a name that is typed letter by letter', () => {
  test('is completed from each of its beginnings', () => {
    const names = ['Sint-Pietersnieuwstraat', 'Avenue Louise', 'Place Émile Danco', 'Hauptstraße']
    for (const name of names)
      for (let end = 1; end <= name.length; end += 1)
        expect(completes(name, name.slice(0, end))).toBe(true)
  })

  test.each([
    ['Sint-Pietersnieuwstraat', 'st. pietersnieuwstra'],
    ['St. Niklaasstraat', 'sint-nik'],
    ['Avenue Louise', 'av lou'],
    ['Av. Louise', 'avenue loui'],
    ['Chaussée de Gand', 'CHAUSSEE DE G'],
    ['Kerkstraat', 'kerkstr'],
  ])('is completed whichever way its words are written: %s after "%s"', (name, typed) => {
    expect(completes(name, typed)).toBe(true)
  })

  test('is not completed after a letter that it does not have', () => {
    expect(completes('Kerkstraat', 'kerkw')).toBe(false)
    expect(completes('Oude Kerkstraat', 'kerk')).toBe(false)
    expect(completes('Avenue Louise', 'avenue x')).toBe(false)
  })

  test('is completed whatever its case and signs', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...letters], { minLength: 4 }), (some) => {
        const name = some.join('')
        expect(completes(name, name.toUpperCase())).toBe(true)
        expect(completes(`${name}-`, `${name}.`)).toBe(true)
      }),
    )
  })
})

test('a street in two languages is offered by each name alone', () => {
  const properties = { name: 'Rue de la Loi - Wetstraat', fr: 'Rue de la Loi', kind: 'primary' }
  expect(singleNames(properties, ['name', 'nl', 'fr'])).toEqual(['Rue de la Loi', 'Wetstraat'])
  expect(singleNames({ name: 'Jan-Baptist Davidstraat' }, ['name'])).toEqual([
    'Jan-Baptist Davidstraat',
  ])
})

test('the ends of streets are compared in their short forms', () => {
  expect(foldStreet('Kerkstr.')).toBe(foldStreet('KERKSTRAAT'))
})
