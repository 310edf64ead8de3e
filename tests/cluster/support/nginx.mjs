import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { until } from '../../../scripts/lib/processes.mjs'
import { root } from '../../../scripts/lib/settings.mjs'

const TIMEOUT_MS = 10_000
const PROGRAMS = ['nginx', '/usr/sbin/nginx']
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The program, or undefined on a machine without it. `NGINX` names one that is not installed. */
export const findNginx = () =>
  [process.env.NGINX ?? '', ...PROGRAMS].find(
    (program) => program && spawnSync(program, ['-v']).status === 0,
  )

/** Replaces what must be there exactly once, so that the file cannot change unnoticed. */
function replaceOnce(text, from, to) {
  if (text.split(from).length !== 2) throw new Error(`docker/nginx.conf has no single "${from}"`)
  return text.replace(from, to)
}

/** The file of the containers with our addresses, without its certificate. */
function configuration(folder, { port, instances }) {
  const file = fs.readFileSync(path.join(root, 'docker', 'nginx.conf'), 'utf8')
  const servers = instances.map(
    (instance) => `server 127.0.0.1:${instance} max_fails=3 fail_timeout=2s;`,
  )
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`)
  const changes = [
    ['http {', `http {\n  access_log off;\n  ${temporary.join('\n  ')}`],
    ['server app:3000 resolve max_fails=3 fail_timeout=2s;', servers.join('\n    ')],
    // There is no name to look up, and Debian's nginx does not know the word here.
    ['resolver 127.0.0.11 valid=2s;', ''],
    ['listen 80;', `listen 127.0.0.1:${port.plain};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port.site};`],
    ['http2 on;', ''],
    ['X-Forwarded-Proto https', 'X-Forwarded-Proto http'],
    ['proxy_set_header Host $host;', 'proxy_set_header Host $http_host;'],
  ]
  return changes
    .reduce((text, [from, to]) => replaceOnce(text, from, to), file)
    .replace(/^ *ssl_.*$/gm, '')
}

/**
 * nginx with docker/nginx.conf.
 * @param {string} program
 * @param {string} folder for what it writes
 * @param {{ port: { site: number, plain: number }, instances: number[] }} addresses
 */
export async function startNginx(program, folder, addresses) {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, configuration(folder, addresses))
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const log = path.join(folder, 'error.log')
  const directives = `daemon off; pid ${folder}/pid; error_log ${log}; ${user}`
  const child = spawn(program, ['-p', folder, '-c', file, '-e', log, '-g', directives], {
    stdio: 'ignore',
  })
  let hasEnded = false
  child.once('exit', () => (hasEnded = true)).once('error', () => (hasEnded = true))
  const answers = () =>
    fetch(`http://127.0.0.1:${addresses.port.plain}/`, { redirect: 'manual' }).then(
      ({ status }) => status === 301,
      () => false,
    )
  if (!(await until(async () => hasEnded || (await answers()), TIMEOUT_MS)) || hasEnded)
    throw new Error(`nginx does not start:\n${fs.readFileSync(log, 'utf8')}`)
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await until(() => hasEnded, TIMEOUT_MS)
    },
  }
}
