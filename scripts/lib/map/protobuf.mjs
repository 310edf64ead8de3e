const utf8 = new TextDecoder()
const TWO_64 = 2 ** 64

/** Bytes that are not what their format says; the caller names the file. */
export class Damaged extends Error {}

/** Reads protocol buffers in place. Every length is checked against the bytes that are there. */
export class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  get more() {
    return this.at < this.end
  }

  /** Numbers above 2^53 lose their last digits: no id or position is that large. */
  varint() {
    let value = 0
    for (let scale = 1; scale < TWO_64; scale *= 128) {
      if (this.at >= this.end) throw new Damaged('a number is cut off')
      const byte = this.bytes[this.at++]
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
    throw new Damaged('a number has more than ten bytes')
  }

  /** A number whose sign is in its last bit. */
  signed() {
    const value = this.varint()
    return value % 2 ? -(value + 1) / 2 : value / 2
  }

  /** A number of 64 bits whose sign is in its first bit. */
  int64() {
    const value = this.varint()
    return value >= TWO_64 / 2 ? value - TWO_64 : value
  }

  /** The number of the next field and how it is written. */
  field() {
    const key = this.varint()
    return { tag: Math.floor(key / 8), kind: key % 8 }
  }

  /** The next bytes as a reader of their own: a message, a text or packed numbers. */
  part() {
    const length = this.varint()
    const start = this.at
    if (start + length > this.end) throw new Damaged('a part is longer than what holds it')
    this.at = start + length
    return new Reader(this.bytes, start, this.at)
  }

  skip(kind) {
    if (kind === 0) this.varint()
    else if (kind === 1) this.at += 8
    else if (kind === 2) this.part()
    else if (kind === 5) this.at += 4
    else throw new Damaged('a field is of an unknown kind')
  }

  /** The bytes of this part, not copied. */
  contents() {
    return this.bytes.subarray(this.at, this.end)
  }

  text() {
    return utf8.decode(this.contents())
  }

  /** The numbers of a packed field, read as `method` does. */
  *numbers(method = 'varint') {
    while (this.more) yield this[method]()
  }
}

/**
 * Collects the fields of a message: parts by their tag, the last one where it is repeated.
 * @param {Reader} reader
 * @returns {Record<number, any>} numbers as they are, all else as a reader
 */
export function fieldsOf(reader) {
  const fields = {}
  while (reader.more) {
    const { tag, kind } = reader.field()
    if (kind === 2) fields[tag] = reader.part()
    else if (kind === 0) fields[tag] = reader.varint()
    else reader.skip(kind)
  }
  return fields
}
