import { createHash } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { findUnknownScripts } from './findUnknownScripts'
import { hashOf } from './scriptHash'

const OURS = 'start()'
const known = new Set([hashOf(OURS)])
const page = (content: string) =>
  `<html><head><script>${OURS}</script></head><body>${content}</body></html>`
const unknownIn = (html: string) => findUnknownScripts(html, known)

const injections = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script >alert(1)</script >',
  '<script/x>alert(1)</script>',
  '<script id="a>b">alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<script type="text/javascript">alert(1)</script>',
  '<script type="importmap">{"imports":{}}</script>',
  '<script type="speculationrules">{}</script>',
  '<script type="application/jsonx">alert(1)</script>',
  '<script type="application/ld+json-not">alert(1)</script>',
  '<script data-type="application/json">alert(1)</script>',
  `<script>${OURS} </script>`,
  `<script>${OURS};alert(1)</script>`,
  `<script>alert(1);${OURS}</script>`,
  '<svg><script>alert(1)</script></svg>',
  '<script>alert(1)</script\t\n bar>',
]

describe('the inline scripts that a page may not run', () => {
  it('are none where all are listed', () => {
    expect(unknownIn(page(''))).toEqual([])
  })

  it.each(injections)('include a script in an editor’s text: %s', (injection) => {
    expect(unknownIn(page(`<p>text</p>${injection}<p>more</p>`))).toHaveLength(1)
  })

  it('are never listed ones, for any page', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<script',
        '</script',
        '"',
        "'",
        '>',
        '<body>',
        '</body></html>',
        '<!--',
        '-->',
        'alert(1)',
        OURS,
        'İ',
        ' type="module"',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(unknownIn(page(pieces.join('')))).not.toContain(OURS)
      }),
    )
  })

  it('are hashed with the line breaks of a browser', () => {
    expect(hashOf('a\r\nb\rc')).toBe(
      `'sha256-${createHash('sha256').update('a\nb\nc').digest('base64')}'`,
    )
  })

  it.each([
    '<script src="/a.js" async=""></script>',
    '<script type="application/ld+json">{}</script>',
    "<script type='application/json'>{}</script>",
    '<p>script</p>',
  ])('exclude %s', (html) => {
    expect(unknownIn(html)).toEqual([])
  })

  // With backtracking from each opening these would take longer than a test may.
  it.each(['<script ', '<script "', "<script '", '<script></script ', '"<script'])(
    'are found in linear time in a page of many %s',
    (piece) => {
      expect(unknownIn(piece.repeat(200_000)).join('').trim()).toBe('')
    },
  )
})
