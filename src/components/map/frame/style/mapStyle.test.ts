import { describe, expect, test } from '@jest/globals'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'

import { locales } from '@/i18n/locales'
import { mapLayerNames } from '@/domain/map/mapFile'

import { mapStyle } from './mapStyle'
import { defaultTokens } from './palette'

const settings = { tokens: defaultTokens, font: 'Figtree' }
const url = 'http://localhost/map/0123456789abcdef.pmtiles'

describe('the style of the map', () => {
  test.each(mapLayerNames)('is valid for map files with the layers of %s', (layers) => {
    for (const locale of locales) {
      const style = mapStyle({ ...settings, locale, streets: { layers, url, maxZoom: 14 } })
      expect(validateStyleMin(style)).toEqual([])
    }
  })

  test('is valid without a map file, and asks for no tiles then', () => {
    const style = mapStyle({ ...settings, locale: 'nl' })
    expect(validateStyleMin(style)).toEqual([])
    expect(JSON.stringify(style)).not.toContain('pmtiles')
  })

  test('asks no server for letters or pictures', () => {
    const style = mapStyle({
      ...settings,
      locale: 'nl',
      streets: { layers: 'hestia', url, maxZoom: 14 },
    })
    expect(style.glyphs).toBeUndefined()
    expect(style.sprite).toBeUndefined()
  })
})
