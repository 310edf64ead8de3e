import fs from 'node:fs'
import path from 'node:path'

import { freePort } from '../../../scripts/lib/postgres.mjs'
import { balance } from './balance.mjs'
import { openDatabases } from './databases.mjs'
import { createInstance, createWorker } from './instance.mjs'
import { startS3 } from '../../support/s3.mjs'
import { ask } from './visitor.mjs'

const INSTANCES = 3
const WORKERS = 2
const BUCKET = { bucket: 'agency', id: 'cluster', secret: 'the key of the store' }
const LOGIN = { email: 'admin@cluster.test', password: 'known to the cluster tests' }

const environmentOf = ({ url, standby, site, s3, smtp, demo }) => ({
  DATABASE_URL: url,
  DATABASE_READ_URL: standby,
  PAYLOAD_SECRET: 'known to every instance and to nobody else',
  NODE_ENV: 'production',
  SITE_URL: site,
  TRUSTED_PROXIES: '127.0.0.1',
  // All visitors come from this machine, and some of them by one address.
  FRONT_RENDERS_PER_SECOND: '1000',
  HESTIA_DEMO: demo,
  HESTIA_ADMIN_EMAIL: LOGIN.email,
  HESTIA_ADMIN_PASSWORD: LOGIN.password,
  MAP: 'none',
  SMTP_URL: smtp,
  S3_BUCKET: BUCKET.bucket,
  S3_ENDPOINT: s3,
  S3_ACCESS_KEY_ID: BUCKET.id,
  S3_SECRET_ACCESS_KEY: BUCKET.secret,
  S3_FORCE_PATH_STYLE: 'true',
})

/**
 * The studio by its API, at the balancer or at one instance.
 * @param {string} site the address visitors use
 */
function studioOf(site) {
  let cookie = ''
  const headers = () => ({
    Origin: site,
    Host: new URL(site).host,
    'Sec-Fetch-Site': 'same-origin',
    Cookie: cookie,
  })
  const send = (at, method, place, data) =>
    ask(at, place, {
      method,
      headers: { ...headers(), ...(data && { 'Content-Type': 'application/json' }) },
      body: data && JSON.stringify(data),
    })
  return {
    headers,
    send,
    async logIn(at) {
      const { status, headers: heard, body } = await send(at, 'POST', '/api/users/login', LOGIN)
      cookie = (heard['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
      if (status !== 200) throw new Error(`The login is refused: ${status} ${body}`)
      return cookie
    },
    /** @returns {Promise<Record<string, any>>} */
    async change(at, method, place, data) {
      const { status, body } = await send(at, method, place, data)
      if (status < 200 || status > 299)
        throw new Error(`${method} ${place} is refused: ${status} ${body}`)
      return JSON.parse(body.toString('utf8'))
    },
  }
}

/**
 * Three sites and two workers on one PostgreSQL with a standby and one S3 store, behind a load balancer.
 * @param {{ smtp: string, demo?: 'none' | 'full' }} options
 */
export async function openCluster({ smtp, demo = 'none' }) {
  const database = await openDatabases()
  const s3 = await startS3(BUCKET)
  const instances = []
  const workers = []
  const folderOf = (name) => path.join(database.folder, name)
  const shell = []
  for (let number = 0; number < INSTANCES; number++) shell.push({ port: await freePort() })
  const balancer = await balance(database.folder, shell)
  const env = environmentOf({
    url: database.url,
    standby: database.standbyUrl,
    site: balancer.url,
    s3: s3.url,
    smtp,
    demo,
  })
  shell.forEach(({ port }, at) =>
    instances.push(
      createInstance({
        port,
        folder: folderOf(`site-${at + 1}`),
        // The first one migrates and fills the database; the others would refuse to.
        env: { ...env, MIGRATE: at === 0 ? 'start' : 'no' },
      }),
    ),
  )
  for (let number = 1; number <= WORKERS; number++)
    workers.push(createWorker({ folder: folderOf(`worker-${number}`), env }))
  const [first, ...others] = instances
  let running
  return {
    site: balancer.url,
    balancer: balancer.name,
    addresses: instances.map(({ port }) => `http://127.0.0.1:${port}`),
    instances,
    workers,
    database,
    s3,
    studio: studioOf(balancer.url),
    newStudio: () => studioOf(balancer.url),
    uploadFolders: instances.map((_, at) => path.join(folderOf(`site-${at + 1}`), 'media')),
    async start() {
      await first.start()
      await Promise.all([...others, ...workers].map((program) => program.start()))
      running = await balancer.start()
    },
    async stop() {
      await running?.stop()
      await Promise.all([...workers, ...instances].map((program) => program.stop()))
      await s3.stop()
      await database.stop()
    },
    logs: () =>
      [...instances, ...workers].map((program) => program.said()).join('\n') +
      instances
        .map((_, at) => path.join(folderOf(`site-${at + 1}`), 'log', 'site.log'))
        .filter((file) => fs.existsSync(file))
        .map((file) => fs.readFileSync(file, 'utf8').slice(-4000))
        .join('\n'),
  }
}
