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

type AttributeRule = 'none' | 'style' | 'presence' | 'address' | 'text' | 'anything'

/** How an attribute is written: by which rule, and what stands before its value. */
type Attribute = { rule: AttributeRule; start: string }

function ruleOf(name: string): AttributeRule {
  if (REACT_PROPS.has(name)) return 'none'
  if (name === 'style') return 'style'
  if (BOOLEAN_ATTRIBUTES.has(name)) return 'presence'
  if (URL_ATTRIBUTES.has(name)) return 'address'
  return name.startsWith('aria-') || name.startsWith('data-') ? 'anything' : 'text'
}

function readAttribute(name: string): Attribute {
  const rule = ruleOf(name)
  const written = HTML_NAMES[name] ?? (DASHED_SVG_NAMES.has(name) ? toDashed(name) : name)
  return { rule, start: rule === 'presence' ? ` ${written.toLowerCase()}=""` : ` ${written}="` }
}

/** By the name of the prop: the names in code are few, and each is looked up thousands of times. */
const attributes = new Map<string, Attribute>()

function attributeOf(name: string): Attribute {
  const known = attributes.get(name) ?? readAttribute(name)
  attributes.set(name, known)
  return known
}

function attribute(name: string, value: unknown): string {
  const { rule, start } = attributeOf(name)
  if (rule === 'none') return ''
  if (rule === 'style') {
    const declarations = isStyle(value) ? styleText(value) : ''
    return declarations && `${start}${escapeHtml(declarations)}"`
  }
  if (typeof value === 'function')
    throw new Error(`${name}: what answers by script cannot stand still.`)
  if (rule === 'presence') return value ? start : ''
  if (typeof value === 'boolean' && rule !== 'anything') return ''
  if (rule === 'address' && isScriptUrl(String(value))) return `${start}#"`
  return `${start}${escapeHtml(String(value))}"`
}

/** Returns the attributes of an element as markup. Follows the rules of React DOM. */
export function attributesOf(props: Readonly<Record<string, unknown>>): string {
  let written = ''
  for (const name in props) {
    const value = props[name]
    if (value !== undefined && value !== null) written += attribute(name, value)
  }
  return written
}
