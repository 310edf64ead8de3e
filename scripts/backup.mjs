// `npm run backup FILE`: writes database and uploads to one file, also while the server runs.
// `npm run backup -- --into FOLDER`: the same to a file named by the time, and removes old ones by rule.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { writeBackup } from './lib/backup.mjs'
import { connect, databaseFor } from './lib/database.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal, sinceStart } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { nameNow, thinFolder } from './lib/thin.mjs'
import { refuseWrongSettings } from './lib/validate.mjs'

await program(async () => {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' } },
    allowPositionals: true,
  })
  const folder = values.into && path.resolve(values.into)
  const name = folder ? path.join(folder, nameNow(new Date())) : positionals[0]
  if (!name)
    throw new Refusal(
      'Name the file to write (npm run backup hestia.backup) or a folder (npm run backup -- --into /backups).',
    )
  const settings = readSettings()
  await refuseWrongSettings(settings)
  const file = path.resolve(name)
  if (folder) fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const client = await connect(await databaseFor(settings, { command: 'run backup', alone: false }))
  try {
    const { tables, files } = await writeBackup(settings, client, file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${rows} rows of ${tables.length} tables and ${files.length} files are in ${file}  (${sinceStart()})`,
    )
    const removed = folder ? thinFolder(folder, new Date()) : 0
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
