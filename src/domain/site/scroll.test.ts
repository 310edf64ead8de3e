import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { clearRise, scrolledState } from './scroll'

const own = { left: 300, top: 600, right: 348, bottom: 648 }
const at = (top: number, bottom: number, left = 280, right = 360) => ({ left, top, right, bottom })

describe('a scrolled page', () => {
  it('changes its header past 30 pixels and shows the way to the top past 10', () => {
    expect(scrolledState(10)).toEqual({ isFixed: false, showsToTop: false })
    expect(scrolledState(11)).toEqual({ isFixed: false, showsToTop: true })
    expect(scrolledState(31)).toEqual({ isFixed: true, showsToTop: true })
  })
})

describe('the way back to the top', () => {
  it('stays where nothing is below it', () => {
    expect(clearRise(own, [], 400)).toBe(0)
    expect(clearRise(own, [at(600, 648, 0, 200), at(100, 140)], 400)).toBe(0)
  })

  it('rises above what it would cover', () => expect(clearRise(own, [at(620, 700)], 400)).toBe(34))

  it('rises above what it would cover only after it has risen', () =>
    expect(clearRise(own, [at(620, 700), at(540, 580)], 400)).toBe(114))

  it('has no place where all is taken', () =>
    expect(clearRise(own, [at(0, 700)], 400)).toBeUndefined())

  it('covers none of any boxes', () => {
    const box = fc
      .record({ left: fc.nat(400), top: fc.nat(700), width: fc.nat(200), height: fc.nat(200) })
      .map(({ left, top, width, height }) => at(top, top + height, left, left + width))
    fc.assert(
      fc.property(fc.array(box, { maxLength: 30 }), (boxes) => {
        const rise = clearRise(own, boxes, 500)
        if (rise === undefined) return
        const covered = boxes.filter(
          ({ left, top, right, bottom }) =>
            left < own.right &&
            right > own.left &&
            top < own.bottom - rise &&
            bottom > own.top - rise,
        )
        expect(covered).toEqual([])
      }),
    )
  })
})
