import fs from 'node:fs'
import path from 'node:path'

import { root } from './settings.mjs'

const FOLDERS = ['src', 'blocks']
export const ISLAND = /^(?<name>[a-zA-Z]+)\.island\.tsx?$/

/** Below the folder of the build; Next serves it as a file of its own, kept for a year. */
export const OUT = path.join('static', 'islands')

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

export const options = (distDir, isDevelopment) => ({
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
export const IN_COMMON = ['consent', 'inPage', 'popup', 'saved', 'shell']

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
export const SHEETS = path.join('src', 'app', '(site)', 'sheets')
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

export const allOptions = (distDir, isDevelopment) => {
  const islands = findIslands()
  return [commonOptions, otherOptions, sheetOptions].map((one) =>
    one(distDir, isDevelopment, islands),
  )
}
