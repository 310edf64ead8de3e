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

/** The port beside Next's, which the process was told. */
const directPort = (pid) =>
  Number(
    /(?:^|\0)DIRECT_URL=[^\0]*:(\d+)/.exec(fs.readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1],
  )

/** @returns {number | undefined} the first port a process listens on, except for what is answered beside Next; Linux only */
export function listeningPort(pid) {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const own = new Set(socketsOf(pid))
  const direct = directPort(pid)
  return ['tcp', 'tcp6']
    .flatMap((table) =>
      fs
        .readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/))
        .filter(([, , , state, , , , , , inode]) => state === LISTENS && own.has(inode))
        .map(([, local]) => parseInt(local.split(':')[1], 16)),
    )
    .find((port) => port !== direct)
}
