import type { DelimitedRow } from '../lib/delimited'
import { factNames, factKindOf, type FeedFact } from './facts'
import { countryNamed } from './feedWords'
import { feedLanguages, oneLine, type FeedLanguage, type FeedRecord } from './listing'
import type { Reason, RowRefusal } from './reasons'
import type { LeftValue } from './watch'

const textColumns = feedLanguages.flatMap(
  (language) => [`title_${language}`, `description_${language}`] as const,
)

/** The columns of our own table: the facts, and what stands beside them. */
export type TableColumn =
  | FeedFact
  | 'key'
  | 'type'
  | 'country'
  | 'zip'
  | 'city'
  | 'pictures'
  | 'plans'
  | `${'title' | 'description'}_${FeedLanguage}`

/** All columns of our own table, in the order in which they are written. */
export const tableColumns: readonly TableColumn[] = [
  'key',
  'type',
  'goal',
  'country',
  'zip',
  'city',
  ...factNames.filter((name) => name !== 'goal'),
  ...textColumns,
  'pictures',
  'plans',
]

const requiredColumns: readonly TableColumn[] = ['type', 'goal']

/** Normalises headings and names for comparison: case, accents and signs make no difference. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** What headings and options are called in the languages of the site. */
export type TableWords = {
  columns: ReadonlyMap<string, TableColumn>
  /** By vocabulary and name, as it is written. */
  options: (vocabulary: string, name: string) => string | undefined
  /** By name, as it is written. */
  types: (name: string) => number | undefined
}

/** What stands in a column, or undefined when there is no such column. */
export type Cells = (column: TableColumn) => string | undefined

/**
 * The first cell of a broken row, or '' when it cannot be trusted. Cells behind it may have moved,
 * and a cell of several lines may have swallowed other rows, with their keys.
 */
const firstCell = ({ cells }: DelimitedRow): string =>
  cells.some((cell) => /[\r\n]/.test(cell)) ? '' : oneLine(unguardFormula(cells[0] ?? ''))

/** Finds the columns of a table; `customHeadings` names headings that staff mapped by hand. */
export function columnsOf(
  header: DelimitedRow,
  words: TableWords,
  customHeadings: ReadonlyMap<string, TableColumn>,
): {
  cells: (row: DelimitedRow) => Cells
  unread: (row: DelimitedRow) => LeftValue[]
  brokenKey: (row: DelimitedRow) => string
  missing: TableColumn[]
  width: number
} {
  const names = header.cells.map(
    (cell) => customHeadings.get(foldHeading(cell)) ?? words.columns.get(foldHeading(cell)),
  )
  const positions = new Map(
    names.flatMap((name, at) => (name && names.indexOf(name) === at ? [[name, at] as const] : [])),
  )
  const has = (column: TableColumn) => positions.has(column)
  const missing: TableColumn[] = [
    ...requiredColumns.filter((column) => !has(column)),
    ...(has('key') || has('reference') ? [] : (['key'] as const)),
    ...(has('zip') || has('city') ? [] : (['city'] as const)),
  ]
  return {
    cells: (row) => (column) => row.cells[positions.get(column) ?? -1],
    unread: (row) =>
      row.cells.flatMap((cell, at) => {
        const name = names[at]
        const isRead = name !== undefined && positions.get(name) === at
        const value = cell.trim()
        return isRead || value === '' ? [] : [{ path: header.cells[at] ?? `${at + 1}`, value }]
      }),
    brokenKey: names[0] === (has('key') ? 'key' : 'reference') ? firstCell : () => '',
    missing,
    width: names.length,
  }
}

function factIn(fact: FeedFact, text: string, words: TableWords): string {
  const kind = factKindOf(fact)
  if (kind.is !== 'choice' || kind.of.includes(text)) return text
  return words.options(kind.vocabulary ?? fact, text) ?? text
}

/**
 * Where a table program would have run a formula, a mark stands before the text; a text that begins
 * like that has one more.
 */
const GUARDED_FORMULA = /^'+[=+\-@\t\r]/
const unguardFormula = (text: string): string => (GUARDED_FORMULA.test(text) ? text.slice(1) : text)
export const guardFormula = (text: string): string =>
  GUARDED_FORMULA.test(text) ? `'${text}` : text

const splitList = (text: string): string[] => text.split(/[\s|]+/).filter(Boolean)

/** Reads one row of a table. */
export function readTableRow(
  cells: Cells,
  words: TableWords,
  unread: LeftValue[] = [],
): FeedRecord {
  const cell = (column: TableColumn) => unguardFormula(cells(column) ?? '')
  const texts = (what: 'title' | 'description') =>
    Object.fromEntries(
      feedLanguages.map((language: FeedLanguage) => [language, cell(`${what}_${language}`)]),
    )
  const type = cell('type')
  return {
    key: cell('key') || cell('reference'),
    type: /^\d+$/.test(type) ? Number(type) : words.types(type),
    typeName: type,
    place: { country: countryNamed(cell('country') || 'be'), zip: cell('zip'), name: cell('city') },
    facts: {
      ...Object.fromEntries(
        factNames
          .filter((fact) => cells(fact) !== undefined)
          .map((fact) => [fact, factIn(fact, cell(fact), words)]),
      ),
      ...(cell('status') === '' && { status: 'active' }),
    },
    title: texts('title'),
    description: texts('description'),
    pictures: splitList(cell('pictures')),
    plans: splitList(cell('plans')),
    notes: cell('country') ? [] : [{ code: 'guessedCountry', text: 'BE' }],
    unread,
  }
}

/** Returns what is wrong with the form of a row, before its values are read. */
export function rowProblem(row: DelimitedRow, width: number): Reason<RowRefusal> | undefined {
  if (!row.closed) return { code: 'quote' }
  return row.cells.length < width || row.cells.slice(width).some(Boolean)
    ? { code: 'columns', text: `${row.cells.length} / ${width}` }
    : undefined
}
