import { createHash } from 'node:crypto'
import fs from 'node:fs'

/** Objects of the language that no test replaces. The clock is not among them: tests set it. */
export const BUILT_IN = [
  'Array',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
]
const isBuiltIn = new Set(BUILT_IN)

const NAME = /(?<![\w$.])[A-Za-z_$][\w$]*/g
/** What follows a name that is used as a value, and what comes before one that is declared or imported. */
const USE = /\s*[.()]/y
const DECLARATION = /\b(?:as|class|const|function\*?|import|let|var)\s+$/
const MAX_DECLARATION_LENGTH = 40

function isValue(code, { index, 0: name }) {
  USE.lastIndex = index + name.length
  return (
    USE.test(code) &&
    !DECLARATION.test(code.slice(Math.max(0, index - MAX_DECLARATION_LENGTH), index))
  )
}

/** The built-in objects that are nothing but values here: a module that declares or imports a name has it elsewhere too. */
function namesUsed(code) {
  const used = new Set()
  const other = new Set()
  for (const found of code.matchAll(NAME)) {
    const [name] = found
    if (isBuiltIn.has(name)) (isValue(code, found) ? used : other).add(name)
  }
  return BUILT_IN.filter((name) => used.has(name) && !other.has(name))
}

/**
 * Makes constants of the built-in objects that a module uses. Jest runs modules in a context of
 * their own, where Node looks up a global ten times slower than a constant, which took a third of
 * the time of a test that asks Payload. They stand on the first line: lines keep their numbers.
 */
export function withLocalGlobals(code) {
  const names = namesUsed(code)
  return names.length > 0 ? `const { ${names.join(', ')} } = globalThis;${code}` : code
}

const ownText = fs.readFileSync(import.meta.filename)

/** Names what Jest keeps of a file: something else once this file changes. */
export const cacheKey = (...parts) =>
  createHash('sha256').update(ownText).update(JSON.stringify(parts)).digest('hex')
