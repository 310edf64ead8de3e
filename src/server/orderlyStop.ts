import { subscribe } from 'node:diagnostics_channel'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that open requests may take to end. The launcher waits longer than this. */
const REQUESTS_TIMEOUT_MS = 20_000

/**
 * Collects the HTTP servers: Next does not expose its own, but Node names it with every request.
 */
function collectServers(): Set<http.Server> {
  const servers = new Set<http.Server>()
  subscribe('http.server.request.start', (message) => {
    if (
      typeof message === 'object' &&
      message !== null &&
      'server' in message &&
      message.server instanceof http.Server
    )
      servers.add(message.server)
  })
  return servers
}

const close = (server: http.Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/**
 * Stops this process gracefully at a signal: no new requests, open ones are answered, and jobs end
 * or go back to the queue. Replaces Next's own signal handling (NEXT_MANUAL_SIG_HANDLE), which
 * leaves jobs locked by a worker that no longer exists.
 */
export function stopInOrder(stopWorking: () => Promise<void>): void {
  const servers = collectServers()
  const stop = async () => {
    const answered = Promise.all([...servers].map(close))
    await Promise.all([Promise.race([answered, pause(REQUESTS_TIMEOUT_MS)]), stopWorking()])
    process.exit(0)
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) void stop()
      isStopping = true
    })
  }
}
