/** Own style of a page may colour and move, not leave its element or fetch from elsewhere. */
const FORBIDDEN =
  /<|@import|expression\s*\(|javascript:|url\s*\(\s*["']?\s*(?!["']|\/(?!\/)|#|data:image\/(?!svg))/i

/** Escapes could spell any of these, and no style that staff write needs one. */
export const isContainedCss = (css: string): boolean => !css.includes('\\') && !FORBIDDEN.test(css)
