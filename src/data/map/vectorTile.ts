import { PbfReader } from 'pbf'

type Value = string | number | boolean
type Line = { x: number; y: number }[]
type Layer = {
  name: string
  extent: number
  keys: string[]
  values: Value[]
  /** Where each feature starts: they may stand before the keys and values that they name. */
  starts: number[]
}
type Feature = {
  /** 1 points, 2 lines, 3 areas. */
  type: number
  properties: Record<string, Value>
  /** Where the lines start, which are read only when they are asked for. */
  start: number
}

/** The commands of a line. */
const MOVE_TO = 1
const LINE_TO = 2

function readValue(tag: number, values: Value[], pbf: PbfReader): void {
  if (tag === 1) values.push(pbf.readString())
  else if (tag === 2) values.push(pbf.readFloat())
  else if (tag === 3) values.push(pbf.readDouble())
  else if (tag === 4) values.push(pbf.readVarint(true))
  else if (tag === 5) values.push(pbf.readVarint())
  else if (tag === 6) values.push(pbf.readSVarint())
  else if (tag === 7) values.push(pbf.readBoolean())
}

function readLayer(tag: number, layer: Layer, pbf: PbfReader): void {
  if (tag === 1) layer.name = pbf.readString()
  else if (tag === 2) layer.starts.push(pbf.pos)
  else if (tag === 3) layer.keys.push(pbf.readString())
  else if (tag === 4) pbf.readMessage(readValue, layer.values)
  else if (tag === 5) layer.extent = pbf.readVarint()
}

function readFeature(pbf: PbfReader, { keys, values }: Layer, start: number): Feature {
  const feature: Feature = { type: 0, properties: Object.create(null), start: -1 }
  const readField = (tag: number): void => {
    if (tag === 2) {
      const pairs = pbf.readPackedVarint()
      for (let at = 0; at < pairs.length; at += 2) {
        const key = keys[pairs[at] ?? -1]
        const value = values[pairs[at + 1] ?? -1]
        if (key !== undefined && value !== undefined) feature.properties[key] = value
      }
    } else if (tag === 3) feature.type = pbf.readVarint()
    else if (tag === 4) feature.start = pbf.pos
  }
  pbf.pos = start
  pbf.readMessage(readField, feature)
  return feature
}

/** Reads the lines of a feature, each step relative to the one before; a ring ends where it began. */
function readLines(pbf: PbfReader, start: number): Line[] {
  if (start < 0) return []
  const lines: Line[] = []
  let line: Line = []
  let x = 0
  let y = 0
  pbf.pos = start
  const end = pbf.readVarint() + pbf.pos
  while (pbf.pos < end) {
    const word = pbf.readVarint()
    const command = word & 7
    for (let count = word >> 3; count > 0; count -= 1) {
      if (command === MOVE_TO || command === LINE_TO) {
        x += pbf.readSVarint()
        y += pbf.readSVarint()
        if (command === MOVE_TO) lines.push((line = []))
        line.push({ x, y })
      } else line.push(...line.slice(0, 1))
    }
  }
  return lines
}

/** Reads the layers of a vector tile (version 2 of its specification) and, one by one, their features. */
export function readVectorTile(
  data: Uint8Array,
): {
  name: string
  extent: number
  features: () => Generator<Omit<Feature, 'start'> & { readLines: () => Line[] }>
}[] {
  const pbf = new PbfReader(data)
  const layers: Layer[] = []
  pbf.readFields((tag) => {
    const layer: Layer = { name: '', extent: 4096, keys: [], values: [], starts: [] }
    if (tag === 3) layers.push(pbf.readMessage(readLayer, layer))
  }, layers)
  return layers.map((layer) => ({
    name: layer.name,
    extent: layer.extent,
    *features() {
      for (const at of layer.starts) {
        const { type, properties, start } = readFeature(pbf, layer, at)
        yield { type, properties, readLines: () => readLines(pbf, start) }
      }
    },
  }))
}
