import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { until } from '../../../scripts/lib/processes.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'
import { ask } from './front.mjs'
import { freePort } from './free-port.mjs'

const TIMEOUT_MS = 10_000
/** nginx writes these by itself. */
const ITS_OWN = [
  'content-length',
  'content-type',
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
]

const quoted = (value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`

const configuration = (folder, port, { headers }) => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; etag off; keepalive_requests 100000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  types {}
  default_type ${quoted(headers['content-type'])};
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${Object.entries(headers)
      .filter(([name]) => !ITS_OWN.includes(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
      .join('\n    ')}
  }
}`

/**
 * nginx with one file: the bytes of an answer, under all of its headers.
 * @param {{ headers: Record<string, string>, body: Buffer }} answer
 */
export async function startNginx(answer) {
  if (spawnSync('nginx', ['-v']).error)
    throw new Refusal('There is no nginx to compare with: apt-get install nginx-light.')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-nginx-'))
  const page = path.join(folder, 'page')
  fs.writeFileSync(page, answer.body)
  // Started by root, nginx reads as another user, and the commands make files for their own alone.
  fs.chmodSync(folder, 0o755)
  fs.chmodSync(page, 0o644)
  const port = await freePort()
  fs.writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, answer))
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let ended = false
  child.once('exit', () => (ended = true))
  const stop = async () => {
    child.kill('SIGTERM')
    await until(() => ended, TIMEOUT_MS)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  whenStopping('programs', stop)
  const url = `http://127.0.0.1:${port}/page`
  const same = () =>
    ask(url).then(
      ({ headers, body }) =>
        body.equals(answer.body) &&
        Object.entries(answer.headers).every(
          ([name, value]) => ITS_OWN.includes(name) || headers[name] === value,
        ),
      () => false,
    )
  if (!(await until(async () => ended || (await same()), TIMEOUT_MS, 50)) || ended)
    throw new Refusal('nginx does not serve the page.')
  return { url, pid: child.pid, stop }
}
