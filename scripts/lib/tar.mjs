// The part of the tar format (POSIX ustar with pax names) that a backup needs, written and read as
// streams.
import { Refusal } from './say.mjs'

const BLOCK = 512
const NAME = 100
/** The largest number that eleven octal digits hold. */
const MAX_BYTES = 8 ** 11

const octal = (number, digits) => `${number.toString(8).padStart(digits - 1, '0')}\0`
const padding = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
const checksum = (block) =>
  block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

function header(name, size, type) {
  const block = Buffer.alloc(BLOCK)
  block.write(name.slice(0, NAME), 0, 'latin1')
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8) + octal(0, 8), 108)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  block.write(`${octal(checksum(block), 7)} `, 148)
  return block
}

/** Writes a pax record, whose length includes its own digits. */
function paxRecord(name) {
  const rest = Buffer.byteLength(` path=${name}\n`)
  let length = rest
  while (length !== rest + String(length).length) length = rest + String(length).length
  return Buffer.from(`${length} path=${name}\n`)
}

/** @param {AsyncIterable<Buffer> | Iterable<Buffer>} body exactly `size` bytes */
export async function* tarEntry(name, size, body) {
  if (size >= MAX_BYTES) throw new Refusal(`${name} is larger than a backup can hold (8 GB).`)
  if (name.length > NAME || /[^\x20-\x7e]/.test(name)) {
    const record = paxRecord(name)
    yield Buffer.concat([header('pax', record.length, 'x'), record, padding(record.length)])
  }
  yield header(name, size, '0')
  let sent = 0
  for await (const chunk of body) {
    sent += chunk.length
    yield chunk
  }
  if (sent !== size) throw new Refusal(`${name} changed while it was read: make the backup again.`)
  yield padding(size)
}

export const tarEnd = () => Buffer.alloc(2 * BLOCK)

/** Reads a stream in portions of the requested size. */
class Portions {
  constructor(source) {
    this.source = source[Symbol.asyncIterator]()
    this.rest = Buffer.alloc(0)
  }

  /** @returns {Promise<Buffer>} at most `size` bytes, at least one */
  async some(size) {
    while (!this.rest.length) {
      const { value, done } = await this.source.next()
      if (done) throw new Error('the end is missing')
      this.rest = value
    }
    const portion = this.rest.subarray(0, size)
    this.rest = this.rest.subarray(portion.length)
    return portion
  }

  async *exactly(size) {
    for (let left = size; left > 0;) {
      const portion = await this.some(left)
      left -= portion.length
      yield portion
    }
  }

  async whole(size) {
    const portions = []
    for await (const portion of this.exactly(size)) portions.push(portion)
    return Buffer.concat(portions)
  }
}

/** No disk accepts a longer name. */
const MAX_PAX_BYTES = 8192

function sizeIn(block) {
  const digits = text(block, 124, 136)
  if (!/^[0-7]{1,11}$/.test(digits)) throw new Error('a size cannot be read')
  return parseInt(digits, 8)
}

/**
 * Returns the name in a pax header, which may hold nothing else: other records would change the
 * next entry.
 */
async function paxName(portions, size) {
  if (size > MAX_PAX_BYTES) throw new Error('a name is too long')
  const record = (await portions.whole(size)).toString('utf8')
  const name = /^\d+ path=([^\0\n]+)\n$/.exec(record)?.[1]
  if (!name) throw new Error('a name cannot be read')
  return name
}

const text = (block, from, to) => block.subarray(from, to).toString('latin1').split('\0')[0].trim()

/**
 * Reads one entry after the other; the body must be read before the next entry is requested.
 * @returns {AsyncGenerator<{ name: string, size: number, body: AsyncIterable<Buffer> }>}
 */
export async function* readTar(source) {
  const portions = new Portions(source)
  for (let longName; ;) {
    const block = await portions.whole(BLOCK)
    if (block.every((byte) => byte === 0)) return
    if (parseInt(text(block, 148, 156), 8) !== checksum(block))
      throw new Error('a header does not add up')
    const size = sizeIn(block)
    const type = text(block, 156, 157)
    if (type === 'x') {
      longName = await paxName(portions, size)
    } else {
      // A backup holds only files: a link or a device would redirect what is written after it.
      if (type !== '0' && type !== '')
        throw new Error(`${longName ?? text(block, 0, NAME)} is not a file`)
      yield { name: longName ?? text(block, 0, NAME), size, body: portions.exactly(size) }
      longName = undefined
    }
    await portions.whole(padding(size).length)
  }
}
