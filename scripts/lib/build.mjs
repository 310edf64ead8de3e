import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { next, run } from './children.mjs'
import { buildIslands } from './islands.mjs'
import { layOutMapWorker } from './map-worker.mjs'
import { ensurePackages } from './packages.mjs'
import { root } from './settings.mjs'
import { shareChunks } from './share-chunks.mjs'

/** All inputs of the build. Tests, notes and the content of the database are not. */
const INPUTS = [
  'src',
  'blocks',
  'collections',
  'globals',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/islands.mjs',
  'scripts/lib/share-chunks.mjs',
]
const LEFT_OUT = /\.test\.tsx?$|^public\/maplibre\/|^src\/seed\//
const STAMP = 'hestia-build'

function filesOf(input) {
  const place = path.join(root, input)
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [input]
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .filter((file) => !LEFT_OUT.test(file))
}

function fingerprint({ env }) {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesOf).sort())
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(fs.readFileSync(path.join(root, file)))
        .digest(),
    )
  const baked = Object.entries(env).filter(([key]) => key.startsWith('NEXT_PUBLIC_'))
  return hash.update(JSON.stringify(baked.sort())).digest('hex')
}

const stampOf = (folder) => {
  const file = path.join(folder, STAMP)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}

const discard = (folder) => fs.rmSync(folder, { recursive: true, force: true })

/** Restores the previous build after a build that did not finish. */
function recover(distDir, previous) {
  if (!fs.existsSync(previous)) return
  if (stampOf(distDir) === null) {
    discard(distDir)
    fs.renameSync(previous, distDir)
  } else {
    discard(previous)
  }
}

/**
 * Builds when an input of the build has changed. The previous build is moved aside meanwhile and
 * restored on failure. Building in another folder and renaming it would not work: Next writes the
 * name of its folder into the build.
 * @returns {Promise<string>} what was done
 */
export async function ensureBuild(settings, { url = 'postgres://nobody@localhost/none' } = {}) {
  layOutMapWorker()
  const { distDir } = settings
  const previous = `${distDir}-previous`
  recover(distDir, previous)
  const wanted = fingerprint(settings)
  if (stampOf(distDir) === wanted) return 'up to date'
  await ensurePackages(settings, { need: 'build' })
  const isFirst = stampOf(distDir) === null
  if (!isFirst) {
    fs.renameSync(distDir, previous)
    const cache = path.join(previous, 'cache')
    if (fs.existsSync(cache)) fs.cpSync(cache, path.join(distDir, 'cache'), { recursive: true })
  }
  try {
    const env = { DATABASE_URL: url, BUILD_CACHE: isFirst ? 'no' : 'yes' }
    await run(settings, 'build', next('build'), { what: 'The build', env })
    await buildIslands(path.resolve(root, distDir))
    await run(
      settings,
      'build',
      ['--import', 'tsx', path.join('src', 'server', 'front', 'listInlineScripts.ts'), distDir],
      { what: 'The list of inline scripts' },
    )
    shareChunks(path.join(distDir, 'server', 'chunks'))
    fs.writeFileSync(path.join(distDir, STAMP), wanted, { flush: true })
  } finally {
    recover(distDir, previous)
  }
  return 'built'
}
