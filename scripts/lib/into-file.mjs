import fs from 'node:fs'

/**
 * Writes to a file through a stream. When this ends the file is closed, also after a failure: a file
 * that was still being opened would come into being after the caller has removed it.
 * @template T
 * @param {string} file
 * @param {{ flags?: string, flush?: boolean }} options
 * @param {(stream: import('node:fs').WriteStream) => Promise<T>} write
 * @returns {Promise<T>}
 */
export async function intoFile(file, options, write) {
  const stream = fs.createWriteStream(file, { mode: 0o600, ...options })
  const closed = new Promise((resolve) => {
    stream.once('close', resolve)
  })
  try {
    return await write(stream)
  } finally {
    stream.destroy()
    await closed
  }
}
