import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../say.mjs'
import { PACKED } from './archive-format.mjs'
import { writeArchive } from './archive-writer.mjs'
import { extract } from './extract.mjs'
import { openOsmFile } from './osm-file.mjs'
import { megabytes } from './progress.mjs'
import { ADDRESS_ZOOM, ATTRIBUTION, MAX_ZOOM, MIN_ZOOM, vectorLayers } from './schema.mjs'
import { sliceSquares } from './slice-squares.mjs'
import { Squares } from './squares.mjs'
import { checkSpace, putIntoUse, withWorkFolder } from './store.mjs'

/** The room on the disk that the work takes, in sizes of the extract: ways, features and tiles. */
const SPACE = 3

const isIn = ([lng, lat], [west, south, east, north]) =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Refuses the extract of another country: none of the agency's towns lies in it. */
function refuseElsewhere(file, bounds, towns) {
  if (!bounds || !towns?.length || towns.some((town) => isIn(town, bounds))) return
  const covered = bounds.map((degrees) => degrees.toFixed(2)).join(', ')
  throw new Refusal(
    `${file} covers ${covered} (west, south, east, north), and none of the agency's ${towns.length} towns lies in it: take the extract of their country, or name a place with --box.`,
  )
}

function refuseEmpty(file, { counts, bounds }) {
  if (bounds && counts.streets) return
  throw new Refusal(`${file} has no streets ${bounds ? '' : 'and nothing else '}to show.`)
}

/**
 * Makes the map of an OpenStreetMap extract: streets, waters, greens, railways, borders, places and
 * points of interest. Memory holds ids and positions, then one square at a time.
 * @param {object} options
 * @param {string} options.folder var/map
 * @param {string} options.file
 * @param {number[][]} [options.boxes] only what lies here
 * @param {[number, number][]} [options.towns] of the agency: one of them must lie in the extract
 * @param {(text: string) => void} [options.report]
 */
export async function makeFromExtract({ folder, file, boxes, towns, report = () => {} }) {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(`There is no file ${file}.`)
  return withWorkFolder(folder, async (work) => {
    checkSpace(folder, fs.statSync(file).size * SPACE)
    const osmFile = openOsmFile(file)
    const squares = new Squares(path.join(work, 'squares'))
    try {
      if (!boxes) refuseElsewhere(file, osmFile.bounds, towns)
      report(`reading ${file}, ${megabytes(osmFile.size)}`)
      await extract({ osmFile, boxes, squares, folder: work, report })
    } finally {
      osmFile.close()
    }
    refuseEmpty(file, squares)
    if (!boxes) refuseElsewhere(file, squares.bounds, towns)
    const counts = Object.entries(squares.counts).map(([layer, count]) => `${layer} ${count}`)
    report(`found ${counts.join(', ')}`)
    const tiles = await sliceSquares(squares, { boxes, report })
    const draft = path.join(work, 'map.pmtiles')
    writeArchive(draft, tiles, {
      minZoom: MIN_ZOOM,
      maxZoom: squares.counts.addresses ? ADDRESS_ZOOM : MAX_ZOOM,
      bounds: squares.bounds,
      tilePacking: PACKED.gzip,
      metadata: {
        name: 'Hestia',
        attribution: ATTRIBUTION,
        type: 'baselayer',
        vector_layers: vectorLayers(),
        ...(boxes && { boxes }),
      },
    })
    return putIntoUse(folder, draft, { source: path.basename(file) })
  })
}
