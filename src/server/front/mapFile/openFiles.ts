import type { Stats } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'

/** Milliseconds in which an open file is not compared with the one on disk. */
const CHECK_AFTER_MS = 1_000
/** An unused file is closed, so that one that was removed gives its disk space back. */
const IDLE_MS = 30_000

/** A file that stays open, with the same bytes, until it is released. */
export type OpenFile = {
  readonly handle: FileHandle
  readonly size: number
  readonly tag: string
  readonly release: () => void
}

type Tools = {
  /** Names the content of a file that has just been opened. */
  readonly tagOf: (path: string, handle: FileHandle) => Promise<string>
  /** The clock, in milliseconds. */
  readonly now: () => number
}

type SharedFile = {
  readonly handle: FileHandle
  readonly size: number
  readonly tag: string
  readonly identity: string
  readonly idle: NodeJS.Timeout
  checkedAt: number
  users: number
  /** Another file has taken its place: it is closed after its last user. */
  isReplaced: boolean
}

/** Errors that mean: there is no such file here. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])
const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && ABSENT.has(String(error.code))

const identityOf = ({ dev, ino, size, mtimeMs }: Stats) => [dev, ino, size, mtimeMs].join(':')

function close(file: SharedFile): void {
  clearTimeout(file.idle)
  file.handle.close().catch(() => undefined)
}

/** A user of a file; the file is closed after its last one when another has taken its place. */
function join(file: SharedFile): OpenFile {
  file.users += 1
  file.idle.refresh()
  let isReleased = false
  const release = (): void => {
    if (isReleased) return
    isReleased = true
    file.users -= 1
    if (file.users === 0 && file.isReplaced) close(file)
  }
  return { handle: file.handle, size: file.size, tag: file.tag, release }
}

/** @param onIdle called again and again while the file is not used */
async function openNew(
  path: string,
  { tagOf, now }: Tools,
  onIdle: (file: SharedFile) => void,
): Promise<SharedFile> {
  const handle = await fs.open(path, 'r')
  try {
    const stats = await handle.stat()
    const tag = await tagOf(path, handle)
    const file: SharedFile = {
      handle,
      size: stats.size,
      tag,
      identity: identityOf(stats),
      idle: setTimeout(() => onIdle(file), IDLE_MS).unref(),
      checkedAt: now(),
      users: 0,
      isReplaced: false,
    }
    return file
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Files that are read in many small parts: opened once for all who read at the same time. A file
 * that is replaced is read to the end by those who began, and is the new one for all others.
 */
export function createOpenFiles(tools: Tools) {
  const files = new Map<string, SharedFile>()
  const checks = new Map<string, Promise<SharedFile | undefined>>()

  function drop(path: string, file: SharedFile | undefined): void {
    if (!file) return
    if (files.get(path) === file) files.delete(path)
    file.isReplaced = true
    if (file.users === 0) close(file)
  }

  async function add(path: string): Promise<SharedFile> {
    const file = await openNew(path, tools, (idle) =>
      idle.users === 0 ? drop(path, idle) : void idle.idle.refresh(),
    )
    files.set(path, file)
    return file
  }

  /** The file as it is on disk now; undefined when there is none. */
  async function check(path: string): Promise<SharedFile | undefined> {
    const known = files.get(path)
    try {
      const stats = await fs.stat(path)
      if (known?.identity === identityOf(stats)) {
        known.checkedAt = tools.now()
        return known
      }
      drop(path, known)
      // Opening a pipe or a device would wait for its other end.
      return stats.isFile() ? await add(path) : undefined
    } catch (error) {
      if (!isAbsent(error)) throw error
      drop(path, known)
      return undefined
    }
  }

  function checkOnce(path: string): Promise<SharedFile | undefined> {
    const running = checks.get(path)
    if (running) return running
    const started = check(path).finally(() => checks.delete(path))
    checks.set(path, started)
    return started
  }

  return {
    /** Opens a file, or joins those who read it; undefined when there is none. */
    async open(path: string): Promise<OpenFile | undefined> {
      const known = files.get(path)
      if (known && tools.now() - known.checkedAt < CHECK_AFTER_MS) return join(known)
      const file = await checkOnce(path)
      return file && join(file)
    },

    closeAll(): void {
      for (const [path, file] of files) drop(path, file)
    },
  }
}
