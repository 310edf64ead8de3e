import { describe, expect, test } from '@jest/globals'

import { layersOf, mapFile, streetMapOf, type MapFile } from './mapFile'

const file: MapFile = {
  file: '0123456789abcdef.pmtiles',
  hash: '0123456789abcdef',
  made: '2026-11-22T10:00:00.000Z',
  source: 'belgium-latest.osm.pbf',
  attribution: '© OpenStreetMap contributors',
  layers: 'hestia',
  minZoom: 9,
  maxZoom: 14,
  bounds: [2.4, 49.4, 6.4, 51.6],
  streets: [[522, 342]],
}

describe('what is known of a map file', () => {
  test('is read from its pointer', () => expect(mapFile.parse(file)).toEqual(file))

  test.each([
    ['a file outside its folder', { file: '../secrets.pmtiles' }],
    ['a hash that is an address', { hash: '//evil.example/x' }],
    ['layers of an unknown schema', { layers: 'google' }],
    ['streets that are no tiles of zoom 10', { streets: [[1024, 0]] }],
  ])('does not name %s', (_, wrong) =>
    expect(mapFile.safeParse({ ...file, ...wrong }).success).toBe(false),
  )

  test.each([
    ['© OpenStreetMap contributors', '© OpenStreetMap'],
    [
      '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
      '© OpenStreetMap',
    ],
    ['<a href="https://protomaps.com">Protomaps</a> © OpenStreetMap', 'Protomaps © OpenStreetMap'],
    ['', '© OpenStreetMap'],
    ['A town', 'A town © OpenStreetMap'],
  ])('names OpenStreetMap on the map when the file says "%s"', (attribution, shown) =>
    expect(streetMapOf({ ...file, attribution }).attribution).toBe(shown),
  )

  test('gives browsers an address that changes with the content', () =>
    expect(streetMapOf(file).tiles).toBe('/map/0123456789abcdef/{z}/{x}/{y}.mvt'))

  test.each([
    [['streets', 'waterways', 'places'], 'hestia'],
    [['earth', 'roads', 'places', 'water'], 'protomaps'],
    [['streets', 'street_labels', 'water_polygons'], 'shortbread'],
    [['buildings'], undefined],
  ])('recognises the layers %j', (names, layers) => expect(layersOf(names)).toBe(layers))
})
