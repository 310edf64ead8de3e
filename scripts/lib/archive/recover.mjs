import fs from 'node:fs'
import path from 'node:path'

import { connect } from '../database.mjs'
import { lastLines } from '../logs.mjs'
import { dataDirOf } from '../postgres-data.mjs'
import { startPostgres } from '../postgres.mjs'
import { Refusal } from '../say.mjs'
import { whenStopping } from '../shutdown.mjs'
import { listBases, missingPiece, recoveryOptions } from './folder.mjs'

const TOO_EARLY = /recovery ended before configured recovery target was reached/
const LAST = /last completed transaction was at log time ([^\n]+)/g
/** Reading back a week of changes takes its time. */
const TIMEOUT_MS = 3_600_000

/** Returns the copy from which a moment is reached. */
function baseFor(archive, at) {
  const bases = listBases(archive)
  const [oldest] = bases
  if (!oldest) throw new Refusal(`There is no copy of the database in ${archive}.`)
  const fit = at ? bases.filter(({ endedAt }) => Date.parse(endedAt) <= at.getTime()) : bases
  const base = fit.at(-1)
  if (base) return base
  throw new Refusal(`The archive begins at ${oldest.endedAt}: choose that time or a later one.`)
}

/** In one sentence, why PostgreSQL did not come to the moment. */
function problemOf(archive, base, log, at) {
  const said = fs.existsSync(log.file) ? fs.readFileSync(log.file, 'utf8') : ''
  const missing = missingPiece(archive, base)
  const last = [...said.matchAll(LAST)].at(-1)?.[1]
  const end = last ? `what is there ends at ${last}` : 'it ends before that'
  if (missing)
    return `A part of the archive is missing (${missing}), so ${at?.toISOString() ?? 'its end'} cannot be reached: ${end}; nothing was restored.`
  if (TOO_EARLY.test(said))
    return `The archive does not reach ${at?.toISOString()}: ${end}; choose an earlier time, or "latest" for all that is there.`
  return `The database could not be read back from the archive. The end of ${log.file}:\n${lastLines(log)}`
}

/**
 * Starts PostgreSQL on a copy of the data as it was at a moment, in a folder of its own.
 * @param {{ archive: string, at?: Date, folder: string, isFinal?: boolean }} from
 *   without `at` everything that was archived; isFinal: it replaces the database, so it may use what is left of
 *   that one, and what is done there is archived again
 * @returns {Promise<{ cluster: import('../postgres.mjs').Cluster, settings: object, base: object }>}
 */
export async function recoverInto(settings, { archive, at, folder, isFinal = false }) {
  const base = baseFor(archive, at)
  const own = { ...settings, varDir: folder, env: { ...settings.env, ARCHIVE_DIR: '' } }
  if (isFinal) own.env.ARCHIVE_DIR = archive
  const dataDir = dataDirOf(own)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(path.join(folder, 'log'), { recursive: true, mode: 0o700 })
  fs.cpSync(base.folder, dataDir, { recursive: true })
  fs.rmSync(path.join(dataDir, 'hestia-base.json'))
  fs.mkdirSync(path.join(dataDir, 'pg_wal'), { recursive: true, mode: 0o700 })
  fs.chmodSync(dataDir, 0o700)
  fs.writeFileSync(path.join(dataDir, 'recovery.signal'), '', { mode: 0o600 })
  const log = { file: path.join(folder, 'log', 'postgres.log'), start: 0 }
  const unarchived = isFinal ? path.join(dataDirOf(settings), 'pg_wal') : undefined
  const options = recoveryOptions({
    archive,
    target: at?.toISOString().replace('T', ' ').replace('Z', '+00'),
    unarchived,
  })
  const cluster = await startPostgres(own, { options, timeoutMs: TIMEOUT_MS }).catch((error) => {
    throw new Refusal(problemOf(archive, base, log, at), error.problem)
  })
  whenStopping('database', cluster.stop, cluster.kill)
  return { cluster, settings: own, base }
}

/** Counts the rows of each table that staff and visitors write. */
const COUNTED = ['properties', 'pages', 'media', 'enquiries', 'mails', 'owners', 'users']

/** @returns {Promise<Record<string, number>>} by table; a table that is not there has no count */
export async function countRows(url) {
  const client = await connect(url)
  try {
    const { rows: known } = await client.query(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1)`,
      [COUNTED],
    )
    const counts = {}
    for (const { name } of known) {
      const { rows } = await client.query(`select count(*)::int as rows from "${name}"`)
      counts[name] = rows[0].rows
    }
    return counts
  } finally {
    await client.end()
  }
}
