import type { StyleSpecification } from 'maplibre-gl'

import type { Locale } from '@/i18n/locales'

import shapes from '../../geo/fine.json'
import labels from '../../geo/labels.json'
import places from '../../geo/places.json'
import { byZoom, toColour } from './expressions'
import { fontOf } from './names'
import type { Palette } from './palette'

type Lines = readonly (readonly (readonly number[])[])[]
type Positions = number[][][]

/**
 * A place within this distance of a labelled town, in degrees, is the same town under another name.
 */
const SAME_TOWN_DEGREES = 0.02

const mutableLines = (all: Lines): Positions => all.map((line) => line.map((corner) => [...corner]))
const feature = <Geometry>(
  geometry: Geometry,
  properties: Record<string, string | number> = {},
) => ({ type: 'Feature' as const, geometry, properties })
const polygons = (rings: Lines) =>
  feature({ type: 'MultiPolygon' as const, coordinates: mutableLines(rings).map((ring) => [ring]) })
const lines = (all: Lines) =>
  feature({ type: 'MultiLineString' as const, coordinates: mutableLines(all) })
const dot = (lng: number, lat: number, properties: Record<string, string | number>) =>
  feature({ type: 'Point' as const, coordinates: [lng, lat] }, properties)
const source = <Feature>(...features: Feature[]) => ({
  type: 'geojson' as const,
  data: { type: 'FeatureCollection' as const, features },
})

const isTown = (lng: number, lat: number) =>
  labels.towns.some(
    (town) =>
      Math.abs(town.lng - lng) < SAME_TOWN_DEGREES && Math.abs(town.lat - lat) < SAME_TOWN_DEGREES,
  )

const townSource = (locale: Locale) =>
  source(
    ...labels.towns.map(({ lng, lat, size, name }) => dot(lng, lat, { name: name[locale], size })),
  )

const placeSource = () =>
  source(
    ...places.flatMap(([name, lng, lat]) =>
      typeof name === 'string' &&
      typeof lng === 'number' &&
      typeof lat === 'number' &&
      !isTown(lng, lat)
        ? [dot(lng, lat, { name })]
        : [],
    ),
  )

type Layers = StyleSpecification['layers']

/** The shapes are coarse: they fade out where the streets of a map file show more. */
const FADE = byZoom([10, 1], [12, 0])

/** The country; with streets above it, it takes the colour on which white streets are seen. */
export function drawnGround(
  { moss, sand, card, land, sea }: Palette,
  { hasStreets }: { hasStreets: boolean },
): Layers {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': sand, 'line-width': 1.5 },
    },
    {
      id: 'belgium',
      type: 'fill',
      source: 'belgium',
      paint: {
        'fill-color': hasStreets ? byZoom([8, toColour(card)], [10, toColour(land)]) : card,
      },
    },
    {
      id: 'provinces',
      type: 'line',
      source: 'provinces',
      paint: {
        'line-color': sand,
        'line-width': byZoom([6, 1], [11, 2.5]),
        ...(hasStreets && { 'line-opacity': FADE }),
      },
    },
    {
      id: 'outline',
      type: 'line',
      source: 'outline',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': moss,
        'line-opacity': hasStreets ? byZoom([10, 0.55], [12, 0]) : 0.55,
        'line-width': 1.6,
      },
    },
  ]
}

/** The names of towns and villages, which ship with the site. */
export const drawnNames = (
  { ink, names, card }: Palette,
  { font, hasStreets }: { font: string; hasStreets: boolean },
): Layers => [
  {
    id: 'places',
    type: 'symbol',
    source: 'places',
    minzoom: 9,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fontOf(font, 'Semibold'),
      'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 13, 15],
      'text-padding': 10,
    },
    paint: {
      'text-color': names.quarter.text,
      'text-halo-color': hasStreets ? names.quarter.halo : card,
      'text-halo-width': 1.6,
    },
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
      'text-font': fontOf(font, 'Semibold'),
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        6,
        ['case', ['==', ['get', 'size'], 1], 13, 11],
        11,
        ['case', ['==', ['get', 'size'], 1], 20, 16],
      ],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'symbol-sort-key': ['get', 'size'],
    },
    paint: {
      'text-color': names.place.text,
      'text-halo-color': hasStreets ? names.place.halo : card,
      'text-halo-width': 1.8,
    },
  },
]

/** The shapes and names that ship with the site. */
export const drawnSources = (locale: Locale) => ({
  land: source(polygons(shapes.land)),
  borders: source(lines(shapes.borders)),
  belgium: source(...Object.values(shapes.provinces).map(polygons)),
  provinces: source(lines(shapes.inner)),
  outline: source(lines(shapes.outline)),
  towns: townSource(locale),
  places: placeSource(),
})
