import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { scalePlans } from './planScale'

/** What plans have on a page of A4. */
const space = { width: 499, height: 590, gap: 20 }
const MM = 72 / 25.4

describe('plans on paper', () => {
  it('are as large as the usual scales let them be', () => {
    // 10 m at 1:75 are 133 mm; at 1:50 they would be wider than the paper.
    const square = { width: 900, height: 900, metres: 10 }
    const plan = scalePlans([square], space)
    expect(plan).toMatchObject({ scale: 75, bar: { metres: 5 } })
    expect(plan?.sizes[0]?.width).toBeCloseTo((10_000 / 75) * MM)
  })

  it('stand beside each other when they are tall, below each other when they are wide, at one scale', () => {
    const tall = { width: 500, height: 1166, metres: 8.33 }
    const small = { width: 644, height: 710, metres: 10.73 }
    expect(scalePlans([tall, small], space)).toMatchObject({ scale: 125, isRow: true })
    const wide = { width: 1600, height: 800, metres: 16 }
    expect(scalePlans([wide, wide], space)).toMatchObject({ scale: 100, isRow: false })
  })

  it('fit, and are measured right with a ruler, at any size', () => {
    const side = fc.integer({ min: 50, max: 4000 })
    const metres = fc.double({ min: 1, max: 300, noNaN: true })
    const plans = fc.array(fc.record({ width: side, height: side, metres }), {
      minLength: 1,
      maxLength: 2,
    })
    fc.assert(
      fc.property(plans, (given) => {
        const found = scalePlans(given, space)
        if (!found) return
        const { scale, isRow, sizes, bar } = found
        const total = (of: 'width' | 'height') =>
          sizes.reduce((all, size) => all + size[of], space.gap * (sizes.length - 1))
        for (const size of sizes) {
          expect(size.width).toBeLessThanOrEqual(space.width)
          expect(size.height).toBeLessThanOrEqual(space.height)
        }
        expect(total(isRow ? 'width' : 'height')).toBeLessThanOrEqual(
          space[isRow ? 'width' : 'height'],
        )
        for (const [at, plan] of given.entries()) {
          const size = sizes[at] ?? plan
          expect((size.width / MM / 1000) * scale).toBeCloseTo(plan.metres)
          expect(size.height / size.width).toBeCloseTo(plan.height / plan.width)
        }
        expect((bar.width / MM / 1000) * scale).toBeCloseTo(bar.metres)
      }),
    )
  })

  it('have no scale when one stands for more than paper holds', () => {
    expect(scalePlans([{ width: 100, height: 100, metres: 2000 }], space)).toBeUndefined()
  })
})
