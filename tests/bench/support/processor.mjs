import fs from 'node:fs'

/** Milliseconds of one tick in which Linux counts. */
const TICK_MS = 10

/** The milliseconds of processor time that a process has used, by itself and in the system. */
export function processorMsOf(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
