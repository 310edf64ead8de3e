import fs from 'node:fs'

import { addressesOf, mapScriptsIn, sheetsIn, stylesOf, writeManifest } from './island-manifest.mjs'
import { allOptions, options } from './island-options.mjs'
import { mapWorkerAddress } from './map-worker.mjs'

const LOADER = 'src/components/island/loader.ts'
const DEVELOPMENT_LOADER = 'src/components/island/development/loader.ts'

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
