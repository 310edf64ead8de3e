import fs from 'node:fs'
import path from 'node:path'

const LARGE = 10 * 1024 * 1024
const HOUR_MS = 3_600_000

export const logFile = ({ varDir }, name) => path.join(varDir, 'log', `${name}.log`)

/** Opens the log of a process; a large log is first renamed and kept once. */
export function openLog(settings, name) {
  const file = logFile(settings, name)
  if (fs.existsSync(file) && fs.statSync(file).size > LARGE) fs.renameSync(file, `${file}.1`)
  const start = fs.existsSync(file) ? fs.statSync(file).size : 0
  return { file, start, fd: fs.openSync(file, 'a', 0o600) }
}

/** Keeps the content of a large log once, beside it; without room for that it is lost. */
function cut(file) {
  try {
    fs.copyFileSync(file, `${file}.1`)
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
    fs.rmSync(`${file}.1`, { force: true })
  }
  fs.truncateSync(file)
}

/**
 * Empties the logs that have become large. Processes that run for months hold theirs open and go on at its new end;
 * renaming or deleting it would change nothing for them. A line that is written meanwhile may be lost.
 */
export function cutLargeLogs({ varDir }) {
  const folder = path.join(varDir, 'log')
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    if (name.endsWith('.log') && fs.statSync(file).size > LARGE) cut(file)
  }
}

/** Cuts large logs every hour, for as long as this process runs. */
export const keepLogsSmall = (settings) =>
  setInterval(() => {
    try {
      cutLargeLogs(settings)
    } catch (error) {
      process.stderr.write(`logs: ${error.message}\n`)
    }
  }, HOUR_MS).unref()

/** Returns the last lines written since the log was opened. */
export function lastLines({ file, start }, lines = 40) {
  if (!fs.existsSync(file)) return ''
  const size = fs.statSync(file).size
  // A log that was cut begins again.
  const from = Math.max(start > size ? 0 : start, size - 32_768)
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
