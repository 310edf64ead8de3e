import fs from 'node:fs'
import path from 'node:path'

import { run } from './children.mjs'
import { root } from './settings.mjs'

const READABLE = 0o022

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return null
  }
}

/**
 * npm records what it installed as its last step: that record is compared with package-lock.json.
 * Packages of other platforms may be missing, and development packages where nothing is built.
 */
function upToDate({ forBuild }) {
  const wanted = readJson('package-lock.json')?.packages
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(
    ([folder, { version, integrity, dev, optional, peer, devOptional }]) => {
      const found = installed[folder]
      if (!found)
        return folder === '' || Boolean(optional || peer || devOptional || (dev && !forBuild))
      return found.version === version && found.integrity === integrity
    },
  )
}

/**
 * `npm install` installs exactly the versions of package-lock.json, and --no-save leaves that file
 * unchanged. `npm ci` would refuse a lock file made where the packages of other platforms cannot be
 * looked up.
 * @param {{ forBuild?: boolean }} [need] a build, or Next in development, needs
 *   the development packages as well
 * @returns {Promise<string>} what was done
 */
export async function ensurePackages(settings, { forBuild = false } = {}) {
  if (upToDate({ forBuild })) return 'up to date'
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
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
