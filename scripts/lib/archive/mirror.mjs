import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

import { connect } from '../database.mjs'
import { encryption } from '../encrypt.mjs'
import { inWords, print, Refusal } from '../say.mjs'
import { writePrivately } from '../settings.mjs'
import { isStopping } from '../shutdown.mjs'
import { openStore } from '../store.mjs'
import { tarEnd, tarEntry } from '../tar.mjs'
import { listBases, walOf } from './folder.mjs'
import { FOLDERS, objectOfBase, storeOf, superfluousObjects } from './objects.mjs'

const INTERVAL_MS = 5000
const PIECE_FILE = /^[\dA-F]{8,24}[\w.]*\.gz$/

const maybeEncrypted = ({ BACKUP_KEY: key }) => (key ? [encryption(key)] : [])

async function* packed(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const nameOf = (entry) => path.relative(folder, path.join(entry.parentPath, entry.name))
  const folders = Buffer.from(
    JSON.stringify(entries.filter((entry) => entry.isDirectory()).map(nameOf)),
  )
  yield* tarEntry(FOLDERS, folders.length, [folders])
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(folder, nameOf(entry))
    const { size } = fs.statSync(file)
    yield* tarEntry(nameOf(entry), size, size ? fs.createReadStream(file) : [])
  }
  yield tarEnd()
}

const writeBase = ({ env }, store, base) =>
  store.write(objectOfBase(base), (into) =>
    pipeline([
      Readable.from(packed(base.folder), { objectMode: false }),
      createGzip({ level: 1 }),
      ...maybeEncrypted(env),
      into,
    ]),
  )

const writePiece = ({ env }, store, archive, name) =>
  store.write(`wal/${name}`, (into) =>
    pipeline([fs.createReadStream(path.join(walOf(archive), name)), ...maybeEncrypted(env), into]),
  )

/** What is in the archive, and not in the store. */
function missingIn(archive, known) {
  const pieces = fs.readdirSync(walOf(archive)).filter((name) => PIECE_FILE.test(name))
  return {
    pieces: pieces.filter((name) => !known.has(`wal/${name}`)).sort(),
    bases: listBases(archive).filter((base) => !known.has(objectOfBase(base))),
  }
}

/** How long the oldest piece that is not in the store has waited, in seconds. */
function waitOf(archive, known, now) {
  const times = missingIn(archive, known).pieces.map(
    (name) =>
      fs.statSync(path.join(walOf(archive), name), { throwIfNoEntry: false })?.mtimeMs ?? now,
  )
  return Math.max(0, (now - Math.min(now, ...times)) / 1000)
}

/**
 * Copies to the store what is not there yet, the pieces first, and removes what is too old there.
 * @param {Set<string>} known what is in the store; it is kept up to date
 */
export async function mirrorArchive(settings, { archive, store, known }) {
  const { pieces, bases } = missingIn(archive, known)
  for (const name of pieces) {
    await writePiece(settings, store, archive, name)
    known.add(`wal/${name}`)
  }
  for (const base of bases) {
    await writeBase(settings, store, base)
    known.add(objectOfBase(base))
  }
  if (bases.length === 0) return
  const old = superfluousObjects([...known])
  await store.remove(old)
  for (const name of old) known.delete(name)
}

function note(settings, outcome) {
  const file = path.join(settings.varDir, 'run', 'archive-copy.json')
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writePrivately(file, `${JSON.stringify(outcome)}\n`)
  } catch {
    // A full disk: what was copied is in the store all the same.
  }
}

const OF_DATABASE = 'system/'

/** The store, with what is in it. One that holds another database would mix the pieces of both. */
async function openMirror(settings, place, system) {
  const store = await openStore(settings, place)
  const known = new Set(await store.list())
  const owner = [...known].find((name) => name.startsWith(OF_DATABASE))
  if (owner && owner !== OF_DATABASE + system) {
    store.close()
    throw new Refusal(`${place} holds the archive of another database: name another place.`)
  }
  if (!owner) await store.write(OF_DATABASE + system, async (into) => into.end(system))
  return { store, known }
}

/** A mirror that is opened when it is needed, and again after a failure. */
function createMirror(settings, { place, archive, system }) {
  let opened
  return async () => {
    try {
      opened ??= await openMirror(settings, place, system)
      await mirrorArchive(settings, { archive, ...opened })
      return { reason: '', behindSeconds: waitOf(archive, opened.known, Date.now()) }
    } catch (error) {
      const known = opened?.known ?? new Set()
      opened?.store.close()
      opened = undefined
      const [reason] = inWords(error).split('\n')
      return {
        reason,
        behindSeconds: fs.existsSync(archive) ? waitOf(archive, known, Date.now()) : 0,
      }
    }
  }
}

async function systemOf(url) {
  const client = await connect(url)
  try {
    const { rows } = await client.query(
      'select system_identifier::text as system from pg_control_system()',
    )
    return rows[0].system
  } finally {
    await client.end()
  }
}

/**
 * Copies the archive of a database for as long as the site runs. A failure is said once, and tried again.
 * @param {{ archive: string | undefined, url: string | undefined }} database
 * @param {{ pauseMs?: number, signal?: AbortSignal }} [options]
 */
export async function keepMirror(settings, database, options = {}) {
  const { archive, url } = database
  const { pauseMs = INTERVAL_MS, signal } = options
  const place = archive && url && storeOf(settings)
  if (!place) return
  const copy = createMirror(settings, { place, archive, system: await systemOf(url) })
  let said = ''
  while (!isStopping() && !signal?.aborted) {
    const { reason, behindSeconds } = await copy()
    note(settings, { at: new Date().toISOString(), ok: !reason, behindSeconds, reason })
    if (reason && reason !== said && !isStopping())
      print(`  The archive is not copied to ${place}: ${reason}`)
    said = reason
    await pause(pauseMs, undefined, { ref: false })
  }
}
