import { wholeNumberOf } from '../../map/address/houseNumber'
import type { Understood } from './understand'

/** A text that a visitor typed, as it was understood. */
export type Typed = { text: string; understood: Understood }
export type Address = { street: string; number: string }

/** A name of a street without the number of the house after it. */
function addressOf(text: string): Address {
  const words = text.split(' ').filter(Boolean)
  const last = words.at(-1) ?? ''
  const hasNumber = words.length > 1 && wholeNumberOf(last) !== undefined
  return {
    street: words.slice(0, hasNumber ? -1 : undefined).join(' '),
    number: hasNumber ? last : '',
  }
}

/**
 * The words from the first to the last that may name a street, with those between that mean nothing
 * alone: "Karel Van Hulthemstraat". Empty where something else stands between them.
 */
function spanOf({ text, understood: { parts, unknown } }: Typed): string {
  let from = 0
  const words = unknown.flatMap((word) => {
    const start = text.indexOf(word, from)
    from = Math.max(from, start + word.length)
    return start < 0 ? [] : [{ start, end: from }]
  })
  const all = [...parts.filter(({ kind }) => kind === 'street'), ...words]
  const start = Math.min(...all.map((span) => span.start))
  const end = Math.max(...all.map((span) => span.end))
  const isParted = parts.some(
    (part) => part.kind !== 'street' && part.start < end && part.end > start,
  )
  return all.length === 0 || isParted ? '' : text.slice(start, end)
}

/**
 * The streets that a search may name, the likeliest first: all words that may belong to its name, then
 * what was read as a street, or else the words that mean nothing else.
 */
export function addressesIn(typed: Typed): Address[] {
  const { parts, unknown } = typed.understood
  const streets = parts.filter(({ kind }) => kind === 'street').map(({ text }) => text)
  const texts = [spanOf(typed), (streets.length > 0 ? streets : unknown).join(' ')]
  return [...new Set(texts)].map(addressOf).filter(({ street }) => street !== '')
}
