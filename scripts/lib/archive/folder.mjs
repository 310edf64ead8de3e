import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../say.mjs'
import { root } from '../settings.mjs'

/**
 * The archive of the embedded database: copies of all of it (`base`), and everything written since, in
 * compressed pieces (`wal`). Together they give the database as it was at any moment between.
 *
 * A piece is archived when it is full, and at the latest after a minute.
 */
const SECONDS = 60
/** The folder's name stands in commands of a shell. */
const PLAIN = /^\/[\w./@+-]+$/

export const walOf = (archive) => path.join(archive, 'wal')
export const basesOf = (archive) => path.join(archive, 'base')

/** Returns the folder of ARCHIVE_DIR; undefined when nothing is archived. */
export function archiveOf({ env = {}, databaseUrl }) {
  const { ARCHIVE_DIR: folder } = env
  if (!folder) return undefined
  if (databaseUrl)
    throw new Refusal(
      'ARCHIVE_DIR archives the embedded database, and DATABASE_URL names another: let that one archive by its own settings (docs/operations.md), and remove ARCHIVE_DIR.',
    )
  const place = path.resolve(root, folder)
  if (PLAIN.test(place)) return place
  throw new Refusal(
    `ARCHIVE_DIR is "${folder}": choose a folder whose name has only letters, digits and . _ - @ +.`,
  )
}

/** Makes the folder for the account that PostgreSQL runs as. */
function prepare(archive, { command, ids }) {
  for (const folder of [archive, walOf(archive), basesOf(archive)]) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (ids.uid) fs.chownSync(folder, ids.uid, ids.gid)
  }
  const [file, args] = command('/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', walOf(archive)])
  const { uid, gid } = ids.uid === 0 ? {} : ids
  if (spawnSync(file, args, { uid, gid, cwd: '/' }).status !== 0)
    throw new Refusal(
      `The account of the database may not write to ${archive}: choose a folder outside of a private one, such as /var/backups/hestia.`,
    )
}

/** A piece that is there already must be the same; it appears complete or not at all. */
const keep = (wal) =>
  `if [ -f ${wal}/%f.gz ]; then gzip -dc ${wal}/%f.gz | cmp -s - %p; else gzip -1 < %p > ${wal}/.%f.part && mv ${wal}/.%f.part ${wal}/%f.gz; fi`

/** The options with which PostgreSQL archives. */
export function archiveOptions(archive, account) {
  prepare(archive, account)
  return [
    'archive_mode=on',
    `archive_timeout=${SECONDS}`,
    `archive_command=${keep(walOf(archive))}`,
  ]
}

/**
 * The options with which PostgreSQL reads the archive, up to a moment or to its end. What was not archived yet
 * when the database stopped may still be in its folder.
 * @param {{ archive: string, target?: string, unarchived?: string }} from
 */
export const recoveryOptions = ({ archive, target, unarchived }) => [
  // Queries are taken at the end, not on the way.
  'hot_standby=off',
  `restore_command=gzip -dc ${walOf(archive)}/%f.gz > %p 2>/dev/null${unarchived ? ` || cp ${unarchived}/%f %p 2>/dev/null` : ''}`,
  ...(target ? [`recovery_target_time=${target}`, 'recovery_target_action=promote'] : []),
]

/**
 * @typedef {object} Base a complete copy
 * @property {string} folder
 * @property {string} beganAt
 * @property {string} endedAt the earliest moment that it leads to
 * @property {string} firstWal the first piece that it needs
 */

/** @returns {Base[]} the oldest first; unfinished ones are left out */
export function listBases(archive) {
  const folder = basesOf(archive)
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name, 'hestia-base.json')
      return fs.existsSync(file)
        ? [{ folder: path.join(folder, name), ...JSON.parse(fs.readFileSync(file, 'utf8')) }]
        : []
    })
}

const PIECE = /^([\dA-F]{8})([\dA-F]{8})([\dA-F]{8})\.gz$/
const PIECES_OF_ONE = 256

/** A piece as a number; pieces of one line of history follow each other. */
function numberOf(name) {
  const [, line = '', high = '', low = ''] = PIECE.exec(name) ?? []
  return line
    ? { line, number: Number.parseInt(high, 16) * PIECES_OF_ONE + Number.parseInt(low, 16) }
    : undefined
}

const nameOf = (line, number) =>
  line +
  [Math.floor(number / PIECES_OF_ONE), number % PIECES_OF_ONE]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')

/** Names the first piece after a base that is missing while later ones are there, if any. */
export function missingPiece(archive, { firstWal }) {
  const first = numberOf(`${firstWal}.gz`)
  const pieces = fs
    .readdirSync(walOf(archive))
    .map(numberOf)
    .filter((piece) => piece && piece.line === first?.line && piece.number >= first.number)
    .map(({ number }) => number)
    .sort((a, b) => a - b)
  const gap = pieces.findIndex((number, at) => number !== first.number + at)
  return gap < 0 ? undefined : nameOf(first.line, first.number + gap)
}

/** Removes all but the last copies, and the pieces that only older copies need. */
export function thinArchive(archive, copies) {
  const bases = listBases(archive)
  const kept = bases.slice(-copies)
  for (const { folder } of bases.slice(0, -copies)) fs.rmSync(folder, { recursive: true })
  const [oldest] = kept
  if (!oldest) return
  for (const name of fs.readdirSync(walOf(archive)))
    // Names of a later line of history are greater too.
    if (PIECE.test(name) && name < oldest.firstWal) fs.rmSync(path.join(walOf(archive), name))
}
