/**
 * The white space, comments, XML declaration and document type that may stand before the root
 * element.
 */
const SPACE = /\s*/y
const DOCTYPE = /<!doctype svg[^<>[]*>/iy
const ROOT = /<svg[\s>]/iy

/** Where a sticky pattern ends when it matches at `at`. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** Skips from `open` to the end of the first `close`, when `open` stands at `at`. */
function endOfSection(text: string, at: number, open: string, close: string): number | undefined {
  if (!text.startsWith(open, at)) return undefined
  const end = text.indexOf(close, at + open.length)
  return end < 0 ? undefined : end + close.length
}

/**
 * Whether a text begins as an SVG file. It is read once from left to right: a pattern over repeated comments needs a time
 * that doubles with each of them.
 */
export function isSvgText(text: string): boolean {
  const skipSpace = (at: number) => endOf(SPACE, text, at) ?? at
  let at = skipSpace(text.startsWith('\ufeff') ? 1 : 0)
  at = skipSpace(endOfSection(text, at, '<?xml', '?>') ?? at)
  let doctypes = 0
  for (;;) {
    const comment = endOfSection(text, at, '<!--', '-->')
    const doctype: number | undefined =
      comment === undefined && doctypes === 0 ? endOf(DOCTYPE, text, at) : undefined
    const end = comment ?? doctype
    if (end === undefined) return endOf(ROOT, text, at) !== undefined
    if (doctype !== undefined) doctypes += 1
    at = skipSpace(end)
  }
}

/** Elements and attributes that run code, load from elsewhere or smuggle HTML into a drawing. */
const ACTIVE = [
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|audio|video|animate\w*|set|style)\b/i,
  /\son[a-z]+\s*=/i,
  // Only a quoted reference inside the drawing may stand there.
  /[\s"'](?:[\w-]+:)?(?:href|src)\s*=(?!\s*["']#)/i,
  /url\s*\((?!#)/i,
  /@import|expression\s*\(|javascript:|data:/i,
  /<!(?:DOCTYPE[^<>[]*\[|ENTITY|ATTLIST|ELEMENT|NOTATION)/i,
  /<\?(?!xml\s)/i,
]

const isActive = (text: string): boolean => ACTIVE.some((pattern) => pattern.test(text))

const decodeEntity = (_: string, hex: string | undefined, decimal: string | undefined): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/**
 * A drawing that only draws. Spelled-out characters and CSS escapes are read as a browser reads
 * them.
 */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.includes('\0')) return false
  const decoded = text
    .replace(/&#(?:x([0-9a-f]+)|([0-9]+));?/gi, decodeEntity)
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (whole, hex: string) => decodeEntity(whole, hex, undefined))
  return ![text, decoded, decoded.replace(/[\t\r\n]/g, '')].some(isActive)
}
