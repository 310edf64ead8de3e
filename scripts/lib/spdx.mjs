const SIGNS = new Set(['AND', 'OR', '(', ')'])

/** Whether these licences satisfy an SPDX expression such as `(MIT OR GPL-3.0) AND ISC`. */
export function isFulfilled(expression, licences) {
  const tokens = expression.replace(/[()]/g, ' $& ').split(' ').filter(Boolean)
  const next = (sign) => tokens[0] === sign && tokens.shift() !== undefined
  const name = () => {
    const words = []
    while (tokens.length > 0 && !SIGNS.has(tokens[0])) words.push(tokens.shift())
    return licences.has(words.join(' '))
  }
  const inBrackets = () => {
    const is = either()
    return next(')') && is
  }
  const one = () => (next('(') ? inBrackets() : name())
  // Both sides are parsed before they are evaluated: otherwise text would be left over.
  const all = () => {
    let is = one()
    while (next('AND')) is = [one(), is].every(Boolean)
    return is
  }
  const either = () => {
    let is = all()
    while (next('OR')) is = [all(), is].some(Boolean)
    return is
  }
  return either() && tokens.length === 0
}
