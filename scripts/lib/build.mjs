import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { next, run } from './children.mjs'
import { layOutMapWorker } from './map-worker.mjs'
import { root } from './settings.mjs'
import { shareChunks } from './share-chunks.mjs'

/** All that goes into the build. Tests, notes and what the database holds do not. */
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
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
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

/** Puts the build of before back in its place after one that did not come to its end. */
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
 * Builds when anything the build is made of has changed. The build of before stands aside meanwhile (Next writes
 * the name of its folder into what it builds, so building elsewhere and renaming would not do) and returns on failure.
 * @returns {Promise<string>} what was done
 */
export async function ensureBuild(settings, { url = 'postgres://nobody@localhost/none' } = {}) {
  layOutMapWorker()
  const { distDir } = settings
  const previous = `${distDir}-previous`
  recover(distDir, previous)
  const wanted = fingerprint(settings)
  if (stampOf(distDir) === wanted) return 'up to date'
  if (stampOf(distDir) !== null) {
    fs.renameSync(distDir, previous)
    const cache = path.join(previous, 'cache')
    if (fs.existsSync(cache)) fs.cpSync(cache, path.join(distDir, 'cache'), { recursive: true })
  }
  try {
    await run(settings, 'build', next('build'), { what: 'The build', env: { DATABASE_URL: url } })
    shareChunks(path.join(distDir, 'server', 'chunks'))
    fs.writeFileSync(path.join(distDir, STAMP), wanted, { flush: true })
  } finally {
    recover(distDir, previous)
  }
  return 'built'
}
