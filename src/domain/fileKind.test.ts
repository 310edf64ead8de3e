import { describe, expect, test } from '@jest/globals'

import { fileKind, isCompletePdf, isHarmlessSvg, isWhatItsNameSays } from './fileKind'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)
const svg = (inside: string): Uint8Array => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

describe('what a file is', () => {
  test.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['%PDF-1.7', 'pdf'],
    ['PK\x03\x04..word/document.xml', 'docx'],
    ['PK\x03\x04..xl/workbook.xml', 'xlsx'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['<?xml version="1.0"?>\n<!-- plan -->\n<svg>', 'svg'],
  ] as const)('%j is %s', (text, kind) => expect(fileKind(bytes(text))).toBe(kind))

  test.each([
    '',
    '<html><svg>',
    'MZ\x90',
    '#!/bin/sh',
    '\0\0\0\x18ftypheic',
    'RIFF\0\0\0\0WAVE',
    'PK\x03\x04',
    'PK\x03\x04word/document.xml word/vbaProject.bin',
  ])('%j is nothing that is accepted', (text) => expect(fileKind(bytes(text))).toBeUndefined())

  test('a PDF without its end is not complete', () => {
    expect(isCompletePdf(bytes('%PDF-1.4 ... startxref 9 %%EOF'))).toBe(true)
    expect(isCompletePdf(bytes('%PDF-1.4 ...'))).toBe(false)
  })

  test('a name must tell the truth', () => {
    expect(isWhatItsNameSays('living.JPG', 'jpeg')).toBe(true)
    expect(isWhatItsNameSays('living.png', 'jpeg')).toBe(false)
    expect(isWhatItsNameSays('living.jpg.exe', 'jpeg')).toBe(false)
    expect(isWhatItsNameSays('jpg', 'jpeg')).toBe(false)
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

  test('refuses entities and drawings in another encoding', () => {
    expect(isHarmlessSvg(bytes('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>'))).toBe(false)
    expect(isHarmlessSvg(bytes('<\0s\0v\0g\0>\0'))).toBe(false)
    expect(isHarmlessSvg(bytes('<?xml-stylesheet href="x"?><svg/>'))).toBe(false)
  })
})
