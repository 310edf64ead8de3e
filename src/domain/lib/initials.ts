const isLetter = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text)

/** Returns the first letters of the first and the last word of a name; empty without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(isLetter)
  const [first] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .flatMap((word) => (word ? [...word][0] : []))
    .join('')
    .toUpperCase()
}
