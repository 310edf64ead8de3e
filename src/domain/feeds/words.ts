import { textAt, type Element } from './element'
import type { LeftValue } from './watch'

/** Translates the words of another program into ours, and notes those that it does not know. */
export type Words = {
  /** Returns what the table says of the text at this path. */
  choose: <Value>(
    element: Element,
    table: Readonly<Record<string, Value>>,
    ...path: string[]
  ) => Value | undefined
  /** Notes a value that is not taken over. */
  leave: (path: string, value: string) => void
  unknown: readonly LeftValue[]
}

export function createWords(): Words {
  const unknown: LeftValue[] = []
  const leave = (path: string, value: string) => {
    if (value !== '') unknown.push({ path, value })
  }
  return {
    choose: (element, table, ...path) => {
      const text = textAt(element, ...path)
      if (Object.hasOwn(table, text)) return table[text]
      leave(path.join('/') || element.name, text)
      return undefined
    },
    leave,
    unknown,
  }
}
