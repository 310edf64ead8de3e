// `npm run backup FILE`: writes database and uploads to one file, also while the server runs.
// `npm run backup -- --into FOLDER`: the same to a file named by the time, and removes old ones by rule.
// FILE and FOLDER may be in an S3 store: s3://BUCKET/FOLDER.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { writeBackup } from './lib/backup.mjs'
import { connect, databaseFor } from './lib/database.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal, sinceStart } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { isInStore, openStore } from './lib/store.mjs'
import { nameNow, thinFolder, thinStore } from './lib/thin.mjs'
import { refuseWrongSettings } from './lib/validate.mjs'

const inFolder = (folder, name) =>
  isInStore(folder) ? `${folder.replace(/\/$/, '')}/${name}` : path.join(folder, name)

/** Removes the backups that no rule keeps; returns how many. */
async function thin(settings, folder) {
  if (!isInStore(folder)) return thinFolder(folder, new Date())
  const store = await openStore(settings, folder)
  return thinStore(store, new Date()).finally(() => store.close())
}

const absolute = (place) => (place && !isInStore(place) ? path.resolve(place) : place)

await program(async () => {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' } },
    allowPositionals: true,
  })
  const folder = absolute(values.into)
  const file = folder ? inFolder(folder, nameNow(new Date())) : absolute(positionals[0])
  if (!file)
    throw new Refusal(
      'Name the file to write (npm run backup hestia.backup) or a folder (npm run backup -- --into /backups).',
    )
  const settings = readSettings()
  await refuseWrongSettings(settings)
  if (folder && !isInStore(folder)) fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const client = await connect(await databaseFor(settings, { command: 'run backup', alone: false }))
  try {
    const { tables, files } = await writeBackup(settings, client, file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${rows} rows of ${tables.length} tables and ${files.length} files are in ${file}  (${sinceStart()})`,
    )
    const removed = folder ? await thin(settings, folder) : 0
    if (removed) print(`${removed} older backups were removed.`)
    if (settings.env.BACKUP_KEY)
      print(
        'It is encrypted: without the key of BACKUP_KEY it is worth nothing, so keep that apart.',
      )
    print('Not in it: var/secrets.json, which signs sessions; keep a copy in a safe place.')
    if (settings.env.S3_BUCKET) print(`Nor the uploads in the S3 bucket ${settings.env.S3_BUCKET}.`)
  } finally {
    await client.end()
  }
})
