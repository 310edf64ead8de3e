// `npm run reset`: resets to an installation that was never used. Secrets, logs and backup files
// stay.
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { connect, place, databaseFor, refuseOthers } from './lib/database.mjs'
import { claimFolder } from './lib/claim.mjs'
import { emptyDatabase } from './lib/empty-database.mjs'
import { refuseStrangeDatabase } from './lib/migrations.mjs'
import { attach } from './lib/postgres.mjs'
import { program } from './lib/program.mjs'
import { print, Refusal } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'

async function ask(question) {
  if (!process.stdin.isTTY)
    throw new Refusal(
      'There is no terminal to confirm in: say --yes, or with DATABASE_URL --yes=NAME with the name of the database.',
    )
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await reader.question(question)).trim()
  } finally {
    reader.close()
  }
}

/** With DATABASE_URL the database may be the wrong one, so its name must be typed. */
async function consented(settings, yes) {
  if (!settings.databaseUrl)
    return yes !== undefined || /^y(es)?$/i.test(await ask('Delete all this? y/N '))
  const name = place(settings.databaseUrl)?.split('/')[1]
  return (yes || (await ask('Type the name of the database to delete all this: '))) === name
}

async function deleteDatabase(settings) {
  if (!settings.databaseUrl) {
    await (await attach(settings))?.stop()
    for (const name of ['postgres', 'postgres.new'])
      fs.rmSync(path.join(settings.varDir, name), { recursive: true, force: true })
    return
  }
  const client = await connect(await databaseFor(settings, { command: 'run reset', alone: false }))
  try {
    await refuseStrangeDatabase(client)
    await refuseOthers(client)
    await emptyDatabase(client)
  } finally {
    await client.end()
  }
}

const empty = (folder) => {
  if (fs.existsSync(folder))
    for (const name of fs.readdirSync(folder))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}

const yesGiven = () => {
  const bare = process.argv.includes('--yes')
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--yes'),
    options: { yes: { type: 'string' } },
  })
  return values.yes ?? (bare ? '' : undefined)
}

await program(async () => {
  const settings = readSettings()
  const { MEDIA_DIR: media, DOCUMENTS_DIR: documents, S3_BUCKET: bucket } = settings.env
  await claimFolder(settings, { command: 'run reset' })
  print('This deletes for good:')
  print(
    `  database   ${settings.databaseUrl ? place(settings.databaseUrl) : path.join(settings.varDir, 'postgres')}`,
  )
  print(`  media      ${media}\n  documents  ${documents}`)
  if (bucket) print(`Uploads in the S3 bucket ${bucket} stay.`)
  if (!(await consented(settings, yesGiven()))) throw new Refusal('Nothing was deleted.')
  await deleteDatabase(settings)
  empty(media)
  empty(documents)
  for (const name of ['first-login.txt', path.join('run', 'filling')])
    fs.rmSync(path.join(settings.varDir, name), { force: true })
  print('Deleted. npm start begins with an empty database.')
})
