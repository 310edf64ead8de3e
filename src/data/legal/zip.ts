import { deflateRawSync, crc32 } from 'node:zlib'

export type ZipEntry = { name: string; data: Buffer }

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8
/** Without the larger form of the format, a file holds no more. */
const MAX_ENTRIES = 65_535
const MAX_BYTES = 2 ** 32 - 1

/** The time in the clock of MS-DOS, which the format asks for: days since 1980, steps of two seconds. */
function dosTime(at: Date): { time: number; date: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

/** The part that a file's own header and its line in the directory have in common. */
function fieldsOf({ name, data }: ZipEntry, packed: Buffer, at: Date): Buffer {
  const { time, date } = dosTime(at)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(date, 8)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

function directoryLine(fields: Buffer, name: string, offset: number): Buffer {
  const start = Buffer.alloc(6)
  start.writeUInt32LE(0x02014b50, 0)
  start.writeUInt16LE(VERSION, 4)
  const end = Buffer.alloc(14)
  end.writeUInt32LE(offset, 10)
  return Buffer.concat([start, fields, end, Buffer.from(name)])
}

/** Writes files into one ZIP archive, in the order given. */
export function zip(entries: readonly ZipEntry[], at: Date): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.data)
    const fields = fieldsOf(entry, packed, at)
    const head = Buffer.from([0x50, 0x4b, 0x03, 0x04])
    const file = Buffer.concat([head, fields, Buffer.from(entry.name), packed])
    directory.push(directoryLine(fields, entry.name, offset))
    files.push(file)
    offset += file.length
  }
  const lines = Buffer.concat(directory)
  if (entries.length > MAX_ENTRIES || offset + lines.length > MAX_BYTES)
    throw new Error('The archive would be too large: choose a shorter period')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(lines.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, lines, end])
}
