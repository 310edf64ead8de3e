import { once } from 'node:events'
import http from 'node:http'

/** As docker/nginx.conf: answers of these kinds are asked of the next instance. */
const UNFIT = new Set([502, 503, 504])
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const CONNECT_TIMEOUT_MS = 2000

/** Another instance may have the file of another build. */
const isMissingFile = ({ url = '' }, { statusCode }) =>
  statusCode === 404 && url.startsWith('/_next/static/')

const mayRepeat = ({ method = 'GET', url = '' }) =>
  REPEATABLE.has(method) || url.startsWith('/api/forms/')

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Asks one instance. Says whether the request was sent, because one that was not can always go to
 * another instance.
 */
function askOne(request, body, { port, agent }) {
  let wasSent = false
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress }
  const asked = http.request({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: { ...headers, 'content-length': String(body.length) },
    agent,
  })
  return new Promise((resolve) => {
    asked
      .once('socket', (socket) => {
        if (!socket.connecting) wasSent = true
        else {
          const late = setTimeout(() => asked.destroy(), CONNECT_TIMEOUT_MS)
          socket.once('connect', () => {
            clearTimeout(late)
            wasSent = true
          })
        }
      })
      .once('response', (answer) => resolve({ answer }))
      .once('error', () => resolve({ wasSent }))
    asked.end(body)
  })
}

async function passOn(request, response, { instances, agent, turn }) {
  const body = await bodyOf(request)
  for (let tries = 0; tries < instances.length; tries++) {
    const port = instances[(turn + tries) % instances.length]
    const { answer, wasSent } = await askOne(request, body, { port, agent })
    const isLast = tries === instances.length - 1
    const isUnfit = answer && (UNFIT.has(answer.statusCode) || isMissingFile(request, answer))
    if (answer && (isLast || !isUnfit || !mayRepeat(request))) {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
      // An answer that breaks off cannot be repeated: its beginning has been passed on.
      answer.once('error', () => response.destroy())
      return
    }
    answer?.resume()
    if (!answer && wasSent && !mayRepeat(request)) break
  }
  response.writeHead(502).end()
}

/**
 * A small load balancer for machines without nginx, with the rules of docker/nginx.conf: in turn, what was
 * not answered goes to the next instance, and saves of the studio are not repeated.
 * @param {{ port: { site: number }, instances: number[] }} addresses
 */
export async function startBalancer({ port, instances }) {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 32 })
  let turn = 0
  const server = http.createServer((request, response) => {
    turn += 1
    passOn(request, response, { instances, agent, turn }).catch(() => response.destroy())
  })
  server.listen(port.site, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
