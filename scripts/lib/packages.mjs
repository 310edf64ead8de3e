import fs from 'node:fs'
import path from 'node:path'

import { run } from './children.mjs'
import { root } from './settings.mjs'

const READABLE = 0o022

/**
 * The development packages without which nothing can be built: what Next asks for before it compiles
 * TypeScript, the styles, and the bundler of the islands. A first start installs these and no others:
 * those of the tests would be a third of its work on packages.
 */
export const BUILD_PACKAGES = [
  '@tailwindcss/postcss',
  '@types/node',
  '@types/react',
  'esbuild',
  'tailwindcss',
  'typescript',
]

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return null
  }
}

const folderOf = (name) => `node_modules/${name}`

/**
 * What is to be installed: what serves the site; that and what builds it; or all, with what tests it.
 * @typedef {'serve' | 'build' | 'all'} Need
 */

/** The development packages of package.json that are needed; what they need comes with them. */
function neededTools(wanted, need) {
  if (need === 'serve') return []
  return need === 'build' ? BUILD_PACKAGES : Object.keys(wanted[''].devDependencies)
}

/**
 * An entry of a lock.
 * @typedef {{
 *   version?: string, integrity?: string, optional?: boolean, peer?: boolean, dev?: boolean,
 *   devOptional?: boolean, devDependencies?: Record<string, string>
 * }} LockEntry
 */

/**
 * npm records what it installed as its last step: that record is compared with package-lock.json.
 * Packages of other platforms may be missing, and development packages that are not needed.
 * @param {Record<string, LockEntry>} wanted the packages of the lock
 * @param {Record<string, LockEntry>} installed those of the record
 * @param {Need} need
 */
export function isUpToDate(wanted, installed, need) {
  const mayBeMissing = ({ optional, peer, devOptional, dev }) =>
    Boolean(optional || peer || devOptional || dev)
  const hasTools = neededTools(wanted, need).every((name) => installed[folderOf(name)])
  return (
    hasTools &&
    Object.entries(wanted).every(([folder, entry]) => {
      if (folder === '') return true
      const found = installed[folder]
      if (!found) return mayBeMissing(entry)
      return found.version === entry.version && found.integrity === entry.integrity
    })
  )
}

/**
 * The arguments of npm. `npm install` installs exactly the versions of package-lock.json, and
 * --no-save leaves that file unchanged, as `npm ci` would; but it keeps what is installed already,
 * which `npm ci` removes first. Without the other development packages, those of a build are named:
 * --save-prod counts them as packages of the site, for this one time.
 * @param {Need} need
 */
export function installArguments(wanted, need) {
  const common = ['install', '--no-save', '--no-audit', '--no-fund']
  if (need === 'all') return [...common, '--include=dev']
  const named = neededTools(wanted, need).map((name) => `${name}@${wanted[folderOf(name)].version}`)
  return [...common, '--omit=dev', ...(named.length ? ['--save-prod', ...named] : [])]
}

/** Where the packages of the tests are, they stay. */
const hasAll = (wanted, installed) =>
  neededTools(wanted, 'all').every((name) => installed[folderOf(name)])

/**
 * @param {{ need: Need, orElse?: Need }} what when `need` is not there, `orElse` is installed
 * @returns {Promise<string>} what was done
 */
export async function ensurePackages(settings, { need, orElse = need }) {
  const wanted = readJson('package-lock.json')?.packages
  const installed = readJson('node_modules/.package-lock.json')?.packages ?? {}
  if (wanted && isUpToDate(wanted, installed, need)) return 'up to date'
  const npm = process.env.npm_execpath
  const args = wanted
    ? installArguments(wanted, hasAll(wanted, installed) ? 'all' : orElse)
    : ['install', '--include=dev']
  const how = npm?.endsWith('.js')
    ? { args: [npm, ...args] }
    : { args, command: process.platform === 'win32' ? 'npm.cmd' : 'npm' }
  // PostgreSQL may have to run as another account, which must be able to read its programs.
  await run(settings, 'packages', how.args, {
    what: 'Installing the packages (npm install)',
    command: how.command,
    umask: READABLE,
  })
  return 'installed'
}
