import { describe, expect, test } from '@jest/globals'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'

import { locales } from '@/i18n/locales'
import { mapLayerNames } from '@/domain/map/mapFile'

import { mapStyle } from './mapStyle'
import { defaultTokens } from './palette'

const settings = { tokens: defaultTokens, font: 'Figtree' }
const about = {
  tiles: 'http://localhost/map/0123456789abcdef/{z}/{x}/{y}.mvt',
  minZoom: 6,
  maxZoom: 14,
  bounds: [2.5, 49.5, 6.4, 51.5] as [number, number, number, number],
}

describe('the style of the map', () => {
  test.each(mapLayerNames)('is valid for map files with the layers of %s', (layers) => {
    for (const locale of locales) {
      const style = mapStyle({ ...settings, locale, streets: { ...about, layers } })
      expect(validateStyleMin(style)).toEqual([])
    }
  })

  test('is valid without a map file, and asks for no tiles then', () => {
    const style = mapStyle({ ...settings, locale: 'nl' })
    expect(validateStyleMin(style)).toEqual([])
    expect(JSON.stringify(style)).not.toContain('.mvt')
  })

  test('asks no server for letters or pictures', () => {
    const style = mapStyle({ ...settings, locale: 'nl', streets: { ...about, layers: 'hestia' } })
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
  })
})
