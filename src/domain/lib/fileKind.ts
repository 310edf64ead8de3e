import { isSvgText } from './svg'

/**
 * What a file is by its first bytes; its name and the type a browser reports for it prove nothing.
 */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg' | 'pdf' | 'docx' | 'xlsx'

/** Names a kind may carry. */
const extensions: Record<FileKind, readonly string[]> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Comments and declarations before the root element are longer than this in no drawing. */
const SVG_HEAD_BYTES = 4096

const containsText = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(text)

const CENTRAL_HEADER = [0x50, 0x4b, 0x01, 0x02]
const MAX_UNPACKED_BYTES = 400_000_000

/** How much the parts of a zip file say they unpack to, by the list at its end. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (
    let at = bytes.indexOf(0x50);
    at >= 0 && at + 28 <= bytes.length;
    at = bytes.indexOf(0x50, at + 1)
  ) {
    if (CENTRAL_HEADER.every((byte, place) => bytes[at + place] === byte))
      sum += view.getUint32(at + 24, true)
  }
  return sum
}

/**
 * Office documents are zip files that name their parts in the open. One with macros is a program,
 * and one that unpacks to gigabytes stops the program that opens it.
 */
function officeKind(bytes: Uint8Array): FileKind | undefined {
  if (containsText(bytes, 'vbaProject.bin') || unpackedSize(bytes) > MAX_UNPACKED_BYTES)
    return undefined
  if (containsText(bytes, 'word/document.xml')) return 'docx'
  return containsText(bytes, 'xl/workbook.xml') ? 'xlsx' : undefined
}

const PDF_TAIL_BYTES = 1024

/**
 * A PDF that was cut off on its way lacks the table at its end, without which no reader opens it.
 */
export function isCompletePdf(bytes: Uint8Array): boolean {
  const end = latin(bytes, Math.max(0, bytes.length - PDF_TAIL_BYTES), bytes.length)
  return end.includes('xref') && end.includes('%%EOF')
}

export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = latin(bytes, 0, 16)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && ['avif', 'avis'].includes(head.slice(8, 12))) return 'avif'
  if (head.startsWith('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04')) return officeKind(bytes)
  return isSvgText(new TextDecoder('utf-8').decode(bytes.subarray(0, SVG_HEAD_BYTES)))
    ? 'svg'
    : undefined
}

/** Marks of an iPhone's pictures in an ISO file; the list at its start names all that it keeps to. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
const STILL_BRANDS = ['mif1', 'msf1', 'avif', 'avis', 'jxl ']

/** How files of films begin that are no ISO file: WebM and Matroska, MPEG. */
const FILM_HEADS = ['\x1a\x45\xdf\xa3', '\0\0\x01\xba', '\0\0\x01\xb3']
const BRAND_BYTES = 64

/**
 * What people often send by mistake and no site shows: a picture as an iPhone keeps it, or a film. It
 * is told apart so that the sender learns what to do.
 */
export function foreignKind(bytes: Uint8Array): 'heic' | 'film' | undefined {
  const head = latin(bytes, 0, Math.min(bytes.length, BRAND_BYTES))
  if (FILM_HEADS.some((start) => head.startsWith(start))) return 'film'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'AVI ') return 'film'
  // Old films of cameras begin with their first part in place of a list of brands.
  if (['moov', 'mdat', 'wide'].includes(head.slice(4, 8))) return 'film'
  if (head.slice(4, 8) !== 'ftyp') return undefined
  const brands: readonly string[] = head.slice(8).match(/.{4}/gs) ?? []
  if (HEIC_BRANDS.some((brand) => brands.includes(brand))) return 'heic'
  return STILL_BRANDS.includes(head.slice(8, 12)) ? undefined : 'film'
}

export const extensionOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Returns whether the end of the name tells the truth about the content. */
export const isWhatItsNameSays = (name: string, kind: FileKind): boolean =>
  extensions[kind].includes(extensionOf(name))
