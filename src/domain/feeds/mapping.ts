import type { Element } from './element'
import { saysNothing } from './jsonElement'
import type { FeedRecord } from './listing'
import { readTableRow, type Cells, type TableColumn, type TableWords } from './table'
import { watch, type LeftValue } from './watch'

/** One value of a record and where it goes, as staff map it. */
export type MappedField = {
  path: string
  column: TableColumn
  /** Our words by those of the other program; `*` stands for all that are not named. */
  words: ReadonlyMap<string, string>
}

/** A step of a path, with what a neighbour of the value must be: `Texts[LanguageID=1]`. */
const STEP = /^([^[\]@]+)(?:\[([^=\]]+)=([^\]]*)\])?$/

/** Returns whether a path can be read: `a/b`, `a[b=c]/d`, `@a`, and `|` between alternatives. */
export const isPath = (path: string): boolean =>
  path.split('|').every((one) =>
    one
      .trim()
      .split('/')
      .every((step, at, steps) =>
        step.startsWith('@') ? step.length > 1 && at === steps.length - 1 : STEP.test(step),
      ),
  )

function elementsAt(element: Element, steps: readonly string[]): Element[] {
  const [step, ...rest] = steps
  if (step === undefined) return [element]
  const [, name = '', key, value = ''] = STEP.exec(step) ?? []
  return element.children
    .filter((child) => child.name === name.trim())
    .filter(
      (child) =>
        key === undefined ||
        child.children.some((one) => one.name === key && one.text.trim() === value),
    )
    .flatMap((child) => elementsAt(child, rest))
}

function valuesOf(element: Element, path: string): string[] {
  const steps = path
    .trim()
    .split('/')
    .map((step) => step.trim())
  const last = steps.at(-1) ?? ''
  const values = last.startsWith('@')
    ? elementsAt(element, steps.slice(0, -1)).map((one) => one.attributes[last.slice(1)] ?? '')
    : elementsAt(element, steps).map((one) => one.text)
  return values.map((one) => one.trim()).filter(Boolean)
}

/** All values at a path; of alternatives the first that has any. */
export function valuesAt(element: Element, path: string): string[] {
  for (const one of path.split('|')) {
    const values = valuesOf(element, one)
    if (values.length > 0) return values
  }
  return []
}

/** Reads words as staff write them, one line for each: `10 = be`. */
export const parseWords = (text: string | null | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '').split('\n').flatMap((line) => {
      const [from = '', ...to] = line.split('=').map((part) => part.trim())
      return to.length === 0 ? [] : [[from, to.join('=')] as const]
    }),
  )

const lists: ReadonlySet<TableColumn> = new Set(['pictures', 'plans'])

const translate = ({ words }: MappedField, value: string): string =>
  words.get(value) ?? words.get('*') ?? value

/** Turns one record of another program into a row of our table, by the mapping of its feed. */
export function readMapped(
  record: Element,
  fields: readonly MappedField[],
  words: TableWords,
): FeedRecord {
  const { element, unread } = watch(record)
  const values = new Map<TableColumn, string>()
  for (const field of fields) {
    if (values.get(field.column)) continue
    const found = valuesAt(element, field.path).map((value) => translate(field, value))
    values.set(field.column, lists.has(field.column) ? found.join(' ') : (found[0] ?? ''))
  }
  const cells: Cells = (column) => values.get(column)
  const left: LeftValue[] = unread().filter(({ value }) => !saysNothing(value))
  return readTableRow(cells, words, left)
}

/** Columns without which no record can be taken over. */
export function missingColumns(fields: readonly MappedField[]): TableColumn[] {
  const has = (column: TableColumn) => fields.some((one) => one.column === column)
  return [
    ...(['type', 'goal'] as const).filter((column) => !has(column)),
    ...(has('key') || has('reference') ? [] : (['key'] as const)),
    ...(has('zip') || has('city') ? [] : (['city'] as const)),
  ]
}
