import fs from 'node:fs'

const LISTENS = '0A'

const socketsOf = (pid) =>
  fs.readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(fs.readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
    } catch {
      return []
    }
  })

/** @returns {number | undefined} the first port a process listens on; Linux only */
export function listeningPort(pid) {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const own = new Set(socketsOf(pid))
  const [found] = ['tcp', 'tcp6'].flatMap((table) =>
    fs
      .readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === LISTENS && own.has(inode)),
  )
  return found && parseInt(found[1].split(':')[1], 16)
}
