import fs from 'node:fs'
import path from 'node:path'

import { root } from './settings.mjs'

const source = path.join(root, 'node_modules', 'maplibre-gl')

const versionOf = () =>
  JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')).version

/** The address of the map's worker; `src/components/map/frame/maplibre.ts` says the same. */
export const mapWorkerAddress = () => `/maplibre/${versionOf()}/worker.mjs`

/**
 * Copies the map's worker to the pictures, under the version of the package, so that browsers may
 * keep it for ever. It is a separate file that no bundler finds.
 */
export function layOutMapWorker() {
  const file = path.join(root, 'public', mapWorkerAddress())
  const folder = path.dirname(file)
  if (fs.existsSync(file)) return
  fs.mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.copyFileSync(path.join(source, 'dist', 'maplibre-gl-worker.mjs'), draft)
  fs.renameSync(draft, file)
}
