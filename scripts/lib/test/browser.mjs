import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { launch } from '../children.mjs'
import { freePort } from '../postgres.mjs'
import { signal } from '../processes.mjs'
import { counted, reportFile } from './cases.mjs'
import { siteEnv } from './checks.mjs'
import { attempt, bin, Failed, note } from './run.mjs'
import { siteDir } from './settings.mjs'

const LOGIN = { HESTIA_ADMIN_EMAIL: 'admin@hestia.test', HESTIA_ADMIN_PASSWORD: 'known to the browser tests' }
const PATIENCE = 240_000

/** A first `npm start` on the build that was just made, with its own database: what a newcomer gets. */
async function startSite(settings, port) {
  fs.rmSync(siteDir, { recursive: true, force: true })
  const env = { ...siteEnv, ...LOGIN, PORT: String(port), DATABASE_URL: '' }
  const site = launch(settings, 'browser', [path.join('scripts', 'start.mjs')], { env })
  let end
  site.exited.then((result) => (end = result))
  for (const deadline = performance.now() + PATIENCE; !fs.readFileSync(site.log.file, 'utf8').includes('Hestia is ready'); await pause(250)) {
    if (end || performance.now() > deadline) {
      note(settings, 'browser', 'The site did not come up.')
      await site.stop()
      throw new Failed()
    }
  }
  return site
}

async function stopSite(settings, site) {
  signal(site.pid, 'SIGINT')
  const { code } = await site.exited
  if (code === 0) return
  note(settings, 'browser', `npm start ended with code ${code} when it was stopped.`)
  throw new Failed()
}

const playwrightCount = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })

export async function browser(settings, patterns) {
  const report = reportFile(settings, 'browser')
  fs.rmSync(report, { force: true })
  const port = await freePort()
  const site = await startSite(settings, port)
  let succeeded
  try {
    succeeded = await attempt(settings, 'browser', [bin('@playwright/test', 'cli.js'), 'test', '--config', 'tests/e2e', ...patterns], {
      ...LOGIN,
      BASE_URL: `http://localhost:${port}`,
      OUTBOX: path.join(siteDir, 'outbox'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
  } finally {
    await stopSite(settings, site)
  }
  return counted(settings, 'browser', succeeded, playwrightCount)
}
