/** What a file is by its first bytes; its name and the type a browser reports for it prove nothing. */
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

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

function isSvgText(bytes: Uint8Array): boolean {
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 4096)).replace(/^\ufeff/, '')
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(start)
}

const holds = (bytes: Uint8Array, text: string): boolean => new TextDecoder('latin1').decode(bytes).includes(text)

/** Office documents are zip files that name their parts in the open. One with macros is a program. */
function officeKind(bytes: Uint8Array): FileKind | undefined {
  if (holds(bytes, 'vbaProject.bin')) return undefined
  if (holds(bytes, 'word/document.xml')) return 'docx'
  return holds(bytes, 'xl/workbook.xml') ? 'xlsx' : undefined
}

const PDF_END = 1024

/** A PDF that was cut off on its way lacks the table at its end, without which no reader opens it. */
export function isCompletePdf(bytes: Uint8Array): boolean {
  const end = latin(bytes, Math.max(0, bytes.length - PDF_END), bytes.length)
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
  return isSvgText(bytes) ? 'svg' : undefined
}

export const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether the end of the name tells the truth about the content. */
export const isWhatItsNameSays = (name: string, kind: FileKind): boolean => extensions[kind].includes(extensionOf(name))

/** Elements and attributes that run code, load from elsewhere or smuggle HTML into a drawing. */
const ACTIVE_SVG = [
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|audio|video|animate\w*|set|style)\b/i,
  /\son[a-z]+\s*=/i,
  /[\s"'](?:[\w-]+:)?(?:href|src)\s*=\s*(?:"(?!#)[^"]*"|'(?!#)[^']*'|(?!["'])[^\s>]+)/i,
  /url\s*\(\s*["']?\s*(?!#)/i,
  /@import|expression\s*\(|javascript:|data:/i,
  /<!(?:DOCTYPE[^>]*\[|ENTITY)/i,
  /<\?(?!xml\s)/i,
]

const entity = (_: string, hex: string | undefined, decimal: string | undefined): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A drawing that only draws. Spelled-out characters and CSS escapes are read as a browser reads them. */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.includes('\0')) return false
  const decoded = text
    .replace(/&#(?:x([0-9a-f]+)|([0-9]+));?/gi, entity)
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (whole, hex: string) => entity(whole, hex, undefined))
  return ![text, decoded, decoded.replace(/[\t\r\n]/g, '')].some((one) => ACTIVE_SVG.some((active) => active.test(one)))
}
