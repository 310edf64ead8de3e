import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { launch } from '../children.mjs'
import { freePort } from '../postgres.mjs'
import { signal } from '../processes.mjs'
import { countedAll, reportFile } from './cases.mjs'
import { siteEnv } from './checks.mjs'
import { attempt, bin, Failed, note } from './run.mjs'
import { siteDir } from './settings.mjs'
import { playwrightFiles, repeatedTests } from './times.mjs'

const LOGIN = {
  HESTIA_ADMIN_EMAIL: 'admin@hestia.test',
  HESTIA_ADMIN_PASSWORD: 'known to the browser tests',
}
/** A busy machine loads the demo content for minutes. */
const TIMEOUT_MS = 900_000

/** A first `npm start` on the build that was just made, with its own database: what a newcomer gets. */
async function startSite(settings, port) {
  fs.rmSync(siteDir, { recursive: true, force: true })
  const env = { ...siteEnv, ...LOGIN, PORT: String(port), DATABASE_URL: '' }
  const site = launch(settings, 'browser', [path.join('scripts', 'start.mjs')], { env })
  let end
  site.exited.then((result) => (end = result))
  for (
    const deadline = performance.now() + TIMEOUT_MS;
    !fs.readFileSync(site.log.file, 'utf8').includes('Hestia is ready');
    await pause(250)
  ) {
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

const playwrightResult = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  files: playwrightFiles(report),
  repeated: repeatedTests(report),
})

/** One after the other; the tests of the first two run beside each other. */
const PROJECTS = ['reading', 'changing', 'alone']

async function run(settings, project, patterns, env) {
  const report = reportFile(settings, `browser-${project}`)
  fs.rmSync(report, { force: true })
  const args = ['test', '--config', 'tests/e2e', '--project', project, '--pass-with-no-tests']
  const succeeded = await attempt(
    settings,
    'browser',
    [bin('@playwright/test', 'cli.js'), ...args, ...patterns],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  return { project, succeeded }
}

/** All projects are run and reported, also when one has failed. */
export async function browser(settings, patterns) {
  const port = await freePort()
  const site = await startSite(settings, port)
  const env = {
    ...LOGIN,
    BASE_URL: `http://localhost:${port}`,
    OUTBOX: path.join(siteDir, 'outbox'),
  }
  const runs = []
  try {
    for (const project of PROJECTS) runs.push(await run(settings, project, patterns, env))
  } finally {
    await stopSite(settings, site)
  }
  return countedAll(settings, 'browser', runs, playwrightResult)
}
