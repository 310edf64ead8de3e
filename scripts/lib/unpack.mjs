import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { FORMAT } from './backup.mjs'
import { readDecrypted } from './encrypt.mjs'
import { intoFile } from './into-file.mjs'
import { migrationsInFolder } from './migrations.mjs'
import { Refusal } from './say.mjs'
import { readTar } from './tar.mjs'

const EXPECTED = /^(?:manifest\.json|tables\/\w+|(?:media|documents)\/.+)$/
/** Characters that a system reads as part of a path, or that hide what a name is. */
const FORBIDDEN = /[\\:\p{Cc}\p{Cf}]/u

/**
 * Refuses a name that is not written as the place it leads to: `media/../documents/x` stays inside
 * the folder of the archive, but would overwrite a file of another kind when the uploads are
 * restored.
 */
function placeIn(folder, name) {
  const parts = name.split('/')
  const isPlain =
    EXPECTED.test(name) &&
    !FORBIDDEN.test(name) &&
    !parts.some((part) => ['', '.', '..'].includes(part))
  const place = path.resolve(folder, name)
  if (!isPlain || place !== path.join(folder, ...parts))
    throw new Error(`${JSON.stringify(name)} does not belong into a backup`)
  return place
}

async function extract(file, folder, key) {
  const found = new Map()
  for await (const { name, size, body } of readTar(readDecrypted(file, key, createGunzip()))) {
    const place = placeIn(folder, name)
    if (found.has(name)) throw new Error(`${name} comes twice`)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    const hash = createHash('sha256')
    const hashing = async function* (source) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    }
    await intoFile(place, { flags: 'wx' }, (stream) => pipeline(body, hashing, stream))
    found.set(name, `${size} ${hash.digest('hex')}`)
  }
  return found
}

/** Checks that every entry of the manifest is there unchanged, and no other. */
function compare(found, manifest) {
  const named = [
    ...manifest.tables.map((table) => ({ ...table, name: `tables/${table.name}` })),
    ...manifest.files,
  ]
  const wrong = named.find(({ name, bytes, sha256 }) => found.get(name) !== `${bytes} ${sha256}`)
  if (wrong) throw new Error(`${wrong.name} is not as it was written`)
  if (found.size !== named.length + 1) throw new Error('it holds more than it names')
}

/**
 * Unpacks a backup and checks all of it before anything else is changed.
 * @param {string} file
 * @param {string} folder
 * @param {string} [key] of an encrypted one
 * @returns {Promise<import('./backup.mjs').Manifest>}
 */
export async function unpack(file, folder, key) {
  if (!fs.existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  let manifest
  try {
    const found = await extract(file, folder, key)
    manifest = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
    compare(found, manifest)
  } catch (error) {
    if (error instanceof Refusal || ['ENOSPC', 'EACCES', 'EPERM'].includes(error.code)) throw error
    throw new Refusal(
      `${file} is damaged or no backup of Hestia (${error.message}): nothing was restored.`,
    )
  }
  const known = new Set(migrationsInFolder())
  if (manifest.format > FORMAT || manifest.migrations.some((name) => !known.has(name))) {
    throw new Refusal(
      `${file} is from a newer version of Hestia (${manifest.version}): restore it with that version.`,
    )
  }
  return manifest
}
