import { describe, expect, test } from '@jest/globals'

import { isHarmlessSvg, isSvgText } from './svg'

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)
const svg = (inside: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

describe('the beginning of a drawing', () => {
  test.each([
    '<svg>',
    '\ufeff<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?>\n<!-- a --><!----><!-- > -->\n<svg\n',
    '<?xml version="1.0"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- b --><SVG >',
  ])('is seen in %j', (text) => expect(isSvgText(text)).toBe(true))

  test.each([
    '',
    '<svgx>',
    '<!-- <svg> -->',
    '<!-- never closed <svg>',
    'text <svg>',
    '<?xml never closed <svg>',
    '<!DOCTYPE svg><!DOCTYPE svg><svg>',
    '<!DOCTYPE html><svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
  ])('is not seen in %j', (text) => expect(isSvgText(text)).toBe(false))

  // 30 comments took the pattern that stood here minutes: the time doubled with each of them.
  test('is looked for once, however many comments stand before what is no drawing', () => {
    expect(isSvgText(`${'<!---->'.repeat(10_000)}<html>`)).toBe(false)
    expect(isSvgText(`${'<!---->'.repeat(10_000)}<svg>`)).toBe(true)
  })
})

describe('drawings', () => {
  test.each([
    '<path d="M0 0L1 1" fill="url(#shade)"/>',
    '<defs><g id="door"/></defs><use href="#door"/><use xlink:href=\'#door\'/>',
    '<text font-size="2">Onderzoek: living &amp; keuken</text>',
  ])('keeps %j', (inside) => expect(isHarmlessSvg(svg(inside))).toBe(true))

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT/>',
    '<svg:script/>',
    '<path onload="alert(1)"/>',
    '<path\nonclick = "x"/>',
    '<a href="javascript:alert(1)"/>',
    '<a xlink:href="https://example.be"/>',
    '<a href="java&#115;cript:alert(1)"/>',
    '<image href="data:image/png;base64,AA"/>',
    '<foreignObject><p/></foreignObject>',
    '<style>@import "x"</style>',
    '<path style="fill:url(https://example.be/x)"/>',
    '<path style="fill:\\75 rl(//example.be)"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="x"/>',
    '<use href=https://example.be/#a />',
  ])('refuses %j', (inside) => expect(isHarmlessSvg(svg(inside))).toBe(false))

  test('keeps a document type without rules of its own', () => {
    expect(
      isHarmlessSvg(bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg />')),
    ).toBe(true)
  })

  test('refuses attributes that a document type adds', () => {
    expect(isHarmlessSvg(bytes('<!DOCTYPE svg [<!ATTLIST path onload CDATA "x">]><svg />'))).toBe(
      false,
    )
    expect(
      isHarmlessSvg(bytes('<!DOCTYPE svg SYSTEM "<" [<!ATTLIST path onload CDATA "x">]><svg />')),
    ).toBe(false)
  })

  test('refuses entities and drawings in another encoding', () => {
    expect(isHarmlessSvg(bytes('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>'))).toBe(false)
    expect(isHarmlessSvg(bytes('<\0s\0v\0g\0>\0'))).toBe(false)
    expect(isHarmlessSvg(bytes('<?xml-stylesheet href="x"?><svg/>'))).toBe(false)
  })
})
