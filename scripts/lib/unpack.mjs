import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { FORMAT } from './backup.mjs'
import { migrationsInFolder } from './migrations.mjs'
import { Refusal } from './say.mjs'
import { readTar } from './tar.mjs'

const EXPECTED = /^(manifest\.json|tables\/\w+|(media|documents)\/.+)$/

/** A name from a file of unknown origin must not lead out of the folder. */
function placeIn(folder, name) {
  const place = path.resolve(folder, name)
  if (!EXPECTED.test(name) || !place.startsWith(folder + path.sep)) throw new Error(`${name} does not belong into a backup`)
  return place
}

async function extract(file, folder) {
  const found = new Map()
  for await (const { name, size, body } of readTar(fs.createReadStream(file).pipe(createGunzip()))) {
    const place = placeIn(folder, name)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    const hash = createHash('sha256')
    const hashing = async function* (source) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(body, hashing, fs.createWriteStream(place, { mode: 0o600 }))
    found.set(name, `${size} ${hash.digest('hex')}`)
  }
  return found
}

/** Every entry that the manifest names is there as it was written, and no other. */
function compare(found, manifest) {
  const named = [...manifest.tables.map((table) => ({ ...table, name: `tables/${table.name}` })), ...manifest.files]
  const wrong = named.find(({ name, bytes, sha256 }) => found.get(name) !== `${bytes} ${sha256}`)
  if (wrong) throw new Error(`${wrong.name} is not as it was written`)
  if (found.size !== named.length + 1) throw new Error('it holds more than it names')
}

/**
 * Unpacks a backup and checks all of it before anything else is touched.
 * @returns {Promise<import('./backup.mjs').Manifest>}
 */
export async function unpack(file, folder) {
  if (!fs.existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  let manifest
  try {
    const found = await extract(file, folder)
    manifest = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
    compare(found, manifest)
  } catch (error) {
    if (['ENOSPC', 'EACCES', 'EPERM'].includes(error.code)) throw error
    throw new Refusal(`${file} is damaged or no backup of Hestia (${error.message}): nothing was restored.`)
  }
  const known = new Set(migrationsInFolder())
  if (manifest.format > FORMAT || manifest.migrations.some((name) => !known.has(name))) {
    throw new Refusal(`${file} is from a newer version of Hestia (${manifest.version}): restore it with that version.`)
  }
  return manifest
}
