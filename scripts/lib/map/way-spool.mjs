import fs from 'node:fs'
import { createInterface } from 'node:readline'

const MAX_WAITING = 4_000_000

/**
 * Keeps the ways of the map on disk until the positions of their nodes are known. A way holds the
 * ids of its nodes as differences, which are short.
 */
export class WaySpool {
  constructor(file) {
    this.file = file
    this.waiting = []
    this.waitingLength = 0
    this.count = 0
    fs.writeFileSync(file, '')
  }

  add(way, refs) {
    const differences = refs.map((ref, index) => (index ? ref - refs[index - 1] : ref))
    const line = `${JSON.stringify({ ...way, differences })}\n`
    this.waiting.push(line)
    this.waitingLength += line.length
    this.count++
    if (this.waitingLength > MAX_WAITING) this.flush()
  }

  flush() {
    fs.appendFileSync(this.file, this.waiting.join(''))
    this.waiting = []
    this.waitingLength = 0
  }

  /** Gives each way with the ids of its nodes. */
  async *read() {
    this.flush()
    const lines = createInterface({ input: fs.createReadStream(this.file), crlfDelay: Infinity })
    for await (const line of lines) {
      const { differences, ...way } = JSON.parse(line)
      let ref = 0
      yield { way, refs: differences.map((difference) => (ref += difference)) }
    }
  }
}
