import fs from 'node:fs'
import path from 'node:path'

/** What PostgreSQL makes again itself, or must not find in a copy: files, and folders of which the content is left out. */
const OWN_FILES = new Set(['postmaster.pid', 'postmaster.opts'])
const EMPTIED = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(
    ' ',
  ),
)
const isLeftOut = (name) => {
  const [top, ...below] = name.split('/')
  return OWN_FILES.has(name) || (EMPTIED.has(top) && below.length > 0) || name.includes('pgsql_tmp')
}

const GONE = new Set(['ENOENT', 'ENOTDIR'])

/** What reading gives, or undefined when what it reads was deleted meanwhile. */
function unlessGone(read) {
  try {
    return read()
  } catch (error) {
    if (!GONE.has(error.code)) throw error
    return undefined
  }
}

/**
 * Copies a folder that changes meanwhile. Files and whole folders that are deleted during the copy (a table, a
 * database) are not needed: the log of changes deletes them again.
 */
export function copyData(from, to, below = '') {
  const folder = path.join(from, below)
  const entries = unlessGone(() => fs.readdirSync(folder, { withFileTypes: true })) ?? []
  for (const entry of entries) {
    const name = path.posix.join(below, entry.name)
    if (isLeftOut(name)) continue
    if (entry.isDirectory()) {
      fs.mkdirSync(path.join(to, name), { mode: 0o700 })
      copyData(from, to, name)
    } else if (entry.isFile()) {
      unlessGone(() => fs.copyFileSync(path.join(from, name), path.join(to, name)))
    }
  }
}
