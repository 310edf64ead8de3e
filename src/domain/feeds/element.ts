/** An element of an XML feed as it was read, with the line on which it ends. */
export type Element = {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: Element[]
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name)

/** The element at the end of this path. */
export const elementAt = (element: Element, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((inner, name) => childOf(inner, name), element)

export const textAt = (element: Element, ...path: string[]): string =>
  elementAt(element, ...path)?.text.trim() ?? ''

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((one) => one.name === name) ?? []

const YES = /^(1|true|yes|ja)$/i

const NO = /^(0|false|no|nee|neen|nein)$/i

/** No answer or a clear no: a wish to hide that cannot be read counts as one. */
export const isNotAsked = (text: string | undefined): boolean =>
  text === undefined || text.trim() === '' || NO.test(text.trim())

export const isYes = (text: string | undefined): boolean => YES.test(text?.trim() ?? '')
