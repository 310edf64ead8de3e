import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { project } from '../../lib/geo'
import { metresBetween } from '../nearby'
import type { TileFeature } from '../tileFeature'
import { findStreet, housesOf, metresFromAddress, placeOnStreet } from './findPlace'
import { isSameNumber } from './houseNumber'
import { foldStreet } from './streetNames'

const town = { lat: 51.05, lng: 3.72 }
/** A degree of longitude is some 70 km here. */
const east = (metres: number) => metres / 70_000
const north = (metres: number) => metres / 111_300

const line = (name: string, from: [number, number], to: [number, number], more = {}) =>
  ({
    layer: 'streets',
    type: 2,
    properties: { kind: 'minor', name, ...more },
    geometry: [
      [from, to].map(([x, y]) => project({ lat: town.lat + north(y), lng: town.lng + east(x) })),
    ],
  }) satisfies TileFeature

const house = (number: string, [x, y]: [number, number], properties = {}): TileFeature => ({
  layer: 'addresses',
  type: 1,
  properties: { number, ...properties },
  geometry: [[project({ lat: town.lat + north(y), lng: town.lng + east(x) })]],
})

const streets = [line('Kerkstraat', [0, 0], [400, 0]), line('Veldweg', [0, 500], [400, 500])]
const inKerkstraat = { street: 'Kerkstraat' }
const houses = [
  house('1', [20, 8], inKerkstraat),
  house('11', [220, 8], inKerkstraat),
  house('2', [20, -8], inKerkstraat),
  house('15', [300, 8], { street: 'Veldweg' }),
]

function find(street: string, number: string, features: TileFeature[] = streets, all = houses) {
  const found = findStreet(features, 'hestia', { street, town })
  return found && placeOnStreet(found, housesOf(all, 'hestia', found), number)
}

/** Metres east and north of the town. */
const offset = (place: { lat: number; lng: number } | undefined) =>
  place && [
    Math.round((place.lng - town.lng) * 70_000),
    Math.round((place.lat - town.lat) * 111_300),
  ]

describe('the name of a street', () => {
  test.each([
    ['Sint-Pietersnieuwstraat', 'St. Pietersnieuwstr'],
    ['Rue de l’Église', "RUE DE L'EGLISE"],
    ['Avenue Louise', 'Av. Louise'],
    ['Hauptstraße', 'Hauptstr.'],
  ])('%s is also written %s', (one, other) => expect(foldStreet(one)).toBe(foldStreet(other)))

  test('is not one that only begins alike', () => {
    expect(foldStreet('Kerkstraat')).not.toBe(foldStreet('Kerkstraatje'))
    expect(find('Kerk', '')).toBeUndefined()
    expect(find('...', '')).toBeUndefined()
  })

  test('is found in each of its languages', () => {
    const law = [line('Rue de la Loi - Wetstraat', [0, 0], [100, 0], { nl: 'Wetstraat' })]
    for (const name of ['Wetstraat', 'rue de la loi', 'Rue de la Loi - Wetstraat'])
      expect(find(name, '', law)?.precision).toBe('street')
  })
})

describe('the place of an address', () => {
  test('is the house, where the file has its number', () => {
    expect(find('kerkstraat', '11')).toMatchObject({ precision: 'house' })
    expect(offset(find('kerkstraat', '11'))).toEqual([220, 8])
  })

  test('is between the houses of its side of the street, where the number is missing', () => {
    expect(offset(find('Kerkstraat', '6a'))).toEqual([20, -8])
    expect(find('Kerkstraat', '5')).toMatchObject({ precision: 'near' })
    expect(offset(find('Kerkstraat', '5'))).toEqual([100, 8])
  })

  test('is the middle of the street without a number, and never a house of another street', () => {
    expect(offset(find('Kerkstraat', ''))).toEqual([200, 0])
    expect(find('Kerkstraat', '115')).toMatchObject({ precision: 'street' })
    expect(offset(find('Veldweg', '15'))).toEqual([300, 8])
  })

  test('is in the street nearest to the town, of two that have the same name', () => {
    const twice = [line('Kerkstraat', [9000, 0], [9400, 0]), ...streets]
    expect(offset(find('Kerkstraat', '', twice))).toEqual([200, 0])
  })

  test('is found by the street beside it in files whose numbers do not name one', () => {
    const labels = streets.map((each) => ({ ...each, layer: 'street_labels' }))
    const numbers = [
      { ...house('', [40, 10]), properties: { housenumber: '7' } },
      { ...house('', [40, 510]), properties: { housenumber: '7' } },
    ]
    const street = findStreet(labels, 'shortbread', { street: 'Veldweg', town })
    const place = street && placeOnStreet(street, housesOf(numbers, 'shortbread', street), '7')
    expect(offset(place)).toEqual([40, 510])
  })

  test('lies on the street or at one of its houses, whatever the number', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (number) => {
        const [x = NaN, y = NaN] = offset(find('Kerkstraat', number)) ?? []
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(400)
        expect(Math.abs(y)).toBeLessThanOrEqual(8)
      }),
    )
  })
})

describe('a pin', () => {
  const street = findStreet(streets, 'hestia', { street: 'Kerkstraat', town })
  const pin = { lat: town.lat + north(350), lng: town.lng + east(390) }

  test('is as far from an address as from its house, or from its street when no house is known', () => {
    const atHouse = find('Kerkstraat', '1')
    const atStreet = find('Kerkstraat', '')
    if (!street || !atHouse || !atStreet) throw new Error('The street was not found.')
    expect(metresFromAddress(pin, street, atHouse)).toBeCloseTo(metresBetween(pin, atHouse), 3)
    expect(metresFromAddress(pin, street, atStreet) / 350).toBeCloseTo(1, 2)
  })
})

describe('the number of a house', () => {
  test.each([
    ['12', '12', true],
    ['12a', '12 A', true],
    ['14', '12-16', true],
    ['13', '12-16', false],
    ['3', '1;3', true],
    ['1', '11', false],
    ['12', '12a', false],
    ['5', '1-99999', false],
  ])('%s at a house of %s: %s', (asked, given, isSame) =>
    expect(isSameNumber(asked, given)).toBe(isSame),
  )
})
