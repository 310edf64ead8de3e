import { describe, expect, test } from '@jest/globals'

import { fileKind, foreignKind, isCompletePdf, isWhatItsNameSays } from './fileKind'

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

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

  test.each([
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'film'],
    ['\0\0\0\x18ftypmp42\0\0\0\0isom', 'film'],
    ['\0\0\0\x08wide\0\0\0\0mdat', 'film'],
    ['\x1a\x45\xdf\xa3\x01', 'film'],
    ['RIFF\0\0\0\0AVI LIST', 'film'],
    ['\0\0\x01\xba', 'film'],
    ['\0\0\0\x1cftypavif\0\0\0\0avifmif1', undefined],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1miaf', undefined],
    ['RIFF\0\0\0\0WAVE', undefined],
    ['\xff\xd8\xff\xe0\0\x10JFIF', undefined],
    ['', undefined],
  ] as const)('%j, which no site shows, is told to be %s', (text, kind) =>
    expect(foreignKind(bytes(text))).toBe(kind),
  )

  test('a document whose parts unpack to gigabytes is nothing that is accepted', () => {
    const listed = (size: string) =>
      bytes(
        `PK\x03\x04..word/document.xml${`PK\x01\x02${'\0'.repeat(20)}${size}${'\0'.repeat(18)}`.repeat(2)}`,
      )
    expect(fileKind(listed('\0\0\x10\0'))).toBe('docx')
    expect(fileKind(listed('\0\0\0\x10'))).toBeUndefined()
  })

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
