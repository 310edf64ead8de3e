import { describe, expect, test } from '@jest/globals'

import { joinLines } from './joinLines'
import { createNameBoard, placesAlong } from './placeName'

const room = { width: 60, height: 11 }

describe('the place of a name', () => {
  test('is on the line, and readable from left to right whichever way the line runs', () => {
    const line = [
      { x: 400, y: 100 },
      { x: 300, y: 100 },
      { x: 200, y: 100 },
    ]
    const places = placesAlong(line, room)
    expect(places.length).toBeGreaterThan(3)
    expect(places.every(({ y, angle }) => y === 100 && Math.abs(angle) < 1)).toBe(true)
  })

  test('is not around a corner, nor on a line that is too short', () => {
    const corner = [
      { x: 200, y: 100 },
      { x: 240, y: 100 },
      { x: 240, y: 140 },
    ]
    expect(placesAlong(corner, room)).toEqual([])
    expect(placesAlong(corner.slice(0, 2), room)).toEqual([])
  })

  test('is never upon another name, nor over the edge', () => {
    const board = createNameBoard([], { width: 840, height: 336 })
    const place = { x: 420, y: 168, angle: 0, ...room }
    expect(board.take([place])).toBe(place)
    expect(board.take([{ ...place, x: 430 }])).toBeUndefined()
    expect(board.take([{ ...place, y: 190 }])).toBeDefined()
    expect(board.take([{ ...place, x: 20 }])).toBeUndefined()
  })
})

test('the lines of a street are joined at their ends, whichever way each runs', () => {
  const [a, b, c, d] = [0, 10, 20, 90].map((x) => ({ x, y: 0 }))
  if (!a || !b || !c || !d) throw new Error('There are four corners.')
  expect(
    joinLines([
      [a, b],
      [c, b],
    ]),
  ).toEqual([[a, b, c]])
  expect(
    joinLines([
      [a, b],
      [d, c],
    ]),
  ).toHaveLength(2)
})
