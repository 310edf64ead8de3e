import fs from 'node:fs'
import path from 'node:path'

import { root } from './settings.mjs'

/**
 * The map's worker is a file of its own, which no bundler finds: it is laid beside the pictures, under the version of the
 * package, so that browsers may keep it for good.
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
