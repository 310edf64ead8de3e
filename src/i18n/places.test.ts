import { expect, it } from '@jest/globals'

import { inRegionFirst, inTown, ofTown, typeInTown } from './places'
import { translate } from './translate'

it('writes a town after its preposition, in French also where the article belongs to the name', () => {
  expect(inTown('Gent', 'nl')).toBe('in Gent')
  expect(inTown('Ghent', 'en')).toBe('in Ghent')
  expect(inTown('Lüttich', 'de')).toBe('in Lüttich')
  expect(inTown('Gand', 'fr')).toBe('à Gand')
  expect(inTown('La Louvière', 'fr')).toBe('à La Louvière')
  expect(inTown('Le Coq', 'fr')).toBe('au Coq')
  expect(inTown('Les Bons Villers', 'fr')).toBe('aux Bons Villers')
})

it('writes a type in a town', () => {
  expect(typeInTown('Huis', 'Gent', 'nl')).toBe('Huis in Gent')
  expect(typeInTown('Maison', 'Anvers', 'fr')).toBe('Maison à Anvers')
  expect(typeInTown('Maison', 'Le Coq', 'fr')).toBe('Maison au Coq')
})

it.each([
  ['Gand', 'de Gand'],
  ['Anvers', 'd’Anvers'],
  ['Écaussinnes', 'd’Écaussinnes'],
  ['Ypres', 'd’Ypres'],
  ['Hal', 'de Hal'],
  ['Le Coq', 'du Coq'],
  ['Les Bons Villers', 'des Bons Villers'],
  ['La Louvière', 'de La Louvière'],
])('joins %s to a French sentence', (town, joined) => {
  expect(ofTown(town, 'fr')).toBe(joined)
  expect(ofTown(town, 'nl')).toBe(town)
})

it('reads well in the sentences that end in a town', () => {
  const t = translate('fr')
  const town = ofTown('Ixelles', 'fr')
  expect(t('features.near', { km: 10, town })).toBe('à 10 km au plus d’Ixelles')
  expect(t('demand.near', { km: 10, town })).toBe('À 10 km au plus d’Ixelles')
  expect(t('map.nearby.fromTown', { city: town })).toBe('À vol d’oiseau du centre d’Ixelles')
  expect(t('map.pictureAround', { city: town })).toContain('du centre d’Ixelles\u00a0; le bien')
})

it.each([
  ['nl', 'In het Brussels Gewest hoogstens 2 maanden huur'],
  ['fr', 'En Région bruxelloise, 2 mois de loyer au plus'],
  ['en', 'In the Brussels Region at most 2 months’ rent'],
  ['de', 'In der Region Brüssel höchstens 2 Monatsmieten'],
] as const)('begins a sentence about Brussels in %s', (locale, sentence) => {
  const inRegion = inRegionFirst('brussels', locale)
  const hint = translate(locale)('costs.depositHint', { inRegion, months: '2' })
  expect(hint.replaceAll('\u00a0', ' ')).toContain(sentence)
})
