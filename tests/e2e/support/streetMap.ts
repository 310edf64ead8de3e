import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, type APIRequestContext } from '@playwright/test'

import { makeFromExtract } from '../../../scripts/lib/map/from-extract.mjs'
import { takeFile } from '../../../scripts/lib/map/from-file.mjs'
import { inventedVillage, VILLAGE_BOUNDS } from '../../support/inventedVillage.mjs'
import { osmExtract } from '../../support/osmExtract.mjs'
import { tinyArchive, tinyMap, type Thing } from '../../support/tinyMap'

/** The folder of maps of the site that is tested. */
const folder = path.resolve(process.env.OUTBOX ?? path.join('var', 'outbox'), '..', 'map')
const pointer = path.join(folder, 'map.json')

const HASH = '5eed5eed5eed5eed'
export const STREET = 'Verzonnenstraat'
/**
 * The middle of that street, near Ghent. It is the middle of a tile too: the street is long enough
 * there for its name, and no town is named beside it.
 */
export const streetPlace = { lat: 51.03449, lng: 3.74634 }

/** Puts a map file with one street into use, and waits until the map is told of it. */
export async function useStreetMap(request: APIRequestContext): Promise<void> {
  const { lat, lng } = streetPlace
  const line = [
    [lng - 0.009, lat],
    [lng, lat],
    [lng + 0.009, lat],
  ] as const
  const { archive, streetTile } = tinyMap({ kind: 'primary', name: STREET, line })
  const about = {
    file: `${HASH}.pmtiles`,
    hash: HASH,
    made: new Date().toISOString(),
    source: 'test',
    attribution: '© OpenStreetMap contributors',
    layers: 'hestia',
    minZoom: 9,
    maxZoom: 14,
    bounds: [3, 50, 5, 52],
    streets: [streetTile],
  }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, about.file), archive)
  await writeFile(`${pointer}.new`, JSON.stringify(about))
  await rename(`${pointer}.new`, pointer)
  await expectMap(request, (text) => text.includes(HASH))
}

/** Puts a map file of another maker into use, by the work of `npm run map -- FILE.pmtiles`. */
export async function useForeignMap(
  request: APIRequestContext,
  things: readonly Thing[],
): Promise<void> {
  const { archive } = tinyArchive(things, [streetPlace.lng, streetPlace.lat])
  const given = path.join(folder, '..', 'given.pmtiles')
  await writeFile(given, archive)
  const { hash } = await takeFile({ folder, file: given })
  await rm(given)
  await expectMap(request, (text) => text.includes(hash))
}

/** Makes the map of an invented village out of an extract, by the work of `npm run map`, and uses it. */
export async function useVillage(request: APIRequestContext): Promise<void> {
  const given = path.join(folder, '..', 'village.osm.pbf')
  await writeFile(given, osmExtract(inventedVillage(), { bounds: VILLAGE_BOUNDS }))
  const { hash } = await makeFromExtract({ folder, file: given })
  await rm(given)
  await expectMap(request, (text) => text.includes(hash))
}

/** Takes the map file out of use again. */
export async function removeStreetMap(request: APIRequestContext): Promise<void> {
  await rm(pointer, { force: true })
  for (const file of await readdir(folder))
    if (file.endsWith('.pmtiles')) await rm(path.join(folder, file))
  await expectMap(request, (text) => !text.includes('.mvt'))
}

const expectMap = (request: APIRequestContext, isRight: (text: string) => boolean) =>
  expect
    .poll(async () => isRight(await (await request.get('/nl/map/')).text()), { timeout: 30_000 })
    .toBe(true)
