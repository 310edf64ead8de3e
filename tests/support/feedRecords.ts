import type { Element } from '@/domain/feeds/element'

/** Adds a value at a path such as "geo/land@iso_land" to an element. */
function put(element: Element, path: string, value: string): Element {
  const [steps = '', attribute] = path.split('@')
  let at = element
  for (const name of steps.split('/').filter(Boolean)) {
    const known = at.children.find((child) => child.name === name)
    const next: Element = known ?? { name, line: 1, attributes: {}, text: '', children: [] }
    if (!known) at.children.push(next)
    at = next
  }
  if (attribute) at.attributes[attribute] = value
  else at.text = value
  return element
}

/** A record of a feed with these values at their paths. */
export const recordOf = (values: Readonly<Record<string, string>>): Element =>
  Object.entries(values).reduce((element, [path, value]) => put(element, path, value), {
    name: 'record',
    line: 1,
    attributes: {},
    text: '',
    children: [],
  } as Element)
