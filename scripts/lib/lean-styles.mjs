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

/**
 * Elements that no page of the site draws: the rich text of the studio has none of them
 * (`src/fields/richText.ts`), nor have our components.
 */
const NEVER_DRAWN = /^(?:hr|abbr|code|kbd|samp|pre|sub|sup|progress|::file-selector-button)(?!\w)/

/** Removes the defaults of Tailwind for elements that are not drawn. */
function removeUndrawn(layer) {
  layer.walkRules((rule) => {
    const drawn = rule.selectors.filter((selector) => !NEVER_DRAWN.test(selector))
    if (drawn.length === 0) rule.remove()
    else if (drawn.length < rule.selectors.length) rule.selectors = drawn
  })
}

const isSite = (root) => /\(site\)[\\/]site\.css$/.test(root.source?.input.file ?? '')

/** For PostCSS, after Tailwind: leaves out of a sheet what none of our browsers needs. */
export const leanStyles = {
  postcssPlugin: 'lean-styles',
  OnceExit(root) {
    root.walkAtRules('layer', (rule) => {
      if (isFallback(rule)) rule.remove()
      else if (rule.params === 'base' && isSite(root)) removeUndrawn(rule)
    })
    root.walkAtRules('supports', (rule) => {
      if (rule.params === SUPPORTED) unwrap(rule)
    })
    removeUnread(root)
  },
}
