import type { Element } from './element'

/** The deepest nesting of an answer; deeper ones are made to stop a reader. */
const MAX_DEPTH = 20
/** The most values of one record. */
const MAX_VALUES = 20_000

/**
 * Turns a record in JSON into an element, so that one reader serves JSON and XML: an entry of an
 * object is a child, an entry of a list a child with the name of the list. A value of an object that
 * is null is there and blank, because a permission that is left blank is none; in a list it is no
 * entry. Returns undefined when the record is deeper or longer than any record is.
 */
export function elementOf(name: string, value: unknown, line = 0): Element | undefined {
  let values = 0
  let isTooLarge = false
  const convert = (key: string, one: unknown, depth: number): Element[] => {
    values += 1
    if (depth > MAX_DEPTH || values > MAX_VALUES) isTooLarge = true
    if (isTooLarge || one === undefined) return []
    if (Array.isArray(one))
      return one.flatMap((entry) => (entry === null ? [] : convert(key, entry, depth + 1)))
    const element: Element = { name: key, line, attributes: {}, text: '', children: [] }
    if (one === null) return [element]
    if (typeof one !== 'object') return [{ ...element, text: String(one) }]
    const children = Object.entries(one).flatMap(([inner, entry]) =>
      convert(inner, entry, depth + 1),
    )
    return [{ ...element, children }]
  }
  const [element] = convert(name, value, 0)
  return isTooLarge ? undefined : element
}

/** What is known not to be there says nothing: "sauna: false", "garages: 0". */
export const saysNothing = (value: string): boolean => /^(?:false|0|0\.0+)$/.test(value)
