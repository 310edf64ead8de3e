import fs from 'node:fs'
import path from 'node:path'

const LARGE = 10 * 1024 * 1024

export const logFile = ({ varDir }, name) => path.join(varDir, 'log', `${name}.log`)

/** Opens the log of a process; a large log is first renamed and kept once. */
export function openLog(settings, name) {
  const file = logFile(settings, name)
  if (fs.existsSync(file) && fs.statSync(file).size > LARGE) fs.renameSync(file, `${file}.1`)
  const start = fs.existsSync(file) ? fs.statSync(file).size : 0
  return { file, start, fd: fs.openSync(file, 'a', 0o600) }
}

/** Returns the last lines written since the log was opened. */
export function lastLines({ file, start }, lines = 40) {
  if (!fs.existsSync(file)) return ''
  const size = fs.statSync(file).size
  const from = Math.max(start, size - 32_768)
  const fd = fs.openSync(file, 'r')
  try {
    const text = Buffer.alloc(size - from)
    fs.readSync(fd, text, 0, text.length, from)
    return text
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .slice(-lines)
      .map((line) => `    ${line}`)
      .join('\n')
  } finally {
    fs.closeSync(fd)
  }
}
