import { createTemplate, startCluster } from './cluster.mjs'

/** One cluster a run, migrated once; each test file works on its own copy of the migrated database. */
export default async function globalSetup() {
  const cluster = await startCluster()
  globalThis.stopTestCluster = cluster.stop
  process.env.TEST_CLUSTER_URL = cluster.url
  process.env.TEST_CLUSTER_DIR = cluster.folder
  await createTemplate(cluster)
}
