import fs from 'node:fs'
import path from 'node:path'

import { IN_COMMON, ISLAND, OUT, SHEETS } from './island-options.mjs'
import { root } from './settings.mjs'

const ADDRESS = '/_next/static/islands/'

const addressIn = (distDir) => (file) =>
  ADDRESS + path.relative(path.join(distDir, OUT), path.resolve(root, file))

/** Returns the address of each style sheet by its name. */
export function sheetsIn(distDir, { outputs }) {
  const addressOf = addressIn(distDir)
  return Object.fromEntries(
    Object.entries(outputs)
      .filter(([file, { entryPoint }]) => file.endsWith('.css') && entryPoint?.startsWith(SHEETS))
      .map(([file, { entryPoint }]) => [path.basename(entryPoint, '.css'), addressOf(file)]),
  )
}

/** All files that a file imports before it runs, and that those import. */
function importsOf(outputs, file, known = new Set()) {
  for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || known.has(imported)) continue
    known.add(imported)
    importsOf(outputs, imported, known)
  }
  return [...known]
}

/** The program of the built-in map, which its island imports when it is to be drawn. */
const MAP_PROGRAM = {
  island: 'map',
  entry: path.join('src', 'components', 'map', 'frame', 'maplibre.ts'),
}

// prettier-ignore

/** Returns the addresses of all scripts of the map: its document asks for them at once. */
export function mapScriptsIn(distDir, { outputs }) {
  const files = Object.entries(outputs)
    .filter(
      ([file, { entryPoint = '' }]) =>
        file.endsWith('.js') &&
        (ISLAND.exec(path.basename(entryPoint))?.groups.name === MAP_PROGRAM.island ||
          path.normalize(entryPoint) === MAP_PROGRAM.entry),
    )
    .flatMap(([file]) => [file, ...importsOf(outputs, file)])
  return [...new Set(files)].map(addressIn(distDir))
}

/** Returns the addresses of the files of each island. */
export function addressesOf(distDir, { outputs }) {
  const addressOf = addressIn(distDir)
  const found = {}
  for (const [file, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    if (!entryPoint || !file.endsWith('.js')) continue
    const script = addressOf(file)
    const name = ISLAND.exec(path.basename(entryPoint))?.groups.name
    if (name) found[name] = { script, ...(cssBundle && { style: addressOf(cssBundle) }) }
    if (entryPoint === '<stdin>')
      for (const one of IN_COMMON) found[one] = { script: `${script}#${one}` }
  }
  return found
}

const PAGE = path.join('server', 'app', '(site)', '[locale]', 'filtered', '[[...path]]')
const STYLES = /"\[project\]\/src\/app\/\(site\)\/\[locale\]\/layout":(\[\{"path":"[^\]]*\])/

/** Returns the addresses of the style sheets that Next links from every page of the site. */
export function stylesOf(distDir) {
  const file = path.join(distDir, PAGE, 'page_client-reference-manifest.js')
  const [, styles] = STYLES.exec(fs.readFileSync(file, 'utf8')) ?? []
  if (!styles) throw new Error(`${file} does not say which style sheets the layout has.`)
  return JSON.parse(styles).map(({ path: sheet }) => `/_next/${sheet}`)
}

/**
 * Writes which files belong to which island, with the text of the loader, the style sheets of every
 * page and those of some, and the scripts of the map.
 */
export function writeManifest(distDir, manifest) {
  const text = JSON.stringify(manifest, null, 2)
  fs.writeFileSync(path.join(distDir, 'islands.json'), text, { flush: true })
}
