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

  it('writes the value of a variable of Tailwind that no rule sets, and keeps those that are set', () => {
    const css = `.a { translate: var(--tw-x) var(--tw-y); } .b { --tw-y: 2px; }
      @property --tw-x { syntax: "*"; inherits: false; initial-value: 0; }
      @property --tw-y { syntax: "*"; inherits: false; initial-value: 0; }`
    expect(lean(css)).toBe(
      '.a { translate: 0 var(--tw-y); } .b { --tw-y: 2px; } @property --tw-y { syntax: "*"; inherits: false; initial-value: 0; }',
    )
  })

  it('drops from the utilities the style of borders that every element has from the start', () => {
    const css = `@layer utilities { .border { border-style: var(--tw-border-style); border-width: 1px; }
        .border-dashed { border-style: dashed; } }
      @property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid; }`
    expect(lean(css)).toBe(
      '@layer utilities { .border { border-width: 1px; } .border-dashed { border-style: dashed; } }',
    )
  })

  it('drops what other defaults say already, and the fonts behind the one of the theme', () => {
    const css = `@layer base { html { font-family: var(--font-sans, Arial, "Segoe UI"); font-feature-settings: initial; }
      input { font: inherit; font-feature-settings: inherit; } }`
    expect(lean(css)).toBe(
      '@layer base { html { font-family: var(--font-sans); } input { font: inherit; } }',
    )
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
