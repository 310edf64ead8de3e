import { Damaged, fieldsOf, Reader } from './protobuf.mjs'

/**
 * @typedef {object} Visitor each is optional; what is not asked for is not decoded
 * @property {(id: number, lng: number, lat: number, tags: () => Record<string, string>) => void} [node]
 *   positions in units of 1e-7 degrees
 * @property {(id: number, refs: () => number[], tags: Record<string, string>) => void} [way]
 * @property {(members: () => { ref: number, role: string, type: string }[],
 *   tags: Record<string, string>) => void} [relation]
 */

const MEMBERS = ['node', 'way', 'relation']
const KINDS = { 1: 'node', 2: 'node', 3: 'way', 4: 'relation' }
const NO_TAGS = () => ({})

function readTags(keys, values, text) {
  const tags = {}
  while (keys?.more && values?.more) tags[text(keys.varint())] = text(values.varint())
  return tags
}

/** Calls the visitor for each element of the file that it asks for. @param {Visitor} visitor */
export function visitElements(osmFile, visitor) {
  osmFile.forEachBlock(new Set(Object.keys(visitor)), (bytes) => visitBlock(bytes, visitor))
}

function visitBlock(bytes, visitor) {
  const reader = new Reader(bytes)
  const block = { granularity: 100, north: 0, east: 0 }
  const groups = []
  let strings = []
  while (reader.more) {
    const { tag, kind } = reader.field()
    if (tag === 1) strings = readStrings(reader.part())
    else if (tag === 2) groups.push(reader.part())
    else if (tag === 17) block.granularity = reader.varint()
    else if (tag === 19) block.north = reader.int64()
    else if (tag === 20) block.east = reader.int64()
    else reader.skip(kind)
  }
  const texts = []
  const text = (index) => {
    if (!strings[index]) throw new Damaged('a text is missing')
    return (texts[index] ??= strings[index].text())
  }
  const position = (value, offset) => Math.round((offset + value * block.granularity) / 100)
  const place = {
    lng: (value) => position(value, block.east),
    lat: (value) => position(value, block.north),
  }
  const holds = new Set()
  for (const group of groups) visitGroup(group, { text, place, holds }, visitor)
  return holds
}

function readStrings(table) {
  const strings = []
  while (table.more) {
    table.field()
    strings.push(table.part())
  }
  return strings
}

function visitGroup(group, context, visitor) {
  while (group.more) {
    const { tag, kind } = group.field()
    const element = KINDS[tag]
    if (element) context.holds.add(element)
    if (!element || !visitor[element]) {
      group.skip(kind)
      continue
    }
    const part = group.part()
    if (tag === 1) visitNode(part, context, visitor.node)
    else if (tag === 2) visitDenseNodes(part, context, visitor.node)
    else if (tag === 3) visitWay(part, context, visitor.way)
    else visitRelation(part, context, visitor.relation)
  }
}

const halve = (value) => (value % 2 ? -(value + 1) / 2 : value / 2)

function visitNode(part, { text, place }, visit) {
  const { 1: id, 2: keys, 3: values, 8: lat, 9: lng } = fieldsOf(part)
  visit(halve(id), place.lng(halve(lng)), place.lat(halve(lat)), () => readTags(keys, values, text))
}

/** Nodes side by side: each number is the difference from the one before it. */
function visitDenseNodes(part, { text, place }, visit) {
  const { 1: ids, 8: lats, 9: lngs, 10: tags } = fieldsOf(part)
  let id = 0
  let lat = 0
  let lng = 0
  while (ids?.more) {
    id += ids.signed()
    lat += lats.signed()
    lng += lngs.signed()
    const start = tags?.at ?? 0
    let isTagged = false
    while (tags?.more && tags.varint()) {
      isTagged = true
      tags.varint()
    }
    const tagsOf = () => readPairs(new Reader(tags.bytes, start, tags.end), text)
    visit(id, place.lng(lng), place.lat(lat), isTagged ? tagsOf : NO_TAGS)
  }
}

function readPairs(pairs, text) {
  const tags = {}
  for (let key = pairs.varint(); key; key = pairs.more ? pairs.varint() : 0)
    tags[text(key)] = text(pairs.varint())
  return tags
}

function visitWay(part, { text }, visit) {
  const { 1: id, 2: keys, 3: values, 8: refs } = fieldsOf(part)
  const refsOf = () => {
    const list = []
    let ref = 0
    while (refs?.more) list.push((ref += refs.signed()))
    return list
  }
  visit(id, refsOf, readTags(keys, values, text))
}

function visitRelation(part, { text }, visit) {
  const { 2: keys, 3: values, 8: roles, 9: ids, 10: types } = fieldsOf(part)
  const membersOf = () => {
    const members = []
    let ref = 0
    while (ids?.more)
      members.push({
        ref: (ref += ids.signed()),
        role: text(roles.varint()),
        type: MEMBERS[types.varint()],
      })
    return members
  }
  visit(membersOf, readTags(keys, values, text))
}
