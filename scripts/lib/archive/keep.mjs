import { setTimeout as pause } from 'node:timers/promises'

import { connect } from '../database.mjs'
import { print } from '../say.mjs'
import { isStopping } from '../shutdown.mjs'
import { copyBase } from './base.mjs'
import { checkArchive, noteFailure } from './check.mjs'
import { archiveOf, listBases, thinArchive } from './folder.mjs'

const WEEK = 7 * 24 * 60 * 60 * 1000
const LOOK_AGAIN = 60 * 60 * 1000
/** Every moment of the last week can be reached, and when a copy fails, still those before. */
const COPIES = 2

/** A restore begins a new line of history, of which there is no copy yet. */
async function isDue(client, archive, now) {
  const newest = listBases(archive).at(-1)
  if (!newest || now - Date.parse(newest.endedAt) > WEEK) return true
  const { rows } = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as piece')
  return rows[0].piece.slice(0, 8) !== newest.firstWal.slice(0, 8)
}

/** Copies the database when a week has passed, removes what is too old, and tries a restore. */
export async function renewArchive(settings, archive, url, now = Date.now()) {
  const client = await connect(url)
  try {
    if (!(await isDue(client, archive, now))) return undefined
    await copyBase(settings, client, archive)
    thinArchive(archive, COPIES)
  } finally {
    await client.end()
  }
  return checkArchive(settings, archive, url)
}

/** Keeps the archive of the embedded database while it runs. A failure is said, and tried again. */
export async function keepArchive(settings, cluster) {
  const archive = cluster && archiveOf(settings)
  while (archive && !isStopping()) {
    try {
      const outcome = await renewArchive(settings, archive, cluster.url)
      if (outcome && !outcome.ok) print(`  The archive cannot be restored: ${outcome.reason}`)
    } catch (error) {
      if (!isStopping())
        print(`  The archive was not renewed: ${noteFailure(settings, error).reason}`)
    }
    await pause(LOOK_AGAIN, undefined, { ref: false })
  }
}
