import { describe, expect, test } from '@jest/globals'

import { isContainedCss } from './css'

describe('the own style of a page', () => {
  test.each([
    'h1 { color: #2f5d50 }',
    '.card > a::after { content: "→" }',
    'main { background: url("/media/a.webp") }',
    '',
  ])('may say %j', (css) => expect(isContainedCss(css)).toBe(true))
  test.each([
    '</style><script>alert(1)</script>',
    '@import "https://example.be/a.css"',
    'a { background: url(https://example.be/x) }',
    'a { background: url( "//example.be/x") }',
    'a { background: \\75rl(//example.be) }',
    'a { width: expression(alert(1)) }',
  ])('may not say %j', (css) => expect(isContainedCss(css)).toBe(false))
})
