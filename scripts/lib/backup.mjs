import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { refuseExisting, writeTo } from './backup-target.mjs'
import { copyToFile } from './copy.mjs'
import { encryption } from './encrypt.mjs'
import { recordedMigrations } from './migrations.mjs'
import { Refusal } from './say.mjs'
import { root, writePrivately } from './settings.mjs'
import { isInStore } from './store.mjs'
import { copyTarget, listTables, readJobs, readSequences } from './tables.mjs'
import { tarEnd, tarEntry } from './tar.mjs'

/** Increase this when older versions can no longer read the file. */
export const FORMAT = 1

/** The folders of uploads, by their names inside the file. */
export const folders = ({ env }) => ({ media: env.MEDIA_DIR, documents: env.DOCUMENTS_DIR })

const version = () => JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version

/**
 * @typedef {object} Manifest written last, because the checksums are known only then
 * @property {number} format
 * @property {string} version
 * @property {string} madeAt
 * @property {string[]} migrations
 * @property {{
 *   name: string, columns: string[], rows: number, bytes: number, sha256: string
 * }[]} tables
 * @property {{ name: string, value: string, called: boolean }[]} sequences
 * @property {object[]} jobs
 * @property {{ name: string, bytes: number, sha256: string }[]} files
 */

async function* tables(client, draft, manifest) {
  const spool = `${draft}.table`
  try {
    for (const table of await listTables(client)) {
      // A tar entry begins with its length, which is known only after the table was read.
      const copied = await copyToFile(client, copyTarget(table), spool)
      manifest.tables.push({ ...table, ...copied })
      // Opened first: when the backup is ended here, the file is removed while a stream would still open it.
      const handle = await fs.promises.open(spool)
      yield* tarEntry(`tables/${table.name}`, copied.bytes, handle.createReadStream())
    }
  } finally {
    fs.rmSync(spool, { force: true })
  }
}

async function* hashed(source, hash) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

/**
 * Leaves out an upload that was deleted since the list was made, as if the backup had begun later.
 */
async function openIfThere(file) {
  try {
    return await fs.promises.open(file, 'r')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

async function* uploads(settings, manifest) {
  for (const [kind, folder] of Object.entries(folders(settings))) {
    if (!fs.existsSync(folder)) continue
    const entries = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      const handle = await openIfThere(file)
      if (!handle) continue
      const { size } = await handle.stat()
      const hash = createHash('sha256')
      const name = `${kind}/${path.relative(folder, file).replaceAll('\\', '/')}`
      const body = size
        ? handle.createReadStream({ start: 0, end: size - 1 })
        : (await handle.close(), [])
      yield* tarEntry(name, size, hashed(body, hash))
      manifest.files.push({ name, bytes: size, sha256: hash.digest('hex') })
    }
  }
}

async function* contents(settings, client, draft, manifest) {
  yield* tables(client, draft, manifest)
  manifest.sequences = await readSequences(client)
  manifest.jobs = await readJobs(client)
  await client.query('commit')
  yield* uploads(settings, manifest)
  const text = Buffer.from(JSON.stringify(manifest, null, 1))
  yield* tarEntry('manifest.json', text.length, [text])
  yield tarEnd()
}

/**
 * Notes the last backup for the monitor, and whether the last attempt failed. A note that cannot be written is no
 * reason to fail.
 */
function noteBackup(settings, outcome) {
  const file = path.join(settings.varDir, 'run', 'backup.json')
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const before = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
    writePrivately(file, `${JSON.stringify({ ...before, ...outcome })}\n`)
  } catch {
    // The file is there, and its path was printed.
  }
}

const newManifest = (migrations) => ({
  format: FORMAT,
  version: version(),
  madeAt: new Date().toISOString(),
  migrations,
  tables: [],
  sequences: [],
  jobs: [],
  files: [],
})

/**
 * Writes a consistent snapshot of the database and the uploads, encrypted where BACKUP_KEY is set. The server may
 * keep running.
 * @param {import('pg').Client} client
 * @param {string} place a file, or s3://BUCKET/FOLDER/NAME
 * @returns {Promise<Manifest>}
 */
export async function writeBackup(settings, client, place) {
  const { BACKUP_KEY: key } = settings.env
  const spool = isInStore(place) ? path.join(settings.varDir, 'run', 'backup') : place
  let bytes = 0
  try {
    await refuseExisting(settings, place)
    await client.query('begin isolation level repeatable read read only')
    const migrations = await recordedMigrations(client)
    if (!migrations.length) throw new Refusal('The database is empty: there is nothing to back up.')
    const manifest = newManifest(migrations)
    const counted = new Transform({
      transform(chunk, _, done) {
        bytes += chunk.length
        done(null, chunk)
      },
    })
    fs.mkdirSync(path.dirname(spool), { recursive: true, mode: 0o700 })
    const source = contents(settings, client, spool, manifest)
    await writeTo(settings, place, (target) =>
      pipeline([
        Readable.from(source, { objectMode: false }),
        createGzip({ level: 4 }),
        ...(key ? [encryption(key)] : []),
        counted,
        target,
      ])
        // A target that fails ends the pipeline while a table is still copied: wait until its spool file is removed.
        .finally(() => source.return()),
    )
    noteBackup(settings, { madeAt: manifest.madeAt, bytes, hasFailed: false })
    return manifest
  } catch (error) {
    noteBackup(settings, { hasFailed: true })
    if (error.code !== 'ENOSPC') throw error
    throw new Refusal(
      `The disk is full, so ${place} was not written and nothing of it is left: make room and try again.`,
    )
  }
}
