import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { decodeText, readDelimited } from './delimited'

const cellsOf = (text: string) => readDelimited(text).map(({ cells }) => cells)
const written = (rows: string[][], separator: string, end: string) =>
  rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join(end)

describe('a delimited text', () => {
  it.each([',', ';', '\t', '|'])(
    'is divided by the sign that divides its first line: %j',
    (sign) => {
      expect(cellsOf(`zip${sign}place\n9000${sign}Gent`)).toEqual([
        ['zip', 'place'],
        ['9000', 'Gent'],
      ])
    },
  )

  it.each([
    ['sep=;\r\n', ';'],
    ['"sep=,"\n', ','],
    ['\uFEFFSEP=\t\n', '\t'],
  ])('loses the line in which Excel names the separator: %j', (line, sign) => {
    const rows = readDelimited(`${line}zip${sign}price, total;\n9000${sign}1`)
    expect(rows.map(({ cells }) => cells[0])).toEqual(['zip', '9000'])
    expect(rows[0]?.line).toBe(2)
  })

  it('is read back as it was written, whatever stands in its cells', () => {
    const cell = fc.string().map((text) => `x${text}x`)
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 })
    const written_ = fc.tuple(
      table,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
    )
    fc.assert(
      fc.property(written_, ([rows, separator, end]) => {
        expect(cellsOf(written([['a', 'b', 'c'], ...rows], separator, end))).toEqual([
          ['a', 'b', 'c'],
          ...rows,
        ])
      }),
    )
  })

  it('loses one line to a quote that never ends, and counts lines inside quotes', () => {
    const rows = readDelimited('zip,place\n9000,"Gent\n9050,Ledeberg\n')
    expect(rows.map(({ line, closed }) => [line, closed])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
    expect(
      readDelimited('zip,place\n"90\n00",Gent\n9050,Ledeberg').map(({ line }) => line),
    ).toEqual([1, 2, 4])
  })

  it('never ends in an error or takes more rows than it has lines', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' ') }),
        (text) => readDelimited(text).length <= text.split(/\r\n|\r|\n/).length,
      ),
    )
  })
})

describe('the text of a file', () => {
  it('is the same in every encoding that office programs write', () => {
    const text = 'Liège;4000'
    const utf8 = new TextEncoder().encode(text)
    expect(decodeText(utf8)).toBe(text)
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text)
    expect(decodeText(new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]))).toBe(text)
    expect(decodeText(new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]))).toBe(
      text,
    )
    expect(decodeText(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(text)
  })
})
