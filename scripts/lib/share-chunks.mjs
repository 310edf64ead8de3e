import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const OWN_MAP = /\n\/\/# sourceMappingURL=\S*\s*$/
/** For a smaller file, loading another module costs more than its text does in memory. */
const WORTH = 4096

const chunksOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/**
 * Replaces copies of a chunk by a module that requires the first one. The bundler writes what
 * several routes need once for each of them, identical except for the name of the source map, and
 * Node would keep every copy in memory.
 * @returns {number} bytes of copies
 */
export function shareChunks(folder) {
  const firsts = new Map()
  let saved = 0
  for (const file of chunksOf(folder)) {
    const text = fs.readFileSync(file, 'utf8').replace(OWN_MAP, '')
    if (text.length < WORTH) continue
    const key = createHash('sha256').update(text).digest('base64')
    const first = firsts.get(key)
    if (first) {
      const from = path.relative(path.dirname(file), first).replaceAll('\\', '/')
      fs.writeFileSync(file, `module.exports = require(${JSON.stringify(`./${from}`)})\n`)
      saved += text.length
    } else {
      firsts.set(key, file)
    }
  }
  return saved
}
