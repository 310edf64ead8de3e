import path from 'node:path'

import { freePort } from '../../../scripts/lib/postgres.mjs'
import { startBalancer } from './balancer.mjs'
import { findNginx, startNginx } from './nginx.mjs'

/**
 * The load balancer: nginx where it is installed. Says which.
 * @param {string} folder
 * @param {{ port: number }[]} instances
 */
export async function balance(folder, instances) {
  const port = { site: await freePort(), plain: await freePort() }
  const ports = { port, instances: instances.map(({ port: own }) => own) }
  const nginx = findNginx()
  return {
    url: `http://localhost:${port.site}`,
    name: nginx
      ? 'nginx with docker/nginx.conf'
      : 'a small balancer, because nginx is not installed',
    start: () =>
      nginx ? startNginx(nginx, path.join(folder, 'nginx'), ports) : startBalancer(ports),
  }
}
