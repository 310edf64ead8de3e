import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Returns when a process began, which tells it from a later one with the same number.
 * @param {number} pid
 * @returns {string | null} null when no such process runs (a zombie does not)
 */
export function identityOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[0] === 'Z' || fields[0] === 'X') return null
      return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
    }
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}

/** @param {{ pid: number, identity: string }} remembered */
export const stillRuns = ({ pid, identity }) => identity !== null && identityOf(pid) === identity

/** Returns the command line of a process, empty when it cannot be read. */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** @returns {Promise<boolean>} whether the condition came true in time */
export async function until(condition, milliseconds, every = 50) {
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(every)) {
    if (await condition()) return true
  }
  return condition()
}

/** Sends a signal to a process, or to its whole group; ignores one that has already ended. */
export function signal(pid, name, { group = false } = {}) {
  try {
    process.kill(group && process.platform !== 'win32' ? -pid : pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
