import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { tileIdToZxy, zxyToTileId } from 'pmtiles'

import { boxOfTile, tileId, tileOf, tilesIn } from './tile-number.mjs'

const tile = fc
  .integer({ min: 0, max: 20 })
  .chain((zoom) =>
    fc.tuple(fc.constant(zoom), fc.nat({ max: 2 ** zoom - 1 }), fc.nat({ max: 2 ** zoom - 1 })),
  )

describe('the number of a tile', () => {
  it('is the one of the package that browsers use, at every zoom', () => {
    fc.assert(fc.property(tile, ([z, x, y]) => tileId(z, x, y) === zxyToTileId(z, x, y)))
  })

  it('leads back to the tile', () => {
    fc.assert(
      fc.property(tile, ([zoom, x, y]) => {
        expect(tileOf(tileId(zoom, x, y))).toEqual({ zoom, x, y })
        expect(tileIdToZxy(tileId(zoom, x, y))).toEqual([zoom, x, y])
      }),
    )
  })

  it('gives for the box of a tile, made a little smaller, this tile alone', () => {
    fc.assert(
      fc.property(tile, ([zoom, x, y]) => {
        const [west = 0, south = 0, east = 0, north = 0] = boxOfTile(zoom, x, y)
        const dx = (east - west) / 10
        const dy = (north - south) / 10
        const inner = [west + dx, south + dy, east - dx, north - dy]
        expect([...tilesIn(inner, zoom)]).toEqual([{ x, y }])
      }),
    )
  })
})
