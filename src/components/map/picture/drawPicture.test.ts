import { describe, expect, test } from '@jest/globals'

import { project } from '@/domain/lib/geo'
import { frameOf, PICTURE, viewAround } from '@/domain/map/pictureFrame'
import type { TileFeature } from '@/domain/map/tileFeature'

import { defaultTokens } from '../frame/style/palette'
import { drawPicture, type PictureOptions } from './drawPicture'

const place = { lat: 51.05, lng: 3.72, isExact: true }

/** A street from west to east, so many degrees north of the place. */
const street = (name: string, north = 0.0005, kind = 'primary'): TileFeature => ({
  layer: 'streets',
  type: 2,
  properties: { kind, name },
  geometry: [
    [-0.004, -0.002, 0, 0.002, 0.004].map((east) =>
      project({ lat: place.lat + north, lng: place.lng + east }),
    ),
  ],
})

const draw = (options: Partial<PictureOptions> = {}) =>
  drawPicture({
    frame: frameOf(viewAround(place), PICTURE),
    mark: { isExact: true, accent: '#b4532a' },
    layers: 'hestia',
    features: [street('Dorpsstraat')],
    tokens: defaultTokens,
    locale: 'nl',
    title: 'Stratenplan',
    attribution: '© OpenStreetMap',
    ...options,
  })

describe('the picture of a neighbourhood', () => {
  test('names a street once, though it is many lines in the tiles', () => {
    const drawn = draw({
      features: [street('Dorpsstraat'), street('Dorpsstraat'), street('Kerkstraat', -0.0005)],
    })
    expect(drawn.match(/>Dorpsstraat</g)).toHaveLength(1)
    expect(drawn).toContain('>Kerkstraat<')
  })

  test('has the colours of the theme, and nothing that a browser would run or fetch', () => {
    const drawn = draw({
      tokens: { ...defaultTokens, 'sand-2': '#123456' },
      mark: { isExact: true, accent: '#00ff00' },
    })
    expect(drawn).toContain('fill="#123456"')
    expect(drawn).toContain('fill="#00ff00"')
    expect(drawn).toContain('© OpenStreetMap')
    expect(drawn).not.toMatch(/<script|href=|style=|url\(/)
  })

  test('keeps a name that is written as markup a name', () => {
    const drawn = draw({ features: [street('<script>&"')], title: '<b>' })
    expect(drawn).not.toContain('<script>')
    expect(drawn).toContain('&lt;script&gt;&amp;&quot;')
    expect(drawn).toContain('<title>&lt;b&gt;</title>')
  })

  test('marks an exact place with a house, and another one with the circle of 400 metres', () => {
    expect(draw()).toContain('translate(420 168)')
    const area = draw({
      frame: frameOf(viewAround({ ...place, isExact: false }), PICTURE),
      mark: { isExact: false, accent: '#b4532a' },
    })
    expect(area).not.toContain('translate(420 168)')
    const [, radius] = /<circle cx="420" cy="168" r="([\d.]+)"/.exec(area) ?? []
    expect(Number(radius)).toBeCloseTo(133, 0)
  })

  test('from further away has the country and its towns, and no mark', () => {
    const ghent = frameOf({ ...place, zoom: 9 }, { width: 480, height: 840 })
    const drawn = drawPicture({
      frame: ghent,
      layers: 'hestia',
      features: [],
      tokens: defaultTokens,
      locale: 'fr',
      title: 'Carte',
      attribution: '© OpenStreetMap',
      hasCountry: true,
    })
    expect(drawn).toContain('>Gand<')
    expect(drawn).not.toContain('>Gent<')
    expect(drawn).toContain('width="480" height="840"')
    expect(drawn).not.toContain('#b4532a')
    // The country goes on outside the picture; what is drawn of it does not.
    const steps = drawn.match(/M-?\d+ -?\d+/g) ?? []
    expect(steps.length).toBeGreaterThan(3)
    for (const step of steps)
      for (const part of step.slice(1).split(' ').map(Number))
        expect(Math.abs(part)).toBeLessThanOrEqual(8640)
  })

  test('leaves out small things where it is drawn with less detail', () => {
    const tiny = street('Steegje', 0.0003, 'minor')
    const short: TileFeature = { ...tiny, geometry: [(tiny.geometry[0] ?? []).slice(2, 3).flatMap(({ x, y }) => [{ x, y }, { x: x + 1e-7, y }])] } // prettier-ignore
    const rough = { tolerancePx: 2, parts: 2, shortestPx: 4 }
    const all = draw({ features: [street('Dorpsstraat'), short] })
    const less = draw({ features: [street('Dorpsstraat'), short], detail: rough })
    expect(all.match(/<path/g)?.length).toBeGreaterThan(less.match(/<path/g)?.length ?? 0)
    expect(less).toContain('scale(0.5)')
  })

  test('draws all three kinds of files', () => {
    const ofProtomaps = { ...street('Dorpsstraat'), layer: 'roads' }
    ofProtomaps.properties = { kind: 'major_road', kind_detail: 'primary', name: 'Dorpsstraat' }
    expect(draw({ layers: 'protomaps', features: [ofProtomaps] })).toContain('>Dorpsstraat<')
    const named = { ...street('Dorpsstraat'), layer: 'street_labels' }
    const line = street('Dorpsstraat')
    expect(draw({ layers: 'shortbread', features: [named, line] })).toContain('>Dorpsstraat<')
  })
})
