import type { Element } from './element'

/** A value that stands in a record and is in nothing that was taken over. */
export type LeftValue = { path: string; value: string }

/** A record whose values are noted as they are read, and those that were not. */
export type Watched = { element: Element; unread: () => LeftValue[] }

type Leaf = LeftValue & { isRead: boolean }

/** Attributes that note which of them were asked for. */
function watchAttributes(
  { attributes }: Element,
  path: string,
  leaves: Leaf[],
): Record<string, string> {
  const watched = {}
  for (const [name, value] of Object.entries(attributes)) {
    const leaf: Leaf = { path: `${path}@${name}`, value: value.trim(), isRead: false }
    leaves.push(leaf)
    Object.defineProperty(watched, name, {
      enumerable: true,
      get: () => {
        leaf.isRead = true
        return value
      },
    })
  }
  return watched
}

function watchElement(element: Element, path: string, leaves: Leaf[]): Element {
  const leaf: Leaf = { path, value: element.text.trim(), isRead: false }
  leaves.push(leaf)
  return {
    name: element.name,
    line: element.line,
    attributes: watchAttributes(element, path, leaves),
    get text() {
      leaf.isRead = true
      return element.text
    },
    children: element.children.map((child) =>
      watchElement(child, path === '' ? child.name : `${path}/${child.name}`, leaves),
    ),
  }
}

/**
 * Watches a record of a feed, so that no value vanishes: what its reader never asks for is named in
 * the report.
 */
export function watch(element: Element): Watched {
  const leaves: Leaf[] = []
  const watched = watchElement(element, '', leaves)
  return {
    element: watched,
    unread: () => leaves.filter(({ isRead, value }) => !isRead && value !== ''),
  }
}

const MAX_VALUE = 60
const MAX_VALUES = 200

/** Values in one line: "features/feature: jacuzzi; agent: 12". */
export function leftValuesText(values: readonly LeftValue[]): string {
  const shown = values
    .slice(0, MAX_VALUES)
    .map(({ path, value }) => `${path}: ${value.slice(0, MAX_VALUE).toWellFormed()}`)
  const rest = values.length - shown.length
  return [...shown, ...(rest > 0 ? [`+ ${rest}`] : [])].join('; ')
}
