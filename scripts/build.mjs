// `npm run build`: builds what `npm start` would build, for an image or a release. Needs no
// database.
import { ensureBuild } from './lib/build.mjs'
import { claimFolder } from './lib/claim.mjs'
import { program } from './lib/program.mjs'
import { step } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'

await program(async () => {
  const settings = readSettings()
  await claimFolder(settings, { command: 'run build' })
  await step('Build', () => ensureBuild(settings), String)
})
