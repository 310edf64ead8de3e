import fs from 'node:fs'

const parentOf = (pid) => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function family(pid) {
  const parents = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)])
  const members = [pid]
  for (const member of members)
    members.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child))
  return members
}

const TICKS_PER_SECOND = 100

function secondsOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/** Seconds of processor time that a process and all it started have used. */
export const processorTimeOfFamily = (pid) =>
  family(pid).reduce((sum, member) => sum + secondsOf(member), 0)

function resident(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    const [own, file, shared] = ['RssAnon', 'RssFile', 'RssShmem'].map((name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0),
    )
    return { own, file, shared }
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return { own: 0, file: 0, shared: 0 }
    throw error
  }
}

/**
 * Resident memory in MB of a process and all it started. Its processes share one program and one piece of common
 * memory: of those the largest part counts, and not one part for each.
 */
export function memoryOfFamily(pid) {
  const members = family(pid).map(resident)
  const largest = (key) => Math.max(...members.map((member) => member[key]))
  return (
    (members.reduce((sum, { own }) => sum + own, 0) + largest('file') + largest('shared')) / 1024
  )
}

/** The same of one process without those it started. */
export function memoryOf(pid) {
  const { own, file, shared } = resident(pid)
  return (own + file + shared) / 1024
}
