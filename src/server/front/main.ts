import { env } from '@/env'

import { createCounter } from '../audience/counter'
import { createWriter } from '../audience/writer'
import { createFront } from './server'

const MB = 1024 ** 2
/** So long a stopping server lets answers come to their end. */
const GRACE = 10_000
const OFTEN = 200

const say = (text: string) => process.stdout.write(`${text}\n`)

if (!env.UPSTREAM_URL) throw new Error('UPSTREAM_URL is not set: the address on which Next listens, such as http://127.0.0.1:3001.')

const writer = createWriter(env.DATABASE_URL)
const counter = createCounter({ site: new URL(env.SITE_URL), secret: env.PAYLOAD_SECRET, write: writer.write })

const { server } = createFront({
  upstreamUrl: env.UPSTREAM_URL,
  siteUrl: env.SITE_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  storeBytes: env.FRONT_STORE_MB * MB,
  rendersPerSecond: env.FRONT_RENDERS_PER_SECOND,
  count: counter.count,
})

/** Nobody new comes in; who is being answered gets the answer. */
function drain(): void {
  server.close()
  setInterval(() => server.closeIdleConnections(), OFTEN).unref()
  setTimeout(() => server.closeAllConnections(), GRACE).unref()
}

/** What was seen until the end is written before the end. */
async function finish(): Promise<void> {
  const lost = await counter.end()
  if (lost > 0) process.stderr.write(`audience: ${lost} visits could not be written and are lost.\n`)
  await writer.end()
}

server.once('close', () => void finish())
process.once('SIGTERM', drain)
process.once('SIGINT', drain)
server.listen({ port: env.PORT, host: env.HOST }, () => say(`The page front listens on port ${env.PORT} and asks ${env.UPSTREAM_URL}.`))
