import fs from 'node:fs'
import path from 'node:path'

import { walOf } from './folder.mjs'
import { connect } from '../database.mjs'
import { until } from '../processes.mjs'
import { inWords, Refusal } from '../say.mjs'
import { writePrivately } from '../settings.mjs'
import { countRows, recoverInto } from './recover.mjs'

const ARCHIVED_WITHIN = 120_000

/** Ends the piece of the archive that is being written, and waits until it is there. */
async function archiveNow(url, archive) {
  const client = await connect(url)
  try {
    // Without anything written since the last piece there would be none to end.
    await client.query(`select pg_create_restore_point('hestia check')`)
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as piece')
    const file = path.join(walOf(archive), `${rows[0].piece}.gz`)
    if (!(await until(() => fs.existsSync(file), ARCHIVED_WITHIN, 200)))
      throw new Refusal(`The database does not archive: ${file} does not come.`)
  } finally {
    await client.end()
  }
}

/** Rows may be written while the live database is counted, so there are two counts of it. */
function compare(restored, before, after) {
  const wrong = Object.keys(before).find(
    (table) =>
      !(
        restored[table] >= Math.min(before[table], after[table]) &&
        restored[table] <= Math.max(before[table], after[table])
      ),
  )
  if (wrong)
    throw new Refusal(
      `The restored database has ${restored[wrong] ?? 'no'} rows in ${wrong}, and the live one ${after[wrong]}.`,
    )
}

/**
 * Notes how it went, for the studio and the monitor.
 * @param {{ ok: boolean, rows: number, seconds: number, reason: string }} outcome
 */
function note(settings, outcome) {
  const noted = { at: new Date().toISOString(), ...outcome }
  const file = path.join(settings.varDir, 'run', 'restore-check.json')
  writePrivately(file, `${JSON.stringify(noted)}\n`)
  return noted
}

/** Notes that there is nothing new that could be restored. */
export const noteFailure = (settings, error, seconds = 0) =>
  note(settings, { ok: false, rows: 0, seconds, reason: inWords(error).split('\n')[0] })

/**
 * Restores the archive into a spare database, compares it with the live one, and notes the outcome for the
 * studio and the monitor.
 * @param {string} url of the live database
 */
export async function checkArchive(settings, archive, url) {
  const since = performance.now()
  const folder = path.join(settings.varDir, 'restore-check')
  const seconds = () => (performance.now() - since) / 1000
  try {
    const before = await countRows(url)
    await archiveNow(url, archive)
    const after = await countRows(url)
    const { cluster } = await recoverInto(settings, { archive, folder })
    const restored = await countRows(cluster.url).finally(() => cluster.stop())
    compare(restored, before, after)
    const rows = Object.values(restored).reduce((sum, count) => sum + count, 0)
    return note(settings, { ok: true, rows, seconds: seconds(), reason: '' })
  } catch (error) {
    return noteFailure(settings, error, seconds())
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
