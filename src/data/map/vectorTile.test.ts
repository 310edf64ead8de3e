import { VectorTile } from '@mapbox/vector-tile'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PbfReader, PbfWriter } from 'pbf'

import { readVectorTile } from './vectorTile'

type Written = { extent: number; pairs: [string, unknown, number][]; shapes: Shape[] }
type Shape = { type: number; tags: number[]; lines: [number, number][][] }

/** Writes a value in one of the kinds of the format. */
function writeValue([kind, value]: [number, unknown], pbf: PbfWriter): void {
  const number = Number(value)
  if (kind === 1) pbf.writeStringField(1, String(value))
  else if (kind === 2) pbf.writeFloatField(2, number)
  else if (kind === 3) pbf.writeDoubleField(3, number)
  else if (kind === 4) pbf.writeVarintField(4, number)
  else if (kind === 5) pbf.writeVarintField(5, Math.abs(number))
  else if (kind === 6) pbf.writeSVarintField(6, number)
  else pbf.writeBooleanField(7, number > 0)
}

/** The commands of lines: a move, the other points, and for areas the way back. */
function commandsOf({ type, lines }: Shape): number[] {
  const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)
  let last: [number, number] = [0, 0]
  const step = (point: [number, number]) => {
    const words = point.map((part, axis) => zigzag(part - (last[axis] ?? 0)))
    last = point
    return words
  }
  return lines.flatMap(([first = [0, 0], ...others]) => [
    9,
    ...step(first),
    ...(others.length ? [others.length * 8 + 2, ...others.flatMap(step)] : []),
    ...(type === 3 ? [15] : []),
  ])
}

function writeTile({ extent, pairs, shapes }: Written, isLate: boolean): Uint8Array {
  const pbf = new PbfWriter()
  const writeShape = (shape: Shape, into: PbfWriter) => {
    into.writePackedVarint(2, shape.tags)
    into.writeVarintField(3, shape.type)
    into.writePackedVarint(4, commandsOf(shape))
  }
  const writeLayer = (_: unknown, into: PbfWriter) => {
    into.writeVarintField(15, 2)
    into.writeStringField(1, 'streets')
    if (!isLate) for (const shape of shapes) into.writeMessage(2, writeShape, shape)
    for (const [key] of pairs) into.writeStringField(3, key)
    for (const [, value, kind] of pairs) into.writeMessage(4, writeValue, [kind, value])
    into.writeVarintField(5, extent)
    if (isLate) for (const shape of shapes) into.writeMessage(2, writeShape, shape)
  }
  pbf.writeMessage(3, writeLayer, undefined)
  return pbf.finish()
}

const coordinate = fc.integer({ min: -500, max: 5000 })
const value = fc.oneof(
  fc.string(),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.constantFrom(2 ** 40, -(2 ** 40), 0.5),
)
const written = fc.record({
  extent: fc.constantFrom(512, 4096),
  pairs: fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom('name', 'kind', '__proto__'), value, fc.constant(1)),
      fc.tuple(
        fc.string({ minLength: 1 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 2, max: 7 }),
      ),
    ),
    { minLength: 1, maxLength: 5 },
  ),
  shapes: fc.array(
    fc.record({
      type: fc.integer({ min: 1, max: 3 }),
      tags: fc.constantFrom<number[]>([], [0, 0]),
      lines: fc.array(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

/** What the package of the format's makers reads. */
function expected(data: Uint8Array) {
  const layer = new VectorTile(new PbfReader(data)).layers.streets
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    const feature = layer?.feature(at)
    const lines = feature?.loadGeometry().map((line) => line.map(({ x, y }) => ({ x, y })))
    return { extent: layer?.extent, type: feature?.type, properties: feature?.properties, lines }
  })
}

describe('a vector tile', () => {
  it('is read as the package of its makers reads it, whatever stands first in a layer', () => {
    fc.assert(
      fc.property(written, fc.boolean(), (tile, isLate) => {
        const data = writeTile(tile, isLate)
        const read = readVectorTile(data).flatMap(({ extent, features }) =>
          [...features()].map(({ type, properties, readLines }) => ({
            extent,
            type,
            properties,
            lines: readLines(),
          })),
        )
        expect(read.length).toBe(tile.shapes.length)
        expect(read).toEqual(expected(data))
      }),
    )
  })

  it('without layers holds nothing', () => {
    expect(readVectorTile(new Uint8Array())).toEqual([])
  })
})
