import fs from 'node:fs'
import path from 'node:path'

import { dataDirOf } from '../postgres-data.mjs'
import { copyData } from './copy.mjs'
import { basesOf, listBases } from './folder.mjs'

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
