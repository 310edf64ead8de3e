import type { PictureOrigin } from './pictureOrigins'

/** What IPTC calls each kind of picture, in its list of digital source types. */
const sourceTypes: Record<PictureOrigin, string> = {
  photo: 'digitalCapture',
  retouched: 'algorithmicallyEnhanced',
  staged: 'compositeWithTrainedAlgorithmicMedia',
  render: 'digitalCreation',
  generated: 'trainedAlgorithmicMedia',
}

const NAMESPACE = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'
const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** The packet by which programs read what kind of picture a file holds. */
const xmpOf = (origin: PictureOrigin): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="${NAMESPACE}" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}${sourceTypes[origin]}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

const XMP_FLAG = 0x04
const ALPHA_FLAG = 0x10

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** The header that a WebP file with metadata begins with, from the size in its picture. */
function extendedHeader(name: string, picture: Buffer): Buffer | undefined {
  const header = Buffer.alloc(10)
  header[0] = XMP_FLAG
  if (name === 'VP8 ' && picture.length >= 10) {
    header.writeUIntLE((picture.readUInt16LE(6) & 0x3fff) - 1, 4, 3)
    header.writeUIntLE((picture.readUInt16LE(8) & 0x3fff) - 1, 7, 3)
    return header
  }
  if (name === 'VP8L' && picture.length >= 5) {
    const bits = picture.readUInt32LE(1)
    header[0] = XMP_FLAG | (((bits >>> 28) & 1) === 1 ? ALPHA_FLAG : 0)
    header.writeUIntLE(bits & 0x3fff, 4, 3)
    header.writeUIntLE((bits >>> 14) & 0x3fff, 7, 3)
    return header
  }
  return undefined
}

function webpWith(file: Buffer, xmp: Buffer): Buffer {
  const name = file.toString('latin1', 12, 16)
  const body = Buffer.from(file.subarray(12))
  let start: Buffer = Buffer.alloc(0)
  if (name === 'VP8X') body[8] = (body[8] ?? 0) | XMP_FLAG
  else {
    const header = extendedHeader(name, body.subarray(8))
    if (!header) return file
    start = chunk('VP8X', header)
  }
  const chunks = Buffer.concat([Buffer.from('WEBP'), start, body, chunk('XMP ', xmp)])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(chunks.length, 4)
  return Buffer.concat([head, chunks])
}

const JFIF = 0xffe0

function jpegWith(file: Buffer, xmp: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  // The first segment of a JPEG stays the first.
  const at = file.readUInt16BE(2) === JFIF ? 4 + file.readUInt16BE(4) : 2
  return Buffer.concat([file.subarray(0, at), head, data, file.subarray(at)])
}

/** Returns a picture file that says what kind of picture it is; another kind of file unchanged. */
export function withXmp(file: Buffer, origin: PictureOrigin): Buffer {
  const xmp = Buffer.from(xmpOf(origin))
  if (file.length < 30) return file
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return webpWith(file, xmp)
  return file.readUInt16BE(0) === 0xffd8 ? jpegWith(file, xmp) : file
}
