// `npm run worker`: works off the jobs in a process of its own, for a server started with WORKER=outside.
import { spawn } from 'node:child_process'

import { payload } from './lib/children.mjs'
import { runningDatabase } from './lib/database.mjs'
import { signal, until } from './lib/processes.mjs'
import { program } from './lib/program.mjs'
import { Refusal } from './lib/say.mjs'
import { readSettings, root } from './lib/settings.mjs'
import { isStopping, whenStopping } from './lib/shutdown.mjs'

const GRACE = 30_000

await program(async () => {
  const settings = readSettings()
  const url = await runningDatabase(settings)
  if (!url) throw new Refusal('The embedded database is not running: start the site first (WORKER=outside npm start), or set DATABASE_URL.')
  const worker = spawn(process.execPath, payload('run', 'src/jobs/run.ts'), {
    cwd: root,
    env: { ...settings.env, DATABASE_URL: url },
    // A Ctrl-C reaches this process alone, which lets the job at hand come to its end.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const runs = () => worker.exitCode === null && worker.signalCode === null
  whenStopping(
    async () => {
      if (runs()) signal(worker.pid, 'SIGTERM')
      if (!(await until(() => !runs(), GRACE))) signal(worker.pid, 'SIGKILL', { group: true })
    },
    () => signal(worker.pid, 'SIGKILL', { group: true }),
  )
  const code = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  if (!isStopping()) throw new Refusal(`The worker ended (${code ?? worker.signalCode}); its last words are above.`)
})
