import { describe, expect, it } from '@jest/globals'

import { belgianPlaces } from '../catalogue/places/belgium'
import type { Place } from './listing'
import { correctPoint } from './point'

const ghent: Place = { country: 'be', zip: '9000', name: 'Gent' }
const knokke: Place = { country: 'be', zip: '8300', name: 'Knokke-Heist' }
const at = (latitude: number, longitude: number, place = ghent) => {
  const { facts, notes } = correctPoint({ latitude, longitude }, place)
  return [facts.latitude, facts.longitude, notes[0]?.code, notes[0]?.text]
}

describe('the point of a listing in a feed', () => {
  it('stays when it can be right', () => {
    expect(at(51.05, 3.72)).toEqual([51.05, 3.72, undefined, undefined])
  })

  it('is turned round when latitude and longitude were swapped, and that is told', () => {
    expect(at(3.72, 51.05)).toEqual([51.05, 3.72, 'swappedPoint', '3.72, 51.05'])
  })

  it.each([
    ['in another country', 'outsideCountry', 40.4, -3.7, ghent],
    ['in the sea off the beach', 'atSea', 51.41, 3.25, knokke],
    ['on the far side of the country', 'farFromPlace', 49.69, 5.81, ghent],
    ['at zero', 'outsideCountry', 0, 0, ghent],
  ] as const)('is left out %s, and told', (_, code, latitude, longitude, place) => {
    expect(at(latitude, longitude, place)).toEqual([
      undefined,
      undefined,
      code,
      `${latitude}, ${longitude}`,
    ])
  })

  it('is left out when it is half a point', () => {
    const { facts, notes } = correctPoint({ latitude: 51.05, floor: 2 }, ghent)
    expect([facts, notes[0]?.code]).toEqual([{ floor: 2 }, 'outsideCountry'])
  })

  it('is right for every place of Belgium', () => {
    const refused = belgianPlaces.filter(
      ({ zip, latitude, longitude }) =>
        correctPoint({ latitude, longitude }, { country: 'be', zip, name: '' }).notes.length > 0,
    )
    expect(refused).toEqual([])
  })
})
