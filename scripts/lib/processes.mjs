import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Linux tells about processes in files; other systems, and a Linux without /proc, through `ps`.
 * @param {{ proc?: string }} [place] where the files are
 */
export function createProcessReader({ proc = '/proc' } = {}) {
  const hasFiles = fs.existsSync(`${proc}/self/stat`)
  /** The columns are named one by one: BSD takes the rest of `stat=,lstart=` for a heading. */
  const ps = (pid, ...columns) =>
    execFileSync('ps', [...columns.flatMap((name) => ['-o', `${name}=`]), '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()

  function identityFromFiles(pid) {
    const stat = fs.readFileSync(`${proc}/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    return `${fs.readFileSync(`${proc}/sys/kernel/random/boot_id`, 'utf8').trim()}/${fields[19]}`
  }

  function identityFromPs(pid) {
    const [state = '', ...began] = ps(pid, 'stat', 'lstart').split(/\s+/)
    return began.length === 0 || /^[ZX]/.test(state) ? null : began.join(' ')
  }

  return {
    /**
     * Returns when a process began, which tells it from a later one with the same number.
     * @param {number} pid
     * @returns {string | null} null when no such process runs (a zombie does not)
     */
    identityOf(pid) {
      try {
        return hasFiles ? identityFromFiles(pid) : identityFromPs(pid)
      } catch {
        return null
      }
    },
    /**
     * @param {number} pid
     * @returns {string} the command line of a process, empty when it cannot be read
     */
    commandOf(pid) {
      try {
        return hasFiles
          ? fs.readFileSync(`${proc}/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
          : ps(pid, 'args')
      } catch {
        return ''
      }
    },
  }
}

export const { identityOf, commandOf } = createProcessReader()

/** @param {{ pid: number, identity: string }} remembered */
export const stillRuns = ({ pid, identity }) => identity !== null && identityOf(pid) === identity

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
