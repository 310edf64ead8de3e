// `npm run restore FILE`: restores a backup into an empty database. FILE may be in an S3 store: s3://BUCKET/FOLDER/NAME.
// `npm run restore -- --at TIME`: gives the embedded database back as it was at a moment, from its archive.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { readMoment, restoreAt } from './lib/archive/restore-at.mjs'
import { claimFolder } from './lib/claim.mjs'
import { connect, databaseFor } from './lib/database.mjs'
import { program } from './lib/program.mjs'
import { restoreBackup } from './lib/restore.mjs'
import { print, Refusal, sinceStart } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { isInStore, openStore } from './lib/store.mjs'

/** Gives the file of a backup, fetched first if it is in an S3 store. */
async function withFile(settings, place, work) {
  if (!isInStore(place)) return work(path.resolve(place))
  const file = path.join(settings.varDir, 'run', path.posix.basename(place))
  const store = await openStore(settings, path.posix.dirname(place))
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    await store.fetch(path.posix.basename(place), file)
    return await work(file)
  } finally {
    store.close()
    fs.rmSync(file, { force: true })
  }
}

async function fromFile(settings, name) {
  const url = await databaseFor(settings, { command: 'run restore', alone: true })
  const client = await connect(url)
  try {
    const { madeAt, tables, files } = await withFile(settings, name, (file) =>
      restoreBackup(settings, client, url, file),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${rows} rows of ${tables.length} tables and ${files.length} files of ${madeAt} are restored  (${sinceStart()})`,
    )
  } finally {
    await client.end()
  }
}

async function fromArchive(settings, time) {
  const at = readMoment(time)
  await claimFolder(settings, { command: 'run restore' })
  const { counts, before } = await restoreAt(settings, at)
  const said = Object.entries(counts).map(([table, rows]) => `${rows} ${table}`)
  print(
    `The database is as it was at ${at?.toISOString() ?? 'the end of the archive'}: ${said.join(', ') || 'no tables of Hestia'}  (${sinceStart()})`,
  )
  if (before) print(`The one before is in ${before}: delete it when it is no longer needed.`)
  print('Pictures and documents are files, and stay as they are now.')
}

await program(async () => {
  const { values, positionals } = parseArgs({
    options: { at: { type: 'string' } },
    allowPositionals: true,
  })
  const [name] = positionals
  if (!name === !values.at)
    throw new Refusal(
      'Name the file to read (npm run restore hestia.backup) or a moment (npm run restore -- --at 2027-01-31T14:05).',
    )
  const settings = readSettings()
  if (values.at) await fromArchive(settings, values.at)
  else await fromFile(settings, name)
})
