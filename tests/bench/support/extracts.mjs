// Extracts of any size for the bench of the map: invented streets over the area of Belgium.
import fs from 'node:fs'

import { osmBlocks, osmHeader } from '../../support/osmExtract.mjs'

const BOUNDS = [2.6, 49.6, 6.3, 51.4]
/** Of a street; a street of OpenStreetMap has about as many. */
const NODES = 9
/** Beside each street stand a house that is a node and one that is a building of four corners. */
const HOUSE_NODES = 5
/** The ids of nodes that a street takes. */
const STRIDE = NODES + HOUSE_NODES
const HOUSE_DEGREES = 0.0001
/** Most of a country lives in towns: streets lie around this many centres. */
const TOWNS = 500
const BLOCK = 800
const KINDS = [
  'residential',
  'residential',
  'unclassified',
  'footway',
  'track',
  'tertiary',
  'service',
  'secondary',
]
const MODULUS = 2 ** 31 - 1

/** The same numbers for the same seed, between 0 and 1: node and way blocks are written apart. */
function numbersOf(seed) {
  let value = (seed % (MODULUS - 1)) + 1
  return () => (value = (value * 16_807) % MODULUS) / MODULUS
}

function townOf(index) {
  const next = numbersOf(index * 7919 + 1)
  next()
  const [west, south, east, north] = BOUNDS
  return [west + next() * (east - west), south + next() * (north - south)]
}

function nodesOf(street) {
  const next = numbersOf(street * 104_729 + 17)
  next()
  const [lng, lat] = townOf(Math.floor(next() ** 2 * TOWNS))
  let x = lng + (next() + next() + next() - 1.5) * 0.1
  let y = lat + (next() + next() + next() - 1.5) * 0.06
  const turn = next() * 2 * Math.PI
  const line = Array.from({ length: NODES }, (_, index) => {
    x += Math.cos(turn) * 0.0005 + (next() - 0.5) * 0.0002
    y += Math.sin(turn) * 0.0003 + (next() - 0.5) * 0.0001
    return { id: street * STRIDE + index + 1, lng: x, lat: y }
  })
  const corners = Array.from({ length: HOUSE_NODES }, (_, index) => ({
    id: street * STRIDE + NODES + index + 1,
    lng: x + (index % 2) * HOUSE_DEGREES,
    lat: y + (index >> 1) * HOUSE_DEGREES,
    ...(index === HOUSE_NODES - 1 && { tags: addressIn(street, 1) }),
  }))
  return [...line, ...corners]
}

const nameOf = (street) => `Straat ${street % 50_000}`
const addressIn = (street, number) => ({
  'addr:housenumber': String(number + (street % 200)),
  'addr:street': nameOf(street),
})

/** One in ten is a wood, drawn as a ring; the others are streets with names. */
function wayOf(street) {
  const first = street * STRIDE + 1
  const refs = Array.from({ length: NODES }, (_, index) => first + index)
  const id = street * 2 + 1
  if (street % 10 === 0) return { id, refs: [...refs, refs[0]], tags: { natural: 'wood' } }
  const highway = KINDS[street % KINDS.length]
  return { id, refs, tags: { highway, name: nameOf(street) } }
}

function buildingOf(street) {
  const first = street * STRIDE + NODES + 1
  const refs = [first, first + 1, first + 3, first + 2, first]
  return { id: street * 2 + 2, refs, tags: { building: 'house', ...addressIn(street, 2) } }
}

/** Writes an extract with so many streets and woods, and two house numbers beside each. */
export function writeExtract(file, count) {
  const handle = fs.openSync(file, 'w')
  const write = (make) => {
    for (let start = 0; start < count; start += BLOCK) {
      const streets = Array.from(
        { length: Math.min(BLOCK, count - start) },
        (_, index) => start + index,
      )
      for (const block of osmBlocks({ nodes: [], ways: [], ...make(streets) }))
        fs.writeSync(handle, block)
    }
  }
  fs.writeSync(handle, osmHeader({ bounds: BOUNDS }))
  write((streets) => ({ nodes: streets.flatMap(nodesOf) }))
  write((streets) => ({ ways: streets.flatMap((street) => [wayOf(street), buildingOf(street)]) }))
  fs.closeSync(handle)
}
