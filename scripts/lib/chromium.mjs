import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { Refusal } from './say.mjs'
import { root } from './settings.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/**
 * Arguments that work as root, in a container and without a graphics card. The arguments that the
 * npm package suggests would turn web security off.
 */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Pages are drawn by the processor without the detour over SwiftShader, which costs half of the
  // browser's time. Only the map needs WebGL, and has it.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--disable-background-networking',
]

const starts = (file) => {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/**
 * Finds a browser of this machine, and skips one that does not start, such as a stub of a package
 * manager.
 */
function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...PLACES,
  ]
  return candidates.find((file) => file && fs.existsSync(file) && starts(file))
}

/** The browser of the package looks for fonts only in /tmp. */
const fontsConf = (folder) =>
  `<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>\n`

/**
 * The package's files belong to another user, and the browser's own processes drop the right to
 * read the files of others.
 */
const READABLE = 0o022

/** Unpacks the package into our own folder: completely, or not at all. */
async function unpack(entry, folder) {
  const draft = `${folder}.${process.pid}`
  const before = process.umask(READABLE)
  fs.mkdirSync(draft, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = draft
  try {
    const { default: chromium } = await import(pathToFileURL(entry).href)
    const { inflate } = await import(
      pathToFileURL(path.join(path.dirname(entry), 'lambdafs.js')).href
    )
    await chromium.executablePath()
    await inflate(path.join(path.dirname(entry), '..', '..', 'bin', 'al2023.tar.br'))
  } finally {
    process.umask(before)
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  fs.writeFileSync(path.join(draft, 'fonts', 'fonts.conf'), fontsConf(path.join(folder, 'fonts')))
  fs.rmSync(folder, { recursive: true, force: true })
  fs.renameSync(draft, folder)
}

async function packaged() {
  let entry
  try {
    entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  } catch {
    return null
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { version } = createRequire(import.meta.url)(
    path.join(path.dirname(entry), '..', '..', 'package.json'),
  )
  const folder = path.join(root, 'var', `chromium-${version}`)
  const file = path.join(folder, 'chromium')
  if (!fs.existsSync(file)) await unpack(entry, folder)
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(path.delimiter)
  return { file, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(folder, 'fonts') } }
}

/**
 * Returns the browser of the tests: one of this machine, else the one installed by npm.
 * @returns {Promise<{
 *   executablePath: string, args: string[], env: Record<string, string>
 * }>} launch options of Playwright
 */
export async function browserOptions() {
  const own = installed()
  const found = own ? { file: own, env: {} } : await packaged()
  if (!found)
    throw new Refusal(
      'There is no browser for the tests: install Chromium or Chrome, or name one in CHROMIUM=/path/to/chrome.',
    )
  return { executablePath: found.file, args: FLAGS, env: { ...process.env, ...found.env } }
}
