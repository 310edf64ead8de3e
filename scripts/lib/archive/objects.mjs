import path from 'node:path'

import { Refusal } from '../say.mjs'
import { readPlace } from '../store.mjs'

/**
 * The copy of the archive in an S3 store (ARCHIVE_S3): `wal/PIECE.gz`, and each base as `base/NAME.FIRSTPIECE.tar.gz`. With
 * BACKUP_KEY each object is encrypted.
 */
const COPIES = 2
export const BASE = /^base\/([\w-]+)\.([\dA-F]{24})\.tar\.gz$/
const PIECE = /^wal\/([\dA-F]{24})\.gz$/
/** In each copy: the names of its folders, of which some are empty. */
export const FOLDERS = 'folders.json'

export const objectOfBase = ({ folder, firstWal }) =>
  `base/${path.basename(folder)}.${firstWal}.tar.gz`

/** Returns the place of ARCHIVE_S3; undefined when the archive stays on this machine. */
export function storeOf({ env }) {
  if (!env.ARCHIVE_S3) return undefined
  if (!env.ARCHIVE_DIR)
    throw new Refusal(
      'ARCHIVE_S3 copies the folder of ARCHIVE_DIR to an S3 store: set that as well.',
    )
  readPlace(env.ARCHIVE_S3)
  return env.ARCHIVE_S3
}

/** Objects that no kept base needs: older bases, and the pieces before them. */
export function superfluousObjects(names) {
  const bases = names.filter((name) => BASE.test(name)).sort()
  const [oldest] = bases.slice(-COPIES)
  if (!oldest) return []
  const [, , firstWal = ''] = BASE.exec(oldest) ?? []
  const isOld = (name) => (PIECE.exec(name)?.[1] ?? firstWal) < firstWal
  return [...bases.slice(0, -COPIES), ...names.filter(isOld)]
}
