import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import os from 'node:os'
import path from 'node:path'

import { Refusal } from '../../../scripts/lib/say.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'
import { freePort } from './free-port.mjs'

/** What holds for one connection only, and is no part of HTTP/2. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** A certificate for this machine that only this run knows. */
function selfSigned() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-tls-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  const made = spawnSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  if (made.error || made.status !== 0)
    throw new Refusal('There is no certificate to serve with: apt-get install openssl.')
  const pair = { key: fs.readFileSync(key), cert: fs.readFileSync(cert) }
  fs.rmSync(folder, { recursive: true })
  return pair
}

const withoutHopByHop = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  )

/** Answers a request with the very bytes and headers of the site. */
function passOn(site, request, response) {
  const { method, url, headers } = request
  const asked = http.request(
    new URL(url, site),
    { method, headers: { ...withoutHopByHop(headers), host: new URL(site).host } },
    (answer) => {
      response.writeHead(answer.statusCode, withoutHopByHop(answer.headers))
      answer.pipe(response)
    },
  )
  asked.once('error', () => response.destroy())
  request.pipe(asked)
}

/**
 * Serves a site over HTTPS and HTTP/2, as nginx does for visitors: browsers ask for Brotli only there, and have all
 * files over one connection.
 * @returns {Promise<string>} the address, without a slash at its end
 */
export async function serveSecurely(site) {
  const port = await freePort()
  const server = http2.createSecureServer({ ...selfSigned(), allowHTTP1: true }, (...exchange) =>
    passOn(site, ...exchange),
  )
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  whenStopping('programs', () => server.close())
  return `https://localhost:${port}`
}
