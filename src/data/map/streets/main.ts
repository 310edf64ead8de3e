// Makes the index of streets of a map file, in a process of its own: it reads hundreds of tiles.
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { withArchive } from '../openArchive'
import { collectStreets } from './collectStreets'
import { indexTask } from './indexTask'
import { writeStreetIndex } from './streetIndex'

const INDEX_FILE = /^[0-9a-f]{16}\.streets$/

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array))
const task = indexTask.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))

const streets = await withArchive(task.mapFile, (archive) =>
  collectStreets(archive, task, task.boxes),
)
const draft = `${task.indexFile}.${process.pid}`
try {
  await writeFile(draft, writeStreetIndex(streets, task.towns))
  await rename(draft, task.indexFile)
} finally {
  await rm(draft, { force: true })
}

// Those of map files before this one.
const folder = path.dirname(task.indexFile)
for (const name of await readdir(folder))
  if (INDEX_FILE.test(name) && name !== path.basename(task.indexFile))
    await rm(path.join(folder, name), { force: true })
