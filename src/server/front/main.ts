import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { DEVELOPMENT_FOLDER } from '@/components/island/manifestFile'
import { env } from '@/env'

import { createCounter } from '../audience/counter'
import { createWriter } from '../audience/writer'
import { createDevelopment } from './development/development'
import { readInlineScripts } from './inlineScriptsFile'
import { tolerateLostOutput } from '../output'
import { createMonitoring } from './monitoring/monitoring'
import { createProblemLog } from './problemLog'
import { createFront, WAITING_CONNECTIONS } from './server'
import { createUnknownScriptLog } from './unknownScripts'

const MB = 1024 ** 2
/**
 * Milliseconds that open answers get when the server stops. The launcher waits longer than this.
 */
const SHUTDOWN_TIMEOUT_MS = 25_000
const IDLE_CHECK_MS = 200
/** Event loop turns in which connections that the system has already accepted are taken over. */
const LAST_TURNS = 3
/**
 * The exit code by which the launcher (scripts/lib/front.mjs) knows that the port cannot be opened.
 */
const NO_PORT = 98

const log = (text: string) => process.stdout.write(`${text}\n`)

tolerateLostOutput()
if (!env.UPSTREAM_URL)
  throw new Error(
    'UPSTREAM_URL is not set: the address on which Next listens, such as http://127.0.0.1:3001.',
  )

const writer = createWriter(env.DATABASE_URL)
const counter = createCounter({
  site: new URL(env.SITE_URL),
  secret: env.PAYLOAD_SECRET,
  write: writer.write,
})
const logUnknownScript = createUnknownScriptLog((line) => process.stderr.write(line))
const development =
  env.NODE_ENV === 'development'
    ? createDevelopment({
        upstreamUrl: env.UPSTREAM_URL,
        folder: path.join(env.NEXT_DIST_DIR, DEVELOPMENT_FOLDER),
        onUnknownScript: logUnknownScript,
      })
    : undefined

const { server, usage, traffic } = createFront({
  upstreamUrl: env.UPSTREAM_URL,
  directUrl: env.DIRECT_URL,
  siteUrl: env.SITE_URL,
  secret: env.PAYLOAD_SECRET,
  trustedProxies: env.TRUSTED_PROXIES,
  // In development nothing is kept, so that every edit is seen.
  storeBytes: development ? 0 : env.FRONT_STORE_MB * MB,
  rendersPerSecond: env.FRONT_RENDERS_PER_SECOND,
  count: counter.count,
  countProblem: createProblemLog((line) => process.stderr.write(line)),
  inlineScripts: development ? [] : readInlineScripts(env.NEXT_DIST_DIR),
  onUnknownScript: development ? undefined : logUnknownScript,
  development,
  mapFolder: path.join(env.VAR_DIR, 'map'),
  mapFile: env.MAP_FILE,
  answerMonitor: (request, response) => monitoring.answer(request, response),
})
const monitoring = createMonitoring({
  upstreamUrl: env.UPSTREAM_URL,
  databaseUrl: env.DATABASE_URL,
  standbyUrl: env.DATABASE_READ_URL,
  varDir: env.VAR_DIR,
  metricsKey: env.METRICS_KEY,
  traffic,
  usage,
})

/** Writes the remaining page views before the process ends. */
async function finish(): Promise<void> {
  const lost = await counter.end()
  if (lost > 0)
    process.stderr.write(`audience: ${lost} visits could not be written and are lost.\n`)
  await Promise.all([writer.end(), monitoring.end()])
  process.exit(0)
}

/**
 * Accepts no new connections; open ones, and those accepted by the system but not yet seen, get an
 * answer.
 */
async function drain(): Promise<void> {
  // The socket of live reload stays open as long as its page.
  if (!server.listening || development) return finish()
  for (let turn = 0; turn < LAST_TURNS; turn++) await nextTurn()
  server.close()
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref()
}

function listen(): void {
  const at = { port: env.PORT, host: env.HOST, backlog: WAITING_CONNECTIONS }
  server.listen(at, () => {
    log(`The page front listens on port ${env.PORT} and asks ${env.UPSTREAM_URL}.`)
    if (process.connected) process.send?.('listening', () => undefined)
  })
}

/**
 * Waits for the launcher's message before listening. A front that still waits ends with the
 * launcher; one that listens goes on alone.
 */
function listenWhenTold(): void {
  const onOrphaned = () => process.exit(0)
  process.once('disconnect', onOrphaned)
  process.once('message', () => {
    process.off('disconnect', onOrphaned)
    listen()
  })
}

server.once('close', () => void finish())
server.on('error', (error) => {
  process.stderr.write(`front: ${error.message}\n`)
  // While listening, only a single connection has failed.
  if (!server.listening) process.exit(NO_PORT)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain())
if (process.send) listenWhenTold()
else listen()
