import { openCluster } from './database.mjs'
import { until } from './processes.mjs'
import { print, Refusal } from './say.mjs'
import { isStopping } from './shutdown.mjs'

const OFTEN = 3
const WHILE = 60_000

/**
 * Starts the embedded cluster again, on its port, when it dies while the site runs; the site answers from its
 * cache meanwhile. Ends only when that happens too often.
 * @param {import('./postgres.mjs').Cluster | undefined} cluster
 * @returns {Promise<never>}
 */
export async function keepAlive(settings, cluster) {
  if (!cluster) return new Promise(() => {})
  const deaths = []
  for (let current = cluster; ;) {
    await until(() => isStopping() || !current.runs(), Infinity, 500)
    if (isStopping()) return new Promise(() => {})
    deaths.push(performance.now())
    if (deaths.length >= OFTEN && performance.now() - deaths[deaths.length - OFTEN] < WHILE)
      throw new Refusal('The database keeps dying: see var/log/postgres.log.')
    current = await openCluster(settings, { port: cluster.port })
    print('  The database had died and was started again.')
  }
}
