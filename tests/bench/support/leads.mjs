import { SMTPServer } from 'smtp-server'

import { fault, launch, next, payload } from '../../../scripts/lib/children.mjs'
import { attach, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { signal, until } from '../../../scripts/lib/processes.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'
import { freePort } from './free-port.mjs'

const TIMEOUT_MS = 120_000
const NEXT = {
  NODE_OPTIONS: '--max-old-space-size=448 --max-semi-space-size=16',
  MALLOC_ARENA_MAX: '2',
  WORKER: 'outside',
}

/** A mail server whose way can be changed at any time; it counts what it took by Message-ID. */
export async function startMailServer() {
  const port = await freePort()
  const took = new Map()
  let way = 'good'
  let server
  const refuse = (done) => done(Object.assign(new Error('Try later'), { responseCode: 451 }))
  const take = (text) => {
    const [, id] = /^message-id:\s*(<[^>]+>)/im.exec(text) ?? []
    took.set(id, (took.get(id) ?? 0) + 1)
  }
  const onData = (stream, _session, done) => {
    const parts = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      if (way === 'failing' && Math.random() < 0.5) return refuse(done)
      const yes = () => {
        take(Buffer.concat(parts).toString('utf8'))
        done()
      }
      if (way === 'slow') setTimeout(yes, 300)
      else yes()
    })
  }
  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData,
      onRcptTo: (_address, _session, done) =>
        way === 'failing' && Math.random() < 0.3 ? refuse(done) : done(),
    })
    server.on('error', () => {})
    await new Promise((ready) => server.listen(port, '127.0.0.1', ready))
  }
  const close = () => new Promise((done) => server.close(done))
  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    took,
    close,
    async become(next) {
      if (way === 'dead' && next !== 'dead') await open()
      if (way !== 'dead' && next === 'dead') await close()
      way = next
    },
  }
}

const answers = (url) => fetch(url, { redirect: 'manual' }).then(({ status }) => status < 500, () => false) // prettier-ignore

/** The processes of a site, each of which can be killed without a word and comes back. */
export async function startParts(settings, smtpUrl) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...NEXT,
    PORT: String(port),
    SITE_URL: address,
    DATABASE_URL: settings.env.DATABASE_URL,
    SMTP_URL: smtpUrl,
  }
  const kill = async ({ pid, exited }) => {
    signal(pid, 'SIGKILL', { group: true })
    await exited
  }

  let site
  const startSite = async () => {
    site = launch(
      settings,
      `leads-${port}`,
      next('start', '--port', String(port), '--hostname', '127.0.0.1'),
      { env },
    )
    let end
    site.exited.then((result) => (end = result))
    await until(
      async () => end !== undefined || (await answers(`${address}/api/forms/challenge`)),
      TIMEOUT_MS,
      100,
    )
    if (end) throw fault(site, end, 'The site')
  }
  let worker
  const startWorker = () =>
    (worker = launch(settings, 'leads-worker', payload('run', 'src/jobs/run.ts'), { env }))

  const restartDatabase = async () => {
    const cluster = await attach(settings)
    signal(cluster.pid, 'SIGKILL')
    await until(() => !cluster.runs(), TIMEOUT_MS)
    const again = await startPostgres(settings, { port: cluster.port })
    whenStopping('database', () => again.stop())
  }

  await startSite()
  startWorker()
  return {
    address,
    kill: {
      app: async () => {
        await kill(site)
        await startSite()
      },
      worker: async () => {
        await kill(worker)
        startWorker()
      },
      database: restartDatabase,
    },
  }
}
