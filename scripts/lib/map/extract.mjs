import path from 'node:path'

import { Refusal } from '../say.mjs'
import { boxesMeet } from './geometry.mjs'
import { addressOf, areaOf, isMunicipality, lineOf, placeOf, pointOf } from './kinds.mjs'
import { indexIn, Numbers } from './numbers.mjs'
import { visitElements } from './osm-elements.mjs'
import { progressOf } from './progress.mjs'
import { addAreas, addPoint, addWay } from './shapes.mjs'
import { WaySpool } from './way-spool.mjs'

/** Positions are whole numbers of 1e-7 degrees; this one stands for "not in the file". */
const UNKNOWN = -0x80000000
const DEGREE = 1e7
/** About a kilometre: a street may cross a box without a node inside. */
const MARGIN_DEGREES = 0.01

/**
 * @typedef {object} Reading
 * @property {import('./osm-file.mjs').OsmFile} osmFile
 * @property {number[][] | undefined} boxes only what touches one of these is kept
 * @property {import('./squares.mjs').Squares} squares where the features are written
 * @property {string} folder for files of its own
 * @property {(text: string) => void} report
 */

function visit({ osmFile, report }, title, visitor) {
  const progress = progressOf(report, title)
  const forEachBlock = (wants, read) =>
    osmFile.forEachBlock(wants, (bytes, position) => {
      progress(position, osmFile.size)
      return read(bytes)
    })
  visitElements({ forEachBlock }, visitor)
}

/** The nodes inside the boxes or near them, so that ways elsewhere are dropped at once. */
function nodesInside(reading) {
  const { boxes } = reading
  if (!boxes) return undefined
  const edges = boxes.map(([west, south, east, north]) =>
    [
      west - MARGIN_DEGREES,
      south - MARGIN_DEGREES,
      east + MARGIN_DEGREES,
      north + MARGIN_DEGREES,
    ].map((degrees) => degrees * DEGREE),
  )
  const inside = new Numbers()
  visit(reading, 'looking for nodes inside the boxes', {
    node(id, lng, lat) {
      if (edges.some(([w, s, e, n]) => lng >= w && lng <= e && lat >= s && lat <= n))
        inside.push(id)
    },
  })
  return inside.takeSorted()
}

/** Areas that are made of several ways, and the ways they need. */
function readRelations(reading) {
  const areas = []
  const wanted = new Map()
  visit(reading, 'reading areas', {
    relation(membersOf, tags) {
      const isBorder = isMunicipality(tags)
      const area = tags.type === 'multipolygon' ? areaOf(tags) : undefined
      const point = tags.type === 'multipolygon' ? pointOf(tags) : undefined
      if (!isBorder && !area && !point) return
      const members = membersOf().filter(({ type }) => type === 'way')
      for (const { ref } of members) wanted.set(ref, undefined)
      areas.push({ isBorder, area, point, members })
    },
  })
  return { areas, wanted }
}

/** Of a building only its address is kept: two corners say where it is, and spare the memory. */
const oppositeCorners = (refs) => [refs[0], refs[Math.floor((refs.length - 1) / 2)]]

/** Writes the ways to show to disk, and notes which nodes are needed. */
function readWays(reading, wanted, inside, spool) {
  const needed = new Numbers()
  visit(reading, 'reading ways', {
    way(id, refsOf, tags) {
      const isWanted = wanted.has(id)
      const line = lineOf(tags)
      const area = line ? undefined : areaOf(tags)
      const point = line ? undefined : pointOf(tags)
      const address = line ? undefined : addressOf(tags)
      if (!isWanted && !line && !area && !point && !address) return
      const refs = refsOf()
      const isNear = !inside || refs.some((ref) => indexIn(inside, ref) >= 0)
      const isRing = refs.length > 3 && refs[0] === refs.at(-1)
      const isShape = line || (isRing && (area || point))
      const isShown = isNear && (isShape || (isRing && address))
      if (!isWanted && !isShown) return
      if (isWanted) wanted.set(id, Float64Array.from(refs))
      const corners = isWanted || isShape ? refs : oppositeCorners(refs)
      if (isShown) spool.add({ line, area, point, address }, corners)
      for (const ref of corners) needed.push(ref)
    },
  })
  return needed.takeSorted()
}

/** Finds where the needed nodes are, and the places and points that are nodes themselves. */
function readNodes(reading, needed) {
  const lngs = new Int32Array(needed.length).fill(UNKNOWN)
  const lats = new Int32Array(needed.length)
  let next = 0
  visit(reading, 'reading nodes', {
    node(id, lng, lat, tagsOf) {
      // Nodes come sorted by their ids: the one looked for is usually the next.
      while (next < needed.length && needed[next] < id) next++
      const isOutOfOrder = needed[next] !== id && next > 0 && needed[next - 1] >= id
      const index = isOutOfOrder ? indexIn(needed, id) : needed[next] === id ? next : -1
      if (index >= 0) {
        lngs[index] = lng
        lats[index] = lat
      }
      const tags = tagsOf()
      for (const point of [placeOf(tags) ?? pointOf(tags), addressOf(tags)])
        if (point) addPoint(reading, point, [lng / DEGREE, lat / DEGREE])
    },
  })
  return { lngs, lats }
}

/** Gives the positions of ids, without those that are not in the file. */
function locator(needed, { lngs, lats }) {
  return (refs) => {
    const line = []
    for (const ref of refs ?? []) {
      const index = indexIn(needed, ref)
      if (index >= 0 && lngs[index] !== UNKNOWN)
        line.push([lngs[index] / DEGREE, lats[index] / DEGREE])
    }
    return line
  }
}

/**
 * Reads an OpenStreetMap extract and writes what the map shows to the squares. Four passes, so that
 * only ids and positions are in memory: areas name their ways, ways name their nodes.
 * @param {Reading} reading
 */
export async function extract(reading) {
  const { osmFile, boxes, squares, report } = reading
  if (boxes && osmFile.bounds && !boxes.some((box) => boxesMeet(box, osmFile.bounds)))
    throw new Refusal(
      `${osmFile.file} covers ${osmFile.bounds.map((each) => each.toFixed(2)).join(', ')} (west, south, east, north), and none of the boxes asked for lies in it.`,
    )
  const inside = nodesInside(reading)
  const { areas, wanted } = readRelations(reading)
  const spool = new WaySpool(path.join(reading.folder, 'ways'))
  const needed = readWays(reading, wanted, inside, spool)
  report(`${spool.count} ways and ${areas.length} areas need ${needed.length} nodes`)
  const positionsOf = locator(needed, readNodes(reading, needed))
  for await (const { way, refs } of spool.read()) addWay(reading, way, positionsOf(refs))
  addAreas(reading, areas, (ref) => positionsOf(wanted.get(ref)))
  squares.flush()
}
