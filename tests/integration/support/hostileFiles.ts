import { deflateRawSync } from 'node:zlib'

import sharp from 'sharp'

export type HostileFile = { group: string; name: string; data: Buffer; type: string }

const svg = (inside: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`)

const activeDrawings = [
  '<script>alert(1)</script>', '<SCRIPT>alert(1)</SCRIPT>', '<svg:script/>', '<path onload="alert(1)"/>', '<path\nonclick = "x"/>', '<g onmouseover=x/>',
  '<a href="javascript:alert(1)"><path/></a>', '<a xlink:href="https://example.be"/>', '<a href="java&#115;cript:alert(1)"/>', '<a href="java\nscript:alert(1)"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image href="https://example.be/x.png"/>', '<use href="https://example.be/#a"/>', '<use href=//example.be/#a />',
  '<foreignObject><iframe src="//example.be"/></foreignObject>', '<iframe/>', '<embed src="x"/>', '<object data="x"/>', '<style>@import "//example.be"</style>',
  '<path style="fill:url(https://example.be)"/>', '<path style="fill:\\75 rl(//example.be)"/>', '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="x"/>', '<handler/>', '<audio src="x"/>', '<video src="x"/>', '<path style="width:expression(alert(1))"/>', '<?php echo 1 ?>',
] // prettier-ignore

const drawingHeads = [
  '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>', '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>', '<!DOCTYPE svg [<!ATTLIST path onload CDATA "x">]>',
  '<!DOCTYPE html>', '<?xml-stylesheet href="//example.be"?>', '<!---->'.repeat(400) + '<html>', '<!-- never closed ', '<!DOCTYPE svg SYSTEM "//example.be/x" [ %x; ]>',
  '<html>', '\ufeff<html>', '<?xml version="1.0"?><html>', '<!--'.repeat(900), '<?xml '.repeat(600), 'text ', '\u0000',
] // prettier-ignore

/** A PNG, GIF, WebP, TIFF and AVIF that say in a few bytes that they are gigantic. */
function pixelBombs(): [string, Buffer][] {
  const png = (width: number, height: number) => {
    const head = Buffer.from(
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x06\0\0\0\0\0\0\0\0\0\0\0IDAT',
      'latin1',
    )
    head.writeUInt32BE(width, 16)
    head.writeUInt32BE(height, 20)
    return head
  }
  const gif = Buffer.from(
    'GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\0;',
    'latin1',
  )
  const webp = Buffer.from(
    'RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff',
    'latin1',
  )
  const tiff = Buffer.from(
    'II*\0\x08\0\0\0\x02\0\0\x01\x04\0\x01\0\0\0\xff\xff\xff\x7f\x01\x01\x04\0\x01\0\0\0\xff\xff\xff\x7f\0\0\0\0',
    'latin1',
  )
  const avif = Buffer.from(
    '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\0\x14ispe\0\0\0\0\x7f\xff\xff\xff\x7f\xff\xff\xff',
    'latin1',
  )
  const jpeg = Buffer.from(
    '\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03\x01\x22\0\x02\x11\x01\x03\x11\x01\xff\xd9',
    'latin1',
  )
  return [
    ['a.png', png(2 ** 31 - 1, 2 ** 31 - 1)], ['b.png', png(60_000, 60_000)], ['c.png', png(0, 0)], ['d.png', png(1, 2 ** 31 - 1)],
    ['a.gif', gif], ['a.webp', webp], ['a.tiff', tiff], ['a.avif', avif], ['a.jpg', jpeg], ['tiff.png', tiff], ['tiff.jpg', tiff],
  ] // prettier-ignore
}

/** A zip file of one part, with the name an Office document has and a size that it only claims. */
function zipOf(part: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 })
  const name = Buffer.from(part)
  const fields = Buffer.alloc(22)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(claimed, 18)
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'),
    fields.subarray(4, 6),
    Buffer.alloc(8),
    fields.subarray(14, 22),
    lengthOf(name),
    name,
    packed,
  ])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0\x14\0\0\0', 'latin1'), fields.subarray(4, 6), Buffer.alloc(8), fields.subarray(14, 22), lengthOf(name), Buffer.alloc(14), name,
  ]) // prettier-ignore
  const end = Buffer.from('PK\x05\x06\0\0\0\0\x01\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

function lengthOf(name: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt16LE(name.length)
  return length
}

const oddNames = [
  'x.png.', 'x.png ',
  '../../x.png', '..\\..\\x.png', '%2e%2e%2fx.png', '/etc/x.png', 'C:\\x.png', 'a\u202egnp.png', `${'a'.repeat(300)}.png`, `${'é'.repeat(200)}.png`, 'CON.png', 'nul.png', 'aux.png',
  'a b.png', 'a"b.png', "a'b.png", 'a;b.png', 'a\nb.png', 'a\tb.png', 'a%00b.png', 'a<script>.png', '.png', '..png', ' .png', '-rf.png', '$(id).png', '`id`.png', '|x.png', '*.png',
  'a.PNG', 'é.png', '日本.png', '😀.png', 'a..png', 'a.png.png', '.htaccess.png', 'index.html.png', 'x.php.png', 'x.svg.png', 'a/b.png', '__proto__.png', 'constructor.png',
] // prettier-ignore
const falseNames = [
  'x.png.php',
  'x.png.html',
  'x.png.svg',
  'x.png.exe',
  'x.html',
  'x',
  'x.js',
  'x.svgz',
  'x.xml',
  'x.xhtml',
  'x.png;.html',
  'x.png%00.html',
  '.htaccess',
  'png',
]

/** 200 and more files that should hurt the site, its visitors or the people who open them. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f5d50' } })
  const [png, jpeg, gif, webp] = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().webp().toBuffer(),
  ])
  const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
  const pdf = Buffer.from(
    '%PDF-1.4\n<script>alert(1)</script>\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF\n',
  )
  const group = (
    name: string,
    files: readonly (readonly [name: string, data: Buffer, type?: string])[],
  ): HostileFile[] =>
    files.map(([file, data, type = 'application/octet-stream']) => ({
      group: name,
      name: file,
      data,
      type,
    }))
  const contents: Record<string, Buffer> = {
    'text/html': html,
    'application/pdf': pdf,
    'image/png': png,
    'image/gif': gif,
    'image/svg+xml': svg(''),
    'application/x-msdownload': Buffer.from('MZ\x90\0', 'latin1'),
  }
  const endings: Record<string, string> = {
    'image/png': 'png',
    'image/gif': 'gif',
    'application/pdf': 'pdf',
    'image/svg+xml': 'svg',
  }
  const lies = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg', 'pdf', 'docx'].flatMap((ending) =>
    Object.entries(contents).filter(([type]) => endings[type] !== ending).map(([, data]) => [`x.${ending}`, data, `image/${ending}`] as const),
  ) // prettier-ignore
  return [
    ...group('drawing that acts', activeDrawings.map((inside) => ['x.svg', svg(inside), 'image/svg+xml'])),
    ...group('drawing that acts behind a comment', activeDrawings.map((inside) => ['x.svg', svg(inside, '<?xml version="1.0"?><!-- <svg> -->\n'), 'image/svg+xml'])),
    ...group('ending that lies', falseNames.map((name) => [name, jpeg, 'image/jpeg'])),
    ...group('drawing with a hostile start', drawingHeads.map((head) => ['x.svg', svg('', head), 'image/svg+xml'])),
    ...group('drawing in other letters', [['x.svg', Buffer.from('<svg onload="x"/>', 'utf16le')], ['x.svg', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<svg onload="x"/>', 'utf16le')])]]),
    ...group('two kinds at once', [
      ['x.gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)//'), 'image/gif'], ['x.gif', Buffer.concat([gif, html]), 'image/gif'], ['x.png', Buffer.concat([png, html]), 'image/png'],
      ['x.jpg', Buffer.concat([jpeg, html]), 'image/jpeg'], ['x.webp', Buffer.concat([webp, html]), 'image/webp'], ['x.pdf', pdf, 'application/pdf'],
      ['x.pdf', Buffer.concat([html, pdf]), 'application/pdf'], ['x.png', Buffer.concat([png, zipOf('word/document.xml', html)]), 'image/png'], ['x.html', png, 'text/html'],
    ]),
    ...group('picture that says it is gigantic', pixelBombs()),
    ...group('name that lies', lies),
    ...group('ending that lies', falseNames.map((name) => [name, png, 'image/png'])),
    ...group('odd name', oddNames.map((name) => [name, png, 'image/png'])),
    ...group('packed document', [
      ['x.docx', zipOf('word/document.xml', Buffer.alloc(20_000_000), 4_000_000_000)], ['x.xlsx', zipOf('xl/workbook.xml', Buffer.alloc(1000), 2_000_000_000)],
      ['x.docx', zipOf('word/vbaProject.bin', html)], ['x.docx', zipOf('evil.html', html)], ['x.docx', zipOf('word/document.xml', html)],
      ['x.zip', zipOf('word/document.xml', html)], ['x.docx', Buffer.from('PK\x03\x04')],
    ]),
  ] // prettier-ignore
}
