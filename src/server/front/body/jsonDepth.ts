const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map(
  (character) => character.charCodeAt(0),
)

/**
 * Checks the nesting depth of JSON while it arrives. Takes the next bytes and returns whether they
 * are within the limit; brackets inside strings do not count. In UTF-8 these bytes never occur
 * inside other characters.
 */
export function createDepthCheck(maxDepth: number): (chunk: Uint8Array) => boolean {
  let depth = 0
  let isInString = false
  let isEscaped = false

  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false
      else if (isInString) {
        if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isInString = false
      } else if (byte === QUOTE) isInString = true
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        depth += 1
        if (depth > maxDepth) return false
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
    }
    return true
  }
}
