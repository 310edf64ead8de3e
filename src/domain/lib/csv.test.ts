import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { csv } from './csv'
import { readDelimited } from './delimited'

describe('a table for table programs', () => {
  it('begins with the mark of its letters and ends each line as those programs do', () => {
    expect(csv([['naam', 'é;"x"']])).toBe('\ufeffnaam;"é;""x"""\r\n')
  })

  it.each(['-3.70', '-3,7', '-1'])('writes a number as it stands: %s', (value) => {
    expect(csv([[value]])).toBe(`\ufeff${value}\r\n`)
  })

  it.each(['=1+1', '+32 9', '-1-1', '-1\n', '-.5', '@SUM(A1)', '\t=1', '\r=1'])(
    'holds no cell that is run: %j',
    (value) => {
      expect(csv([[value]]).replace(/^\ufeff"?/, '')).toMatch(/^'/)
    },
  )

  it('is read back as it was, but for the guard', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string(), fc.string()), { minLength: 1 }),
        (rows) => {
          // Who reads lists leaves out blanks around a value, and empty lines.
          const guarded = (value: string) =>
            (/^[=+\-@\t\r]/.test(value) && !/^-\d+([.,]\d+)?$/.test(value)
              ? `'${value}`
              : value
            ).trim()
          const read = readDelimited(csv([['a', 'b', 'c'], ...rows]).slice(1))
          expect(read.map(({ cells }) => cells).slice(1)).toEqual(
            rows.map((row) => row.map(guarded)).filter((row) => row.some(Boolean)),
          )
        },
      ),
    )
  })
})
