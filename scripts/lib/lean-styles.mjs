/** What Tailwind asks before it mixes colours; all browsers of `browserslist` do. */
const SUPPORTED = '(color: color-mix(in lab, red, red))'

/** Values of `@property` for browsers without it, of which `browserslist` has none. */
const isFallback = ({ name, params }) => name === 'layer' && params === 'properties'

/** Puts what stands inside a condition in its place, instead of the value for other browsers. */
function unwrap(condition) {
  const { prop } = condition.first
  const before = condition.prev()
  if (before?.type === 'decl' && before.prop === prop) before.remove()
  condition.replaceWith(condition.nodes)
}

/** Removes the variables of Tailwind that no rule of the sheet reads. */
function removeUnread(root) {
  const read = new Set([...root.toString().matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name))
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !read.has(rule.params)) rule.remove()
  })
}

/** Returns the variables of Tailwind that always have their first value, with that value. */
function fixedVariables(root) {
  const fixed = new Map()
  root.walkAtRules('property', ({ params, nodes }) => {
    const first = nodes.find(({ prop }) => prop === 'initial-value')
    if (params.startsWith('--tw-') && first) fixed.set(params, first.value)
  })
  root.walkDecls(/^--tw-/, ({ prop }) => fixed.delete(prop))
  return fixed
}

/** Writes the value of a variable that no rule sets where the variable is read. */
function fillIn(root) {
  const fixed = fixedVariables(root)
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--tw-[\w-]+)\)/g,
      (read, name) => fixed.get(name) ?? read,
    )
  })
}

/** The style of every border is solid from the start (`*` in the base layer). */
const isKnown = ({ prop, value }) => /^border(?:-\w+)*-style$/.test(prop) && value === 'solid'

/** Removes from the utilities what every element has from the start. */
function removeKnown(layer) {
  layer.walkDecls((declaration) => {
    if (isKnown(declaration)) declaration.remove()
  })
}

/**
 * Elements and parts that no page of the site draws: the rich text of the studio has none of them
 * (`src/fields/richText.ts`), nor have our components, whose lists have no groups and whose fields
 * ask for no time.
 */
const NEVER_DRAWN =
  /^(?:hr|abbr|code|kbd|samp|pre|sub|sup|progress|optgroup|menu|canvas|audio|embed|object|:host|::file-selector-button|:where\(select|::-webkit-datetime-edit-(?:hour|minute|second|millisecond|meridiem)-field)(?!\w)/

/** Removes the defaults of Tailwind for elements that are not drawn. */
function removeUndrawn(layer) {
  layer.walkRules((rule) => {
    const drawn = rule.selectors.filter((selector) => !NEVER_DRAWN.test(selector))
    if (drawn.length === 0) rule.remove()
    else if (drawn.length < rule.selectors.length) rule.selectors = drawn
  })
}

/** What `font: inherit` says as well, and what the element of the page has by itself. */
const isRepeated = ({ prop, value }) =>
  /^font-(?:feature|variation)-settings$/.test(prop) && /^(?:inherit|initial)$/.test(value)

/** Removes from the defaults what other defaults, or the theme, say already. */
function removeRepeated(layer) {
  layer.walkDecls((declaration) => {
    if (isRepeated(declaration)) declaration.remove()
    // The theme has a font: none of the others is used.
    if (declaration.prop === 'font-family')
      declaration.value = declaration.value.replace(/^var\((--font-sans),.*\)$/s, 'var($1)')
  })
}

const isSite = (root) => /\(site\)[\\/]site\.css$/.test(root.source?.input.file ?? '')

/** For PostCSS, after Tailwind: leaves out of a sheet what none of our browsers needs. */
export const leanStyles = {
  postcssPlugin: 'lean-styles',
  OnceExit(root) {
    root.walkAtRules('supports', (rule) => {
      if (rule.params === SUPPORTED) unwrap(rule)
    })
    fillIn(root)
    root.walkAtRules('layer', (rule) => {
      if (isFallback(rule)) rule.remove()
      else if (rule.params === 'utilities') removeKnown(rule)
      else if (rule.params === 'base' && isSite(root)) {
        removeUndrawn(rule)
        removeRepeated(rule)
      }
    })
    removeUnread(root)
  },
}
