import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../../../scripts/lib/say.mjs'

const PAGE = path.join('server', 'app', '(site)', '[locale]', '[[...path]]', 'page_client-reference-manifest.js')
const OF_NEXT = '[project]/node_modules/next/'

const read = (file) => {
  if (!fs.existsSync(file)) throw new Refusal(`There is no ${file}: the bench no longer fits the way Next builds.`)
  return fs.readFileSync(file, 'utf8')
}

/** Next writes the file as an assignment of JSON, and all that runs in the browser by the file it came from. */
function browserModules(distDir) {
  const text = read(path.join(distDir, PAGE))
  const [, json] = /\]\s*=\s*(\{.*\});?\s*$/s.exec(text) ?? []
  if (!json) throw new Refusal(`${PAGE} reads otherwise than before: the bench no longer fits the way Next builds.`)
  return Object.entries(JSON.parse(json).clientModules)
}

/**
 * The scripts an empty page of this framework loads too: what starts it, and its own parts as far as none of ours is
 * packed with them. Its fill-ins for old browsers are marked `nomodule`, so a browser of today does not load them.
 * @returns {Set<string>} their paths
 */
export function frameworkScripts({ distDir }) {
  const { rootMainFiles } = JSON.parse(read(path.join(distDir, 'build-manifest.json')))
  const modules = browserModules(distDir)
  const chunksOf = (isOfNext) => modules.filter(([file]) => file.startsWith(OF_NEXT) === isOfNext).flatMap(([, { chunks }]) => chunks)
  const ours = new Set(chunksOf(false))
  return new Set([...rootMainFiles.map((file) => `/_next/${file}`), ...chunksOf(true).filter((chunk) => !ours.has(chunk))])
}
