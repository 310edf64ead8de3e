// `npm run migrate`: brings the database up to date and ends. It also works while a server runs,
// for an update of several instances: first the database, then one instance after the other.
import { killChildren, stopChildren } from './lib/children.mjs'
import { connect, databaseFor } from './lib/database.mjs'
import { alone, migrate, refuseStrangeDatabase } from './lib/migrations.mjs'
import { program } from './lib/program.mjs'
import { step } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { whenStopping } from './lib/shutdown.mjs'
import { refuseWrongSettings } from './lib/validate.mjs'

await program(async () => {
  const settings = readSettings()
  await refuseWrongSettings(settings)
  const url = await databaseFor(settings, { command: 'run migrate', alone: false })
  settings.env.DATABASE_URL = url
  whenStopping('programs', stopChildren, killChildren)
  const client = await connect(url)
  try {
    await refuseStrangeDatabase(client)
    await step('Migrations', () => alone(client, () => migrate(settings, client)), String)
  } finally {
    await client.end()
  }
})
