import fs from 'node:fs'
import path from 'node:path'

import { connect } from './database.mjs'
import { print } from './say.mjs'

const hasMap = ({ env, varDir }) =>
  env.MAP_FILE !== undefined || fs.existsSync(path.join(varDir, 'map', 'map.json'))

/**
 * Asks the worker for the streets of the demo's towns, and says so in one line. Nothing waits for
 * them: without a network the site has the map that it draws itself.
 */
export async function requestFirstMap(settings) {
  const { HESTIA_DEMO, MAP } = settings.env
  if (HESTIA_DEMO === 'none' || MAP === 'none' || hasMap(settings)) return
  const client = await connect(settings.env.DATABASE_URL)
  try {
    await client.query(
      `select graphile_worker.add_job('refreshMap', '{}'::json, max_attempts := 1, job_key := 'refreshMap')`,
    )
  } finally {
    await client.end()
  }
  print(
    '  Streets of the towns are fetched in the background, for the map; MAP=none turns this off.',
  )
}
