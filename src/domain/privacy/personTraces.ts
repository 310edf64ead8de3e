/** What is known of a person besides their email address. */
export type PersonTraces = {
  names: readonly (readonly [first: string, last: string])[]
  phones: readonly string[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Markup writes an apostrophe in another way. */
const literal = (text: string): string =>
  escaped(text.trim()).replace(/['’]/g, "(?:'|’|&#39;)").replace(/\s+/g, '\\s+')

/** Fewer letters than that are in too many words. */
const MIN_NAME_LETTERS = 5
const MIN_PHONE_DIGITS = 7

const lettersIn = (text: string): number => text.replace(/\P{L}/gu, '').length

/** First and last name together, in either order; one of them alone is the name of many. */
export function namePattern([first, last]: readonly [string, string]): string | undefined {
  if (!first.trim() || !last.trim() || lettersIn(first + last) < MIN_NAME_LETTERS) return undefined
  const one = literal(first)
  const other = literal(last)
  // JSON writes a line break as a letter.
  return `(?:(?<=\\\\[nrt])|(?<![[:alpha:]]))(?:${one}[\\s,]+${other}|${other}[\\s,]+${one})(?![[:alpha:]])`
}

/**
 * Returns a pattern for a phone number in any spelling: with or without the country, blanks, dots
 * or dashes.
 */
export function phonePattern(phone: string): string | undefined {
  const isAbroad = /^\s*(?:\+|00)/.test(phone)
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '')
  const localDigits = isAbroad ? digits.replace(/^(?:352|\d{2})/, '') : digits.replace(/^0/, '')
  if (localDigits.length < MIN_PHONE_DIGITS) return undefined
  const SEPARATORS = '[ ./()-]*'
  return `(?<!\\d)(?:(?:\\+|00)\\d{2,3}${SEPARATORS}|0${SEPARATORS})?${[...localDigits].join(SEPARATORS)}(?!\\d)`
}
