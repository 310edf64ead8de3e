import fs from 'node:fs'
import path from 'node:path'

import { fault, launch, next } from '../../../scripts/lib/children.mjs'
import { claimFolder } from '../../../scripts/lib/claim.mjs'
import { fillDatabase } from '../../../scripts/lib/content.mjs'
import { connect, openDatabase } from '../../../scripts/lib/database.mjs'
import { migrate } from '../../../scripts/lib/migrations.mjs'
import { attach } from '../../../scripts/lib/postgres.mjs'
import { until } from '../../../scripts/lib/processes.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'
import { readSettings, root } from '../../../scripts/lib/settings.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'
import { freePort } from './free-port.mjs'

const TIMEOUT_MS = 60_000
/** Where no program answers. */
const NOWHERE = 'http://127.0.0.1:9'
const folder = path.join(root, 'var', 'bench')
const login = { email: 'bench@hestia.example', password: 'a long password for a bench' }

/** The settings of a house beside the real one, in a folder of its own; where the real one keeps its data is forgotten. */
function scratchSettings({ demo }) {
  process.env.VAR_DIR = folder
  const settings = readSettings()
  const own = {
    MEDIA_DIR: path.join(folder, 'media'),
    DOCUMENTS_DIR: path.join(folder, 'documents'),
    HESTIA_DEMO: demo ? '' : 'none',
    MAP: 'none',
    HESTIA_ADMIN_EMAIL: login.email,
    HESTIA_ADMIN_PASSWORD: login.password,
    WORKER: 'outside',
  }
  const env = { ...settings.env, ...own, DATABASE_URL: '', S3_BUCKET: '', SMTP_URL: '' }
  return { ...settings, databaseUrl: undefined, env }
}

/** Ends and removes what a killed run has left behind. */
async function clearAway(settings) {
  await (await attach(settings))?.stop()
  for (const name of ['postgres', 'postgres.new'])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}

export async function withClient(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const siblingUrl = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href

/**
 * A migrated database with one staff login, and the demo agency if wanted, on a cluster of its own that goes with the process.
 * @returns {Promise<{ copy: (name: string, fill: (client: import('pg').Client) => Promise<void>) => Promise<object> }>}
 */
export async function openScratch({ demo = false, isServed = true } = {}) {
  const settings = scratchSettings({ demo })
  if (isServed && !fs.existsSync(path.join(settings.distDir, 'hestia-build')))
    throw new Refusal('There is no build yet: run npm run build first.')
  whenStopping('files', () => fs.rmSync(folder, { recursive: true, force: true }))
  await claimFolder(settings, { command: 'run bench' })
  await clearAway(settings)
  const { url } = await openDatabase(settings)
  settings.env.DATABASE_URL = url
  await withClient(url, async (client) => {
    await migrate(settings, client)
    await fillDatabase(settings, client)
  })
  return {
    copy: async (name, fill) => {
      await withClient(siblingUrl(url, 'postgres'), (client) =>
        client.query(`create database "${name}" template hestia`),
      )
      await withClient(siblingUrl(url, name), fill)
      return { ...settings, env: { ...settings.env, DATABASE_URL: siblingUrl(url, name) } }
    },
  }
}

const answers = (url) =>
  fetch(url, { redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Serves the studio of a copy. The public pages are never asked for: Next would keep what they showed of this
 * database in the build, where the real site finds it.
 * @returns {Promise<{ get: (path: string) => Promise<string>, address: string, cookie: string }>} reads a page as the logged-in staff member
 */
export async function serveStudio(settings) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    SITE_URL: address,
    DATABASE_URL: settings.env.DATABASE_URL,
    // What no save has stored, here of every property, would be caught up with while it is measured.
    INTERNAL_URL: NOWHERE,
  }
  const site = launch(
    settings,
    `site-${port}`,
    next('start', '--port', String(port), '--hostname', 'localhost'),
    { env },
  )
  let end
  site.exited.then((result) => (end = result))
  await until(
    async () => end !== undefined || (await answers(`${address}/admin/login`)),
    TIMEOUT_MS,
    100,
  )
  if (end) throw fault(site, end, 'The studio')
  const session = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: address,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(login),
  })
  const cookie = session.headers.get('Set-Cookie')?.split(';')[0]
  if (!cookie)
    throw new Refusal(`The studio refuses the login (${session.status}): ${await session.text()}`)
  return {
    address,
    cookie,
    get: async (place) => {
      const response = await fetch(`${address}${place}`, {
        redirect: 'manual',
        headers: {
          Cookie: cookie,
          Origin: address,
          'Sec-Fetch-Site': 'same-origin',
          'Accept-Language': 'nl',
        },
      })
      const page = await response.text()
      if (response.status !== 200) throw new Refusal(`${place} answers with ${response.status}.`)
      return page
    },
  }
}
