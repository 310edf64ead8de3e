/** The fields of a vector tile that are read here, with their wire types. */
const LAYER = (3 << 3) | 2
const LAYER_NAME = (1 << 3) | 2

/** Reads a number of the protobuf format, which has seven bits in each byte. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0
  for (let at = start, factor = 1; at < bytes.length; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0
    value += (byte & 127) * factor
    if (byte < 128) return { value, end: at + 1 }
  }
  return { value, end: bytes.length }
}

/** Returns where a field that is not asked for ends. */
function skip(bytes: Uint8Array, wireType: number, start: number): number {
  if (wireType === 0) return readNumber(bytes, start).end
  if (wireType === 1) return start + 8
  if (wireType === 5) return start + 4
  const { value, end } = readNumber(bytes, start)
  return end + value
}

/** Returns the contents of all fields with this key. */
function fieldsOf(bytes: Uint8Array, key: number): Uint8Array[] {
  const fields: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const { value, end } = readNumber(bytes, at)
    const next = skip(bytes, value & 7, end)
    if (value === key) fields.push(bytes.subarray(readNumber(bytes, end).end, next))
    at = next
  }
  return fields
}

/** Returns the names of the layers that a vector tile has. */
export const layerNamesOf = (tile: Uint8Array): string[] =>
  fieldsOf(tile, LAYER).flatMap((layer) =>
    fieldsOf(layer, LAYER_NAME)
      .slice(0, 1)
      .map((name) => Buffer.from(name).toString('utf8')),
  )
