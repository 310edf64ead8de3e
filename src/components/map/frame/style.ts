import type { StyleSpecification } from 'maplibre-gl'

import { mix } from '@/domain/colours'
import type { Locale } from '@/i18n/locales'

import shapes from '../geo/fine.json'
import labels from '../geo/labels.json'
import places from '../geo/places.json'

type Lines = readonly (readonly (readonly number[])[])[]
type Positions = number[][][]

/** Nearer to a town of the labels than this, in degrees, a place is that town under another name. */
const SAME = 0.02

const positions = (all: Lines): Positions => all.map((line) => line.map((corner) => [...corner]))
const feature = <Geometry>(geometry: Geometry, properties: Record<string, string | number> = {}) => ({ type: 'Feature' as const, geometry, properties })
const polygons = (rings: Lines) => feature({ type: 'MultiPolygon' as const, coordinates: positions(rings).map((ring) => [ring]) })
const lines = (all: Lines) => feature({ type: 'MultiLineString' as const, coordinates: positions(all) })
const dot = (lng: number, lat: number, properties: Record<string, string | number>) => feature({ type: 'Point' as const, coordinates: [lng, lat] }, properties)
const source = <Feature>(...features: Feature[]) => ({ type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features } })

const isTown = (lng: number, lat: number) => labels.towns.some((town) => Math.abs(town.lng - lng) < SAME && Math.abs(town.lat - lat) < SAME)

const townSource = (locale: Locale) => source(...labels.towns.map(({ lng, lat, size, name }) => dot(lng, lat, { name: name[locale], size })))

const placeSource = () =>
  source(
    ...places.flatMap(([name, lng, lat]) =>
      typeof name === 'string' && typeof lng === 'number' && typeof lat === 'number' && !isTown(lng, lat) ? [dot(lng, lat, { name })] : [],
    ),
  )

function colours() {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string, otherwise: string) => style.getPropertyValue(`--color-${name}`).trim() || otherwise
  const [paper, moss, sand, ink] = [colour('paper', '#faf7f2'), colour('moss', '#2f5d50'), colour('sand', '#e4dccf'), colour('ink', '#1c2723')]
  return { moss, sand, ink, card: colour('card', '#fffdf9'), soft: colour('soft', '#56635d'), land: colour('sand-2', '#f1ebe1'), sea: mix(moss, paper, 0.1) }
}

type Colours = ReturnType<typeof colours>
type Layers = StyleSpecification['layers']

const ground = ({ moss, sand, card, land, sea }: Colours): Layers => [
  { id: 'sea', type: 'background', paint: { 'background-color': sea } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
  { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': sand, 'line-width': 1.5 } },
  { id: 'belgium', type: 'fill', source: 'belgium', paint: { 'fill-color': card } },
  { id: 'provinces', type: 'line', source: 'provinces', paint: { 'line-color': sand, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1, 11, 2.5] } },
  { id: 'outline', type: 'line', source: 'outline', layout: { 'line-join': 'round' }, paint: { 'line-color': moss, 'line-opacity': 0.55, 'line-width': 1.6 } },
]

const FONT = ['sans-serif']

const names = ({ ink, soft, card }: Colours): Layers => [
  {
    id: 'places',
    type: 'symbol',
    source: 'places',
    minzoom: 9,
    layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 13, 15], 'text-padding': 10 },
    paint: { 'text-color': soft, 'text-halo-color': card, 'text-halo-width': 1.6 },
  },
  {
    id: 'town-dots',
    type: 'circle',
    source: 'towns',
    filter: ['any', ['<=', ['get', 'size'], 2], ['>=', ['zoom'], 7.6]],
    paint: { 'circle-radius': 2.2, 'circle-color': ink },
  },
  {
    id: 'towns',
    type: 'symbol',
    source: 'towns',
    filter: ['any', ['<=', ['get', 'size'], 2], ['>=', ['zoom'], 7.6]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, ['case', ['==', ['get', 'size'], 1], 13, 11], 11, ['case', ['==', ['get', 'size'], 1], 20, 16]],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'symbol-sort-key': ['get', 'size'],
    },
    paint: { 'text-color': ink, 'text-halo-color': card, 'text-halo-width': 1.8 },
  },
]

/** The house's own map: shapes and names that come with the site, in its colours. The browser writes the names itself. */
export function ownStyle(locale: Locale): StyleSpecification {
  const palette = colours()
  return {
    version: 8,
    sources: {
      land: source(polygons(shapes.land)),
      borders: source(lines(shapes.borders)),
      belgium: source(...Object.values(shapes.provinces).map(polygons)),
      provinces: source(lines(shapes.inner)),
      outline: source(lines(shapes.outline)),
      towns: townSource(locale),
      places: placeSource(),
    },
    layers: [...ground(palette), ...names(palette)],
  }
}
