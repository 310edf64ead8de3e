import type { Row } from '../delimited'
import { factNames, kindOf, type FeedFact } from './facts'
import { countryNamed } from './kyero'
import { feedLanguages, type FeedLanguage, type Found } from './listing'
import type { Reason, RowRefusal } from './reasons'

const textColumns = feedLanguages.flatMap((language) => [`title_${language}`, `description_${language}`] as const)

/** The columns of our own table: the facts, and what stands beside them. */
export type TableColumn = FeedFact | 'key' | 'type' | 'country' | 'zip' | 'city' | 'pictures' | 'plans' | `${'title' | 'description'}_${FeedLanguage}`

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

const needed: readonly TableColumn[] = ['type', 'goal']

/** As headings and names are compared: case, accents and signs make no difference. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** What headings and options are called in the languages of the site. */
export type TableWords = {
  columns: ReadonlyMap<string, TableColumn>
  /** By vocabulary and name. */
  options: (vocabulary: string, name: string) => string | undefined
  types: (name: string) => number | undefined
}

export type Cells = (column: TableColumn) => string

/** Which cell holds what; `own` names headings that nobody could guess. */
export function columnsOf(
  head: Row,
  words: TableWords,
  own: ReadonlyMap<string, TableColumn>,
): { cells: (row: Row) => Cells; missing: TableColumn[]; width: number } {
  const names = head.cells.map((cell) => own.get(plainly(cell)) ?? words.columns.get(plainly(cell)))
  const places = new Map(names.flatMap((name, at) => (name && names.indexOf(name) === at ? [[name, at] as const] : [])))
  const has = (column: TableColumn) => places.has(column)
  const missing: TableColumn[] = [
    ...needed.filter((column) => !has(column)),
    ...(has('key') || has('reference') ? [] : (['key'] as const)),
    ...(has('zip') || has('city') ? [] : (['city'] as const)),
  ]
  return { cells: (row) => (column) => row.cells[places.get(column) ?? -1] ?? '', missing, width: names.length }
}

function factIn(fact: FeedFact, text: string, words: TableWords): string {
  const kind = kindOf(fact)
  if (kind.is !== 'choice' || kind.of.includes(text)) return text
  return words.options(kind.vocabulary ?? fact, plainly(text)) ?? text
}

/** Where a table program would have run a formula, a mark stands before the text; a text that begins like that has one more. */
const GUARDED = /^'+[=+\-@\t\r]/
const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
export const keptApart = (text: string): string => (GUARDED.test(text) ? `'${text}` : text)

const listed = (text: string): string[] => text.split(/[\s|]+/).filter(Boolean)

/** What one row of a table tells of a listing. */
export function readTableRow(cells: Cells, words: TableWords): Found {
  const cell: Cells = (column) => unguarded(cells(column))
  const texts = (what: 'title' | 'description') => Object.fromEntries(feedLanguages.map((language: FeedLanguage) => [language, cell(`${what}_${language}`)]))
  const type = cell('type')
  return {
    key: cell('key') || cell('reference'),
    type: /^\d+$/.test(type) ? Number(type) : words.types(plainly(type)),
    place: { country: countryNamed(cell('country') || 'be'), zip: cell('zip'), name: cell('city') },
    facts: { status: 'active', ...Object.fromEntries(factNames.map((fact) => [fact, factIn(fact, cell(fact), words)]).filter(([, text]) => text !== '')) },
    title: texts('title'),
    description: texts('description'),
    pictures: listed(cell('pictures')),
    plans: listed(cell('plans')),
  }
}

/** What is wrong with a row before anybody looks at what it tells. */
export function brokenRow(row: Row, width: number): Reason<RowRefusal> | undefined {
  if (!row.closed) return { code: 'quote' }
  return row.cells.length < width || row.cells.slice(width).some(Boolean) ? { code: 'columns', text: `${row.cells.length} / ${width}` } : undefined
}
