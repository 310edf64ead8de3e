import { spawn } from 'node:child_process'

import { logFile, openLog } from './logs.mjs'

/** Files that children write are readable by this user only. */
export const PRIVATE = 0o077

/** Where a child logs. Without disk space for a log it still runs. */
export function outputOf(settings, name, onScreen) {
  try {
    const log = openLog(settings, name)
    return { log, output: onScreen ? 'inherit' : log.fd }
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
    return {
      log: { file: logFile(settings, name), start: 0 },
      output: onScreen ? 'inherit' : 'ignore',
    }
  }
}

/**
 * Sets the umask around the start: a child inherits it at that moment, and nothing runs in between.
 */
export function spawnMasked(umask, command, args, options) {
  const before = process.umask(umask)
  try {
    return spawn(command, args, options)
  } finally {
    process.umask(before)
  }
}
