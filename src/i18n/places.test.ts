import { expect, it } from '@jest/globals'

import { inTown } from './places'

it('writes a town after its preposition, in French also where the article belongs to the name', () => {
  expect(inTown('Gent', 'nl')).toBe('in Gent')
  expect(inTown('Ghent', 'en')).toBe('in Ghent')
  expect(inTown('Lüttich', 'de')).toBe('in Lüttich')
  expect(inTown('Gand', 'fr')).toBe('à Gand')
  expect(inTown('La Louvière', 'fr')).toBe('à La Louvière')
  expect(inTown('Le Coq', 'fr')).toBe('au Coq')
  expect(inTown('Les Bons Villers', 'fr')).toBe('aux Bons Villers')
})
