// `npm run worker`: processes jobs in a process of its own, for a server started with
// WORKER=outside.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import { payload } from './lib/children.mjs'
import { runningDatabase } from './lib/database.mjs'
import { signal, until } from './lib/processes.mjs'
import { program } from './lib/program.mjs'
import { Refusal } from './lib/say.mjs'
import { readSettings, root } from './lib/settings.mjs'
import { isStopping, whenStopping } from './lib/shutdown.mjs'
import { supervise } from './lib/supervise.mjs'
import { refuseWrongSettings } from './lib/validate.mjs'

/** Longer than the worker waits for its jobs to finish. */
const GRACE = 30_000
/** A worker that ends sooner than this cannot run at all; one that ends later is started again. */
const TRIAL = 10_000

function startWorker(settings, url) {
  const child = spawn(process.execPath, payload('run', 'src/jobs/run.ts'), {
    cwd: root,
    env: { ...settings.env, DATABASE_URL: url },
    // A Ctrl-C reaches only this process, which lets the current job finish.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = new Promise((resolve, reject) =>
    child.once('exit', (code, by) => resolve({ code, signal: by })).once('error', reject),
  )
  exited.catch(() => {})
  return {
    pid: child.pid,
    exited,
    runs: () => child.exitCode === null && child.signalCode === null,
  }
}

async function stopWorker({ pid, runs }) {
  if (runs()) signal(pid, 'SIGTERM')
  if (!(await until(() => !runs(), GRACE))) signal(pid, 'SIGKILL', { group: true })
}

await program(async () => {
  const settings = readSettings()
  await refuseWrongSettings(settings)
  const url = await runningDatabase(settings)
  if (!url)
    throw new Refusal(
      'The embedded database is not running: start the site first (WORKER=outside npm start), or set DATABASE_URL.',
    )
  let worker = startWorker(settings, url)
  whenStopping(
    'programs',
    () => stopWorker(worker),
    () => signal(worker.pid, 'SIGKILL', { group: true }),
  )
  const end = await Promise.race([worker.exited, pause(TRIAL)])
  if (end?.code && !isStopping())
    throw new Refusal(`The worker ended with code ${end.code}; its last words are above.`)
  await supervise({
    title: 'The worker',
    first: worker,
    start: async () => (worker = startWorker(settings, (await runningDatabase(settings)) ?? url)),
  })
})
