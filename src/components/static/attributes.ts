/**
 * Attributes whose name differs between JSX and HTML. All others differ only in case, which HTML
 * ignores.
 */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  // Static markup has only the initial values of fields.
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** SVG attributes that are written with a dash in markup and in camel case in JSX. */
const DASHED_SVG_NAMES = new Set(
  'clipPath clipRule dominantBaseline fillOpacity fillRule fontFamily fontSize fontStyle fontWeight letterSpacing markerEnd markerStart paintOrder pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor vectorEffect'.split(
    ' ',
  ),
)

/** Boolean attributes: present or absent. */
const BOOLEAN_ATTRIBUTES = new Set(
  'allowFullScreen autoFocus autoPlay checked controls default defaultChecked disabled hidden inert itemScope loop multiple muted noValidate open playsInline readOnly required reversed selected'.split(
    ' ',
  ),
)

/** Style properties whose numbers have no unit. All other numbers are pixels. */
const UNITLESS_STYLES = new Set(
  'aspectRatio flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order orphans scale widows zIndex zoom'.split(
    ' ',
  ),
)

/** Props of React that are not attributes. */
const REACT_PROPS = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'suppressHydrationWarning',
])

const NEEDS_ESCAPE = /["&'<>]/
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

export const escapeHtml = (text: string): string =>
  NEEDS_ESCAPE.test(text)
    ? text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character)
    : text

const toDashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function styleText(style: Readonly<Record<string, unknown>>): string {
  const declarations = Object.entries(style).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false || value === '') return []
    const isCustomProperty = name.startsWith('--')
    const unit =
      typeof value === 'number' && value !== 0 && !isCustomProperty && !UNITLESS_STYLES.has(name)
        ? 'px'
        : ''
    return `${isCustomProperty ? name : toDashed(name)}:${String(value).trim()}${unit}`
  })
  return declarations.join(';')
}

const URL_ATTRIBUTES = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref'])

/** Returns true for a `javascript:` address, however it is spelled. */
const isScriptUrl = (address: string): boolean =>
  !address.startsWith('/') && /^javascript:/i.test(address.replace(/[\s\p{Cc}]/gu, ''))

const isStyle = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isAriaOrData = (name: string): boolean => name.startsWith('aria-') || name.startsWith('data-')

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || REACT_PROPS.has(name)) return ''
  if (name === 'style') {
    const declarations = isStyle(value) ? styleText(value) : ''
    return declarations && ` style="${escapeHtml(declarations)}"`
  }
  if (typeof value === 'function')
    throw new Error(`${name}: what answers by script cannot stand still.`)
  if (BOOLEAN_ATTRIBUTES.has(name))
    return value ? ` ${(HTML_NAMES[name] ?? name).toLowerCase()}=""` : ''
  if (typeof value === 'boolean' && !isAriaOrData(name)) return ''
  if (URL_ATTRIBUTES.has(name) && isScriptUrl(String(value))) return ` ${name}="#"`
  const written = HTML_NAMES[name] ?? (DASHED_SVG_NAMES.has(name) ? toDashed(name) : name)
  return ` ${written}="${escapeHtml(String(value))}"`
}

/** Returns the attributes of an element as markup. Follows the rules of React DOM. */
export function attributesOf(props: Readonly<Record<string, unknown>>): string {
  let written = ''
  for (const name in props) written += attribute(name, props[name])
  return written
}
