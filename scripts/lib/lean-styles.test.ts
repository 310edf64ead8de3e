import { describe, expect, it } from '@jest/globals'
import postcss from 'postcss'

import { leanStyles } from './lean-styles.mjs'

const lean = (css: string, from = '/src/app/(site)/site.css'): string =>
  postcss([leanStyles]).process(css, { from }).css.replaceAll(/\s+/g, ' ').trim()

describe('leanStyles', () => {
  it('keeps the value that all our browsers understand, and drops the one before it', () => {
    const css = `.a { color: #111; margin: 0; background: #222;
      @supports (color: color-mix(in lab, red, red)) { background: color-mix(in srgb, red 5%, blue) } }`
    expect(lean(css)).toBe(
      '.a { color: #111; margin: 0; background: color-mix(in srgb, red 5%, blue) }',
    )
  })

  it('leaves every other condition in place', () => {
    const css = '@supports (position-area: bottom) { .a { inset: auto; } }'
    expect(lean(css)).toBe(css)
  })

  it('drops variables of Tailwind that nothing reads, and their definitions, and keeps those that are read', () => {
    const css = `.a { --tw-read: 1; --tw-unread: 2; --own: 3; opacity: var(--tw-read); }
      @property --tw-read { syntax: "*"; inherits: false; }
      @property --tw-unread { syntax: "*"; inherits: false; }`
    expect(lean(css)).toBe(
      '.a { --tw-read: 1; --own: 3; opacity: var(--tw-read); } @property --tw-read { syntax: "*"; inherits: false; }',
    )
  })

  it('drops defaults of elements that the site does not draw, from the site alone', () => {
    const css =
      '@layer base { sub, sup { line-height: 0; } button, ::file-selector-button { font: inherit; } }'
    expect(lean(css)).toBe('@layer base { button { font: inherit; } }')
    expect(lean(css, '/src/app/(portal)/portal.css')).toBe(css)
  })
})
