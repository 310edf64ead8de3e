// `npm run map`: makes the street map. From an OpenStreetMap extract, from a PMTiles file that is
// there, or, without a file, the agency's towns out of a public build.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { connect, databaseFor } from './lib/database.mjs'
import { boxAroundTown, parseBox, readTowns } from './lib/map/boxes.mjs'
import { copyFromBuild } from './lib/map/from-build.mjs'
import { makeFromExtract } from './lib/map/from-extract.mjs'
import { takeFile } from './lib/map/from-file.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { withWorkState } from './lib/map/work-state.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal, sinceStart } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'

const USAGE = `npm run map                                  copies the agency's towns out of MAP_SOURCE
npm run map -- --box west,south,east,north   copies this box; may be repeated
npm run map -- FILE.osm.pbf                  makes the map of an OpenStreetMap extract
npm run map -- FILE.osm.pbf --towns          makes the map of the agency's towns in it
npm run map -- FILE.osm.pbf --box …          makes the map of a box in it
npm run map -- FILE.pmtiles                  takes a map that is there`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        towns: { type: 'boolean' },
        box: { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    })
    if (positionals.length > 1) throw new Refusal(`Name one file.\n\n${USAGE}`)
    return { ...values, file: positionals[0] && path.resolve(positionals[0]) }
  } catch (error) {
    if (error.code?.startsWith('ERR_PARSE_ARGS')) throw new Refusal(`${error.message}\n\n${USAGE}`)
    throw error
  }
}

async function townsOf(settings) {
  const client = await connect(await databaseFor(settings, { command: 'run map', alone: false }))
  try {
    return await readTowns(client)
  } finally {
    await client.end()
  }
}

function boxesOfTowns(towns) {
  if (towns.length) return towns.map(boxAroundTown)
  throw new Refusal(
    'The agency has no property in a town whose place is known: name a place with --box west,south,east,north.',
    'noTowns',
  )
}

/** Makes the map by the way that the arguments ask for. */
async function make({ file, towns: onlyTowns, box }, { settings, folder, report }) {
  if (file?.endsWith('.pmtiles')) {
    if (onlyTowns || box)
      throw new Refusal('A .pmtiles file is taken whole, without --towns or --box.')
    return takeFile({ folder, file, report })
  }
  if (file && !file.endsWith('.pbf'))
    throw new Refusal(`${file} ends in neither .osm.pbf nor .pmtiles.\n\n${USAGE}`)
  const named = box?.map(parseBox)
  const towns = named ? [] : await townsOf(settings)
  if (file) {
    const boxes = named ?? (onlyTowns ? boxesOfTowns(towns) : undefined)
    // What slices an extract is a development package, which a container leaves out until it is needed.
    await ensurePackages(settings, { need: 'all' })
    return makeFromExtract({ folder, file, boxes, towns, report })
  }
  const source = settings.env.MAP_SOURCE
  return copyFromBuild({ folder, source, boxes: named ?? boxesOfTowns(towns), report })
}

await program(async () => {
  const options = readArguments()
  if (options.help) {
    print(USAGE)
    return
  }
  const settings = readSettings()
  const folder = path.join(settings.varDir, 'map')
  const say = (text) => print(`  ${text}  (${sinceStart()})`)
  const map = await withWorkState(folder, say, (report) =>
    make(options, { settings, folder, report }),
  )
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  print(
    `The map is in use: ${map.file}, zooms ${map.minZoom} to ${map.maxZoom}, ${map.streets.length} squares with streets  (${sinceStart()}, ${memory} MB)`,
  )
})
