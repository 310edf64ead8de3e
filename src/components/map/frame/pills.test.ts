import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { PILL_HEIGHT_PX, pillsWithRoom, pillWidth } from './pills'

const mark = (key: string, x: number, y: number, text?: string) => ({ key, x, y, text, size: 22 })

describe('the prices on the map', () => {
  test('are shown side by side where there is room', () => {
    const marks = [mark('a', 100, 100, '€ 425.000'), mark('b', 300, 100, '€ 1.250.000')]
    expect(pillsWithRoom(marks)).toEqual(new Set(['a', 'b']))
  })

  test('leave out the second of two that would cover each other', () => {
    const marks = [mark('a', 100, 100, '€ 425.000'), mark('b', 150, 105, '€ 299.000')]
    expect(pillsWithRoom(marks)).not.toContain('b')
  })

  test('do not cover the number of a group', () => {
    const marks = [mark('a', 100, 100, '€ 425.000'), { ...mark('group', 150, 100), size: 40 }]
    expect(pillsWithRoom(marks)).toEqual(new Set())
  })

  test('never overlap, wherever the marks lie', () => {
    const pixel = fc.integer({ min: 0, max: 400 })
    const places = fc.array(
      fc.record({ x: pixel, y: pixel, text: fc.constantFrom('€ 1', '€ 1.250.000') }),
    )
    fc.assert(
      fc.property(places, (all) => {
        const marks = all.map((place, at) => ({ ...place, key: String(at), size: 22 }))
        const shown = [...pillsWithRoom(marks)].flatMap((key) => marks[Number(key)] ?? [])
        return shown.every((one) =>
          shown.every(
            (other) =>
              one === other ||
              Math.abs(one.y - other.y) >= PILL_HEIGHT_PX ||
              Math.abs(one.x - other.x) >= (pillWidth(one.text) + pillWidth(other.text)) / 2,
          ),
        )
      }),
    )
  })
})
