import fs from 'node:fs'
import path from 'node:path'

import { mapWorkerAddress } from './map-worker.mjs'
import { root } from './settings.mjs'

const FOLDERS = ['src', 'blocks']
const ISLAND = /^(?<name>[a-zA-Z]+)\.island\.tsx?$/
const LOADER = 'src/components/island/loader.ts'
const DEVELOPMENT_LOADER = 'src/components/island/development/loader.ts'
/** Below the folder of the build; Next serves it as a file of its own, kept for a year. */
const OUT = path.join('static', 'islands')
const ADDRESS = '/_next/static/islands/'

/** @returns {Record<string, string>} the file of each island by its name */
function findIslands() {
  const found = {}
  for (const folder of FOLDERS)
    for (const file of fs.readdirSync(path.join(root, folder), { recursive: true })) {
      const name = ISLAND.exec(path.basename(file))?.groups.name
      if (!name) continue
      const at = path.join(folder, file)
      if (found[name]) throw new Error(`Two islands are named ${name}: ${found[name]} and ${at}.`)
      found[name] = at
    }
  return found
}

/** The browsers that the framework of the base sheet supports. */
const BROWSERS = ['chrome111', 'safari16.4', 'firefox128']

const options = (distDir, isDevelopment) => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  minify: !isDevelopment,
  sourcemap: isDevelopment && 'inline',
  define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
  outdir: path.join(distDir, OUT),
  metafile: true,
  logLevel: 'silent',
  write: true,
})

/**
 * These start by themselves on every page, or are so small that a request of their own would cost
 * more: one file for all is one request.
 */
const IN_COMMON = ['consent', 'inPage', 'popup', 'saved', 'shell']

const isInCommon = (name) => IN_COMMON.includes(name)

/** The options of esbuild for the islands of the common file: one file that exports each by its name. */
const commonOptions = (distDir, isDevelopment, islands) => ({
  ...options(distDir, isDevelopment),
  stdin: {
    contents: Object.entries(islands)
      .filter(([name]) => isInCommon(name))
      .map(([name, file]) => `export * as ${name} from './${file.replaceAll('\\', '/')}'`)
      .join('\n'),
    resolveDir: root,
  },
  entryNames: 'common-[hash]',
})

/** The options of esbuild for all other islands: what several of them need is in shared files. */
const otherOptions = (distDir, isDevelopment, islands) => ({
  ...options(distDir, isDevelopment),
  // Some have styles of their own.
  target: ['es2022', ...BROWSERS],
  entryPoints: Object.entries(islands)
    .filter(([name]) => !isInCommon(name))
    .map(([name, file]) => ({ in: file, out: name })),
  splitting: true,
  entryNames: '[name]-[hash]',
  chunkNames: 'shared-[hash]',
  assetNames: '[name]-[hash]',
})

/** The style sheets that only some pages have: each file of this folder. */
const SHEETS = path.join('src', 'app', '(site)', 'sheets')
/** The options of esbuild for the style sheets. */
const sheetOptions = (distDir, isDevelopment) => ({
  ...options(distDir, isDevelopment),
  target: BROWSERS,
  entryPoints: fs
    .readdirSync(path.join(root, SHEETS))
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ in: path.join(SHEETS, file), out: path.basename(file, '.css') })),
  entryNames: '[name]-[hash]',
})

const addressIn = (distDir) => (file) =>
  ADDRESS + path.relative(path.join(distDir, OUT), path.resolve(root, file))

/** Returns the address of each style sheet by its name. */
function sheetsIn(distDir, { outputs }) {
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
const MAP_PROGRAM = { island: 'map', entry: path.join('src', 'components', 'map', 'frame', 'maplibre.ts') } // prettier-ignore

/** Returns the addresses of all scripts of the map: its document asks for them at once. */
function mapScriptsIn(distDir, { outputs }) {
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
function addressesOf(distDir, { outputs }) {
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
function stylesOf(distDir) {
  const file = path.join(distDir, PAGE, 'page_client-reference-manifest.js')
  const [, styles] = STYLES.exec(fs.readFileSync(file, 'utf8')) ?? []
  if (!styles) throw new Error(`${file} does not say which style sheets the layout has.`)
  return JSON.parse(styles).map(({ path: sheet }) => `/_next/${sheet}`)
}

/**
 * Writes which files belong to which island, with the text of the loader, the style sheets of every
 * page and those of some, and the scripts of the map.
 */
function writeManifest(distDir, manifest) {
  const text = JSON.stringify(manifest, null, 2)
  fs.writeFileSync(path.join(distDir, 'islands.json'), text, { flush: true })
}

async function bundleLoader(esbuild, distDir, isDevelopment) {
  const { outputFiles } = await esbuild.build({
    ...options(distDir, isDevelopment),
    entryPoints: [isDevelopment ? DEVELOPMENT_LOADER : LOADER],
    format: 'iife',
    sourcemap: false,
    metafile: false,
    write: false,
  })
  return outputFiles[0].text.trim()
}

const allOptions = (distDir, isDevelopment) => {
  const islands = findIslands()
  return [commonOptions, otherOptions, sheetOptions].map((one) =>
    one(distDir, isDevelopment, islands),
  )
}

/** Bundles the scripts of the islands and the style sheets into the folder of the build. */
export async function buildIslands(distDir) {
  // Loaded here, because a fresh clone has no packages when this file is read.
  const esbuild = await import('esbuild')
  const built = await Promise.all(allOptions(distDir, false).map((one) => esbuild.build(one)))
  writeManifest(distDir, {
    loader: await bundleLoader(esbuild, distDir, false),
    styles: stylesOf(distDir),
    sheets: Object.assign({}, ...built.map(({ metafile }) => sheetsIn(distDir, metafile))),
    islands: Object.assign({}, ...built.map(({ metafile }) => addressesOf(distDir, metafile))),
    map: {
      scripts: built.flatMap(({ metafile }) => mapScriptsIn(distDir, metafile)),
      worker: mapWorkerAddress(),
    },
  })
}

/**
 * Bundles the islands for development, and again after every edit. A new island is found at the
 * next start.
 */
export async function watchIslands(distDir) {
  const esbuild = await import('esbuild')
  fs.mkdirSync(distDir, { recursive: true })
  const loader = await bundleLoader(esbuild, distDir, true)
  const islands = {}
  const sheets = {}
  const manifest = {
    name: 'manifest',
    setup: ({ onEnd }) =>
      onEnd(({ metafile, errors }) => {
        for (const { text, location } of errors)
          process.stderr.write(`${location?.file ?? 'islands'}: ${text}\n`)
        if (!metafile) return
        Object.assign(islands, addressesOf(distDir, metafile))
        Object.assign(sheets, sheetsIn(distDir, metafile))
        writeManifest(distDir, { loader, styles: [], sheets, islands })
      }),
  }
  for (const one of allOptions(distDir, true)) {
    const context = await esbuild.context({ ...one, plugins: [manifest] })
    await context.rebuild().catch(() => undefined)
    await context.watch()
  }
}
