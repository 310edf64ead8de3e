import {
  spawn,
  type ChildProcessWithoutNullStreams,
  type SpawnOptionsWithoutStdio,
} from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'

const { PRIORITY_BELOW_NORMAL } = os.constants.priority
const LOWEST = 19

/**
 * Lowers the priority of a program. A Linux that shares the processor between sessions first (`sched_autogroup`)
 * compares priorities only within a session: the session gets a low priority, too.
 */
function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, PRIORITY_BELOW_NORMAL)
    if (os.platform() === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(LOWEST))
  } catch {
    // It has ended already, or the system has no sessions with priorities.
  }
}

/**
 * Starts a Node program that takes seconds of the processor, below the priority of the site: pages are answered
 * as quickly as before. It has a session of its own, and is ended with the process that started it.
 */
export function spawnInBackground(
  args: string[],
  options: Pick<SpawnOptionsWithoutStdio, 'env' | 'timeout' | 'killSignal'> = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, args, { ...options, cwd: process.cwd(), detached: true })
  if (child.pid) lowerPriority(child.pid)
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  return child
}
