// `npm run build`: what `npm start` would build, for an image or a release. Needs no database.
import { ensureBuild } from './lib/build.mjs'
import { stopChildren, stopOrphans } from './lib/children.mjs'
import { takeLock } from './lib/lock.mjs'
import { program } from './lib/program.mjs'
import { step } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { whenStopping } from './lib/shutdown.mjs'

await program(async () => {
  const settings = readSettings()
  whenStopping(takeLock(settings, { command: 'run build' }))
  whenStopping(stopChildren)
  await stopOrphans(settings)
  await step('Build', () => ensureBuild(settings), String)
})
