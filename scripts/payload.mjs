// `npm run generate`, `npm run migrate:create -- NAME`: Payload's own commands, with settings that
// need no database.
import { payload, run } from './lib/children.mjs'
import { program } from './lib/program.mjs'
import { readSettings } from './lib/settings.mjs'

const NOWHERE = 'postgres://nobody@localhost/none'

await program(async () => {
  const [command, ...rest] = process.argv.slice(2)
  await run(readSettings('development'), 'payload', payload(command ?? '--help', ...rest), {
    what: `payload ${command}`,
    env: { DATABASE_URL: NOWHERE },
    onScreen: true,
    // These commands write source files, which other users may read.
    umask: 0o022,
  })
})
