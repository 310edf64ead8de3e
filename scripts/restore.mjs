// `npm run restore FILE`: restores a backup into an empty database.
import path from 'node:path'

import { connect, databaseFor } from './lib/database.mjs'
import { program } from './lib/program.mjs'
import { restoreBackup } from './lib/restore.mjs'
import { print, Refusal, sinceStart } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'

await program(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new Refusal('Name the file to read: npm run restore hestia.backup')
  const settings = readSettings()
  const url = await databaseFor(settings, { command: 'run restore', alone: true })
  const client = await connect(url)
  try {
    const { madeAt, tables, files } = await restoreBackup(settings, client, url, path.resolve(name))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `${rows} rows of ${tables.length} tables and ${files.length} files of ${madeAt} are restored  (${sinceStart()})`,
    )
  } finally {
    await client.end()
  }
})
