import fs from 'node:fs'
import path from 'node:path'

import { dataDirOf } from '../postgres-data.mjs'
import { print, Refusal } from '../say.mjs'
import { fetchArchive } from './fetch.mjs'
import { archiveOf } from './folder.mjs'
import { countRows, recoverInto } from './recover.mjs'

const WRITTEN = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/

/**
 * @param {string} text a time, in the time zone of the machine unless it names another, or "latest"
 * @returns {Date | undefined} undefined for all that was archived
 */
export function readMoment(text) {
  if (text === 'latest') return undefined
  const at = new Date(WRITTEN.test(text) ? text.replace(' ', 'T') : NaN)
  if (Number.isNaN(at.getTime()))
    throw new Refusal(
      `"${text}" is no time: write 2027-01-31T14:05, 2027-01-31T14:05:30+01:00, or latest.`,
    )
  if (at > new Date()) throw new Refusal(`${at.toISOString()} is not over yet.`)
  return at
}

/**
 * Replaces the embedded database by what it was at a moment; nothing is replaced unless all of it is there. The
 * one before is kept beside it.
 * @param {Date | undefined} at
 */
export async function restoreAt(settings, at) {
  const archive = archiveOf(settings)
  if (!archive)
    throw new Refusal(
      'ARCHIVE_DIR is not set, so there is no archive to restore from: name its folder.',
    )
  const fetched = await fetchArchive(settings, archive)
  if (fetched)
    print(`${fetched} parts of the archive were fetched from ${settings.env.ARCHIVE_S3}.`)
  const folder = path.join(settings.varDir, 'restoring')
  try {
    const recovered = await recoverInto(settings, { archive, at, folder, isFinal: true })
    const counts = await countRows(recovered.cluster.url).finally(() => recovered.cluster.stop())
    const dataDir = dataDirOf(settings)
    const before = `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    const hadOne = fs.existsSync(dataDir)
    if (hadOne) fs.renameSync(dataDir, before)
    fs.renameSync(dataDirOf(recovered.settings), dataDir)
    return { counts, base: recovered.base, before: hadOne ? before : undefined }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
