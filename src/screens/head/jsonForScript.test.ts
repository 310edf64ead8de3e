import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { jsonForScript } from './jsonForScript'

describe('data inside a script element', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT>',
    '</script ',
    '<!--<script>',
    '<!--',
    ']]>',
  ])('neither ends nor hides the element: %s', (text) => {
    expect(jsonForScript({ name: text, [text]: 1 })).not.toMatch(/<[/!s]/i)
  })

  it('parses to the same data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (data) => {
        expect(jsonForScript(data)).not.toContain('<')
        expect(JSON.parse(jsonForScript(data))).toEqual(JSON.parse(JSON.stringify(data)))
      }),
    )
  })
})
