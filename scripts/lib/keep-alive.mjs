import { openCluster } from './database.mjs'
import { supervise } from './supervise.mjs'

/**
 * Restarts the embedded cluster on its port whenever it ends while the site runs; the site answers
 * from its cache meanwhile. Ends only when PostgreSQL itself refuses its data.
 * @param {import('./postgres.mjs').Cluster | undefined} cluster
 * @param {ReturnType<typeof import('./parts.mjs').recordParts>} record
 * @returns {Promise<never>}
 */
export async function keepAlive(settings, cluster, record) {
  if (!cluster) return new Promise(() => {})
  return supervise({
    title: 'The database',
    first: cluster,
    start: () => openCluster(settings, { port: cluster.port }),
    record: record('database'),
  })
}
