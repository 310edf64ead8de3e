import fs from 'node:fs'
import path from 'node:path'

import { run } from './children.mjs'
import { root } from './settings.mjs'

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return null
  }
}

/** npm writes down what it installed as its last act: that note is compared with package-lock.json. */
function upToDate() {
  const wanted = readJson('package-lock.json')?.packages
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([folder, { version, integrity, dev, optional, peer, devOptional }]) => {
    const found = installed[folder]
    // Another platform's packages are left out, and those for development where only the site runs.
    if (!found) return folder === '' || Boolean(dev || optional || peer || devOptional)
    return found.version === version && found.integrity === integrity
  })
}

/**
 * `npm install` takes the very versions of package-lock.json, and --no-save leaves that file alone. `npm ci` would
 * refuse a lock made where the packages of other platforms cannot be looked up.
 * @returns {Promise<string>} what was done
 */
export async function ensurePackages(settings) {
  if (upToDate()) return 'up to date'
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  const how = npm?.endsWith('.js') ? { args: [npm, ...args] } : { args, command: process.platform === 'win32' ? 'npm.cmd' : 'npm' }
  await run(settings, 'packages', how.args, { what: 'Installing the packages (npm install)', command: how.command })
  return 'installed'
}
