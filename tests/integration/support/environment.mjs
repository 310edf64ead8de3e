import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { settings, siblingUrl } from './cluster.mjs'

// Runs before the imports of each test file, because src/env.ts reads the settings when it is first imported.
const { TEST_CLUSTER_URL, TEST_CLUSTER_DIR } = process.env
const name = `test_${randomBytes(6).toString('hex')}`

Object.assign(
  process.env,
  settings(siblingUrl(TEST_CLUSTER_URL, name), path.join(TEST_CLUSTER_DIR, name)),
)
