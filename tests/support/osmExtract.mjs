// Writes OpenStreetMap extracts (.osm.pbf) for tests: the format, as small as it can be.
import { deflateSync } from 'node:zlib'

/**
 * @typedef {Record<string, string>} Tags
 * @typedef {object} Extract
 * @property {{ id: number, lng: number, lat: number, tags?: Tags }[]} nodes
 * @property {{ id: number, refs: number[], tags: Tags }[]} ways
 * @property {{ id: number, members: { ref: number, role: string }[], tags: Tags }[]} [relations] members are ways
 */

const NANO = 1e9
/** The default granularity of positions. */
const UNIT = 1e7
const MEMBER_WAY = 1

function varint(value) {
  const bytes = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  bytes.push(rest)
  return Buffer.from(bytes)
}
const zigzag = (value) => (value < 0 ? -2 * value - 1 : 2 * value)
const number = (tag, value) => Buffer.concat([varint(tag * 8), varint(value)])
const bytes = (tag, content) => {
  const body = Buffer.from(content)
  return Buffer.concat([varint(tag * 8 + 2), varint(body.length), body])
}
const packed = (tag, values) => bytes(tag, Buffer.concat(values.map(varint)))
const differences = (values) =>
  values.map((value, index) => zigzag(index ? value - values[index - 1] : value))

/** The texts of a block; the first is empty, as the format asks. */
function textTable() {
  const texts = new Map([['', 0]])
  return {
    index(text) {
      if (!texts.has(text)) texts.set(text, texts.size)
      return texts.get(text)
    },
    write: () => bytes(1, Buffer.concat([...texts.keys()].map((text) => bytes(1, text)))),
  }
}

const tagFields = (tags, table) => [
  packed(2, Object.keys(tags).map(table.index)),
  packed(3, Object.values(tags).map(table.index)),
]

function denseNodes(nodes, table) {
  const pairs = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags).flat().map(table.index),
    0,
  ])
  return bytes(
    2,
    Buffer.concat([
      packed(1, differences(nodes.map(({ id }) => id))),
      packed(8, differences(nodes.map(({ lat }) => Math.round(lat * UNIT)))),
      packed(9, differences(nodes.map(({ lng }) => Math.round(lng * UNIT)))),
      packed(10, pairs),
    ]),
  )
}

const plainNode = ({ id, lng, lat, tags = {} }, table) =>
  bytes(
    1,
    Buffer.concat([
      number(1, zigzag(id)),
      ...tagFields(tags, table),
      number(8, zigzag(Math.round(lat * UNIT))),
      number(9, zigzag(Math.round(lng * UNIT))),
    ]),
  )

const way = ({ id, refs, tags }, table) =>
  bytes(3, Buffer.concat([number(1, id), ...tagFields(tags, table), packed(8, differences(refs))]))

const relation = ({ id, members, tags }, table) =>
  bytes(
    4,
    Buffer.concat([
      number(1, id),
      ...tagFields(tags, table),
      packed(
        8,
        members.map(({ role }) => table.index(role)),
      ),
      packed(9, differences(members.map(({ ref }) => ref))),
      packed(
        10,
        members.map(() => MEMBER_WAY),
      ),
    ]),
  )

/** A blob: zlib as usual, or bytes under the number of another packer. */
function block(type, content, packing = 'zlib') {
  const numbers = { raw: 1, zlib: 3, lz4: 6, zstd: 7 }
  const body = packing === 'zlib' ? deflateSync(content, { level: 1 }) : content
  const blob = Buffer.concat([
    ...(packing === 'raw' ? [] : [number(2, content.length)]),
    bytes(numbers[packing], body),
  ])
  const header = Buffer.concat([bytes(1, type), number(3, blob.length)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, blob])
}

const group = (table, content) => Buffer.concat([table.write(), bytes(2, content)])

/** A block of elements of one kind. */
function elements(list, write) {
  const table = textTable()
  const content = Buffer.concat(list.map((each) => write(each, table)))
  return group(table, content)
}

/**
 * @param {{ bounds?: number[], features?: string[], packing?: string }} options
 *   bounds: west, south, east, north; features: what a reader must understand
 */
export function osmHeader({ bounds, features = ['OsmSchema-V0.6', 'DenseNodes'], packing } = {}) {
  const [west, south, east, north] = (bounds ?? []).map((each) => zigzag(Math.round(each * NANO)))
  const box = [west, east, north, south].map((value, index) => number(index + 1, value))
  const content = [
    ...(bounds ? [bytes(1, Buffer.concat(box))] : []),
    ...features.map((each) => bytes(4, each)),
  ]
  return block('OSMHeader', Buffer.concat(content), packing)
}

/** A block of data; `dense: false` writes nodes one by one, as few programs do. @param {Extract} extract */
export function* osmBlocks({ nodes, ways, relations = [] }, { packing, dense = true } = {}) {
  const table = textTable()
  if (nodes.length && dense) yield block('OSMData', group(table, denseNodes(nodes, table)), packing)
  if (nodes.length && !dense) yield block('OSMData', elements(nodes, plainNode), packing)
  if (ways.length) yield block('OSMData', elements(ways, way), packing)
  if (relations.length) yield block('OSMData', elements(relations, relation), packing)
}

/**
 * The bytes of a whole extract.
 * @param {Extract} extract
 * @param {{ bounds?: number[], features?: string[], packing?: string, dense?: boolean }} [options]
 */
export const osmExtract = (extract, options = {}) =>
  Buffer.concat([
    osmHeader({ bounds: options.bounds, features: options.features }),
    ...osmBlocks(extract, options),
  ])
