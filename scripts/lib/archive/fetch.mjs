import fs from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { readDecrypted } from '../encrypt.mjs'
import { intoFile } from '../into-file.mjs'
import { Refusal } from '../say.mjs'
import { openStore } from '../store.mjs'
import { readTar } from '../tar.mjs'
import { basesOf, walOf } from './folder.mjs'
import { BASE, FOLDERS, storeOf } from './objects.mjs'

/** Fetches an object, decrypted and whole, before anything is made of it. */
async function fetchDecrypted({ env }, store, { name, draft }, work) {
  const plain = `${draft}.plain`
  try {
    await store.fetch(name, draft)
    const contents = readDecrypted(draft, env.BACKUP_KEY, new PassThrough())
    await intoFile(plain, {}, (stream) => pipeline(contents, stream))
    await work(plain)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.message.replace(draft, name))
    throw new Refusal(`${name} in the store is damaged (${error.message}): nothing was restored.`)
  } finally {
    for (const file of [draft, plain]) fs.rmSync(file, { force: true })
  }
}

async function makeFolders(body, place) {
  const chunks = []
  for await (const chunk of body) chunks.push(chunk)
  for (const name of JSON.parse(Buffer.concat(chunks).toString('utf8')))
    fs.mkdirSync(place(name), { recursive: true, mode: 0o700 })
}

async function unpackBase(file, folder) {
  const draft = `${folder}.unfinished`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 })
  const place = (name) => {
    const target = path.resolve(draft, name)
    if (target.startsWith(draft + path.sep)) return target
    throw new Error(`${JSON.stringify(name)} does not belong into a copy`)
  }
  for await (const { name, body } of readTar(fs.createReadStream(file).pipe(createGunzip()))) {
    if (name === FOLDERS) await makeFolders(body, place)
    else await intoFile(place(name), {}, (stream) => pipeline(body, stream))
  }
  fs.renameSync(draft, folder)
}

/** A piece must be readable for the account of the database. */
function placePiece(file, target) {
  fs.copyFileSync(file, `${target}.part`)
  fs.chmodSync(`${target}.part`, 0o644)
  fs.renameSync(`${target}.part`, target)
}

/**
 * Brings from the store what the archive does not have, for a restore on another machine.
 * @returns {Promise<number>} how many objects
 */
export async function fetchArchive(settings, archive) {
  const place = storeOf(settings)
  if (!place) return 0
  const store = await openStore(settings, place)
  let fetched = 0
  try {
    const draft = path.join(archive, '.fetched')
    for (const folder of [walOf(archive), basesOf(archive)])
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of await store.list()) {
      const [, base] = BASE.exec(name) ?? []
      const target = base ? path.join(basesOf(archive), base) : path.join(archive, name)
      if (fs.existsSync(target) || (!base && !name.startsWith('wal/'))) continue
      await fetchDecrypted(settings, store, { name, draft }, (file) =>
        base ? unpackBase(file, target) : placePiece(file, target),
      )
      fetched += 1
    }
  } finally {
    store.close()
  }
  return fetched
}
