import fs from 'node:fs'
import path from 'node:path'

import { dataDirOf } from '../postgres-data.mjs'
import { basesOf, listBases } from './folder.mjs'

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
const FORGOTTEN = new Set(['ENOENT', 'ENOTDIR'])

/** Copies a folder that changes meanwhile: what is deleted during the copy is not needed. */
function copyData(from, to, below = '') {
  for (const entry of fs.readdirSync(path.join(from, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name)
    if (isLeftOut(name)) continue
    if (entry.isDirectory()) {
      fs.mkdirSync(path.join(to, name), { mode: 0o700 })
      copyData(from, to, name)
    } else if (entry.isFile()) {
      try {
        fs.copyFileSync(path.join(from, name), path.join(to, name))
      } catch (error) {
        if (!FORGOTTEN.has(error.code)) throw error
      }
    }
  }
}

/**
 * Copies the running database into its archive, as PostgreSQL describes it (low-level base backup). Comes back
 * when everything that the copy needs is archived.
 * @param {import('pg').Client} client as its superuser
 * @returns {Promise<import('./folder.mjs').Base>}
 */
export async function copyBase(settings, client, archive) {
  const beganAt = new Date().toISOString()
  const folder = path.join(basesOf(archive), beganAt.replaceAll(/[:.]/g, '-'))
  const draft = `${folder}.unfinished`
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    // A full archive must not keep it waiting for ever.
    await client.query(`set statement_timeout = '15min'`)
    const { rows: began } = await client.query(
      `select pg_walfile_name(pg_backup_start('hestia', true)) as wal`,
    )
    copyData(dataDirOf(settings), draft)
    const { rows: ended } = await client.query('select labelfile from pg_backup_stop(true)')
    fs.writeFileSync(path.join(draft, 'backup_label'), ended[0].labelfile, { mode: 0o600 })
    const about = { beganAt, endedAt: new Date().toISOString(), firstWal: began[0].wal }
    fs.writeFileSync(path.join(draft, 'hestia-base.json'), JSON.stringify(about), { mode: 0o600 })
    fs.renameSync(draft, folder)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
  return listBases(archive).find((base) => base.folder === folder)
}
