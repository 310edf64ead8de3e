// `npm run backup FILE`: writes database and uploads to one file, also while the server runs.
import path from 'node:path'

import { writeBackup } from './lib/backup.mjs'
import { connect, databaseFor } from './lib/database.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal, sinceStart } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'

await program(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new Refusal('Name the file to write: npm run backup hestia.backup')
  const settings = readSettings()
  const file = path.resolve(name)
  const client = await connect(await databaseFor(settings, { command: 'run backup', alone: false }))
  try {
    const { tables, files } = await writeBackup(settings, client, file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${rows} rows of ${tables.length} tables and ${files.length} files are in ${file}  (${sinceStart()})`,
    )
    print('Not in it: var/secrets.json, which signs sessions; keep a copy in a safe place.')
    if (settings.env.S3_BUCKET) print(`Nor the uploads in the S3 bucket ${settings.env.S3_BUCKET}.`)
  } finally {
    await client.end()
  }
})
