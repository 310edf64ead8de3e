import fs from 'node:fs'
import path from 'node:path'

import { root } from './settings.mjs'

/**
 * Copies the map's worker to the pictures, under the version of the package, so that browsers may
 * keep it for ever. It is a separate file that no bundler finds.
 */
export function layOutMapWorker() {
  const source = path.join(root, 'node_modules', 'maplibre-gl')
  const { version } = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8'))
  const folder = path.join(root, 'public', 'maplibre', version)
  const file = path.join(folder, 'worker.mjs')
  if (fs.existsSync(file)) return
  fs.mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.copyFileSync(path.join(source, 'dist', 'maplibre-gl-worker.mjs'), draft)
  fs.renameSync(draft, file)
}
