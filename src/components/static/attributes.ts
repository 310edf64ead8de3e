/** Written otherwise in markup than in JSX; all other names differ in case alone, which HTML reads over. */
const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  // A part that stands still has what its fields begin with, and nothing else.
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** Of drawings: these have a dash where JSX has a capital. */
const DASHED = new Set(
  'clipPath clipRule dominantBaseline fillOpacity fillRule fontFamily fontSize fontStyle fontWeight letterSpacing markerEnd markerStart paintOrder pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor vectorEffect'.split(
    ' ',
  ),
)

/** There or not there. */
const BOOLEAN = new Set(
  'allowFullScreen autoFocus autoPlay checked controls default defaultChecked disabled hidden inert itemScope loop multiple muted noValidate open playsInline readOnly required reversed selected'.split(
    ' ',
  ),
)

/** Numbers in styles are pixels, but for these. */
const UNITLESS = new Set(
  'aspectRatio flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order orphans scale widows zIndex zoom'.split(' '),
)

/** Said by React to itself. */
const NEVER = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning'])

const SPECIAL = /["&'<>]/
const ESCAPED: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

export const escape = (text: string): string => (SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => ESCAPED[sign] ?? sign) : text)

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function styleOf(style: Readonly<Record<string, unknown>>): string {
  const rules = Object.entries(style).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false || value === '') return []
    const isOwn = name.startsWith('--')
    const unit = typeof value === 'number' && value !== 0 && !isOwn && !UNITLESS.has(name) ? 'px' : ''
    return `${isOwn ? name : dashed(name)}:${String(value).trim()}${unit}`
  })
  return rules.join(';')
}

const ADDRESSES = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref'])

/** An address that would run as a script leads nowhere, however it is spelt. */
const isScript = (address: string): boolean => !address.startsWith('/') && /^javascript:/i.test(address.replace(/[\s\p{Cc}]/gu, ''))

const isRules = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isWord = (name: string): boolean => name.startsWith('aria-') || name.startsWith('data-')

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || NEVER.has(name)) return ''
  if (name === 'style') {
    const rules = isRules(value) ? styleOf(value) : ''
    return rules && ` style="${escape(rules)}"`
  }
  if (typeof value === 'function') throw new Error(`${name}: what answers by script cannot stand still.`)
  if (BOOLEAN.has(name)) return value ? ` ${(RENAMED[name] ?? name).toLowerCase()}=""` : ''
  if (typeof value === 'boolean' && !isWord(name)) return ''
  if (ADDRESSES.has(name) && isScript(String(value))) return ` ${name}="#"`
  const written = RENAMED[name] ?? (DASHED.has(name) ? dashed(name) : name)
  return ` ${written}="${escape(String(value))}"`
}

/** What JSX says of an element, as its markup says it. */
export function attributesOf(props: Readonly<Record<string, unknown>>): string {
  let written = ''
  for (const name in props) written += attribute(name, props[name])
  return written
}
