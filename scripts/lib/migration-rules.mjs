/**
 * The program of the release before keeps running while a migration runs and until its instance is
 * replaced. So a migration expands: it adds what the old program does not notice. What the old
 * program still reads or writes is removed a release later, by a migration of its own.
 */

/** The first day on which migrations follow these rules; earlier ones ran before any release. */
export const FIRST_DAY = '20261125'
/** What follows the time in the name of a migration that removes what no running program uses. */
const CONTRACT = /^\d+_\d+_contract_/
/** A line that says why a statement that blocks writers is over soon. */
const REASON = /-- locks: \S/

const EXPANDS = 'add first, and remove a release later in a migration named contract_…'
const BLOCKS = 'say why that is short in a comment "-- locks: …", or do it another way'

/**
 * What a statement does that the old program notices. `on` finds the table.
 * @type {{ kind: 'contract' | 'locks', what: string, is: (statement: string) => boolean }[]}
 */
const RULES = [
  {
    kind: 'contract',
    what: 'removes something',
    is: (text) =>
      /^drop (?:table|type|view|materialized view|function|sequence) /.test(text) ||
      text.includes(' drop column '),
  },
  { kind: 'contract', what: 'renames something', is: (text) => text.includes(' rename ') },
  {
    kind: 'contract',
    what: 'changes the type of a column',
    is: (text) => / alter column \S+ (?:set data )?type /.test(text),
  },
  {
    kind: 'contract',
    what: 'refuses rows that the old program writes',
    is: (text) =>
      / alter column \S+ (?:set not null|drop default)/.test(text) ||
      (text.includes(' add column ') &&
        text.includes(' not null') &&
        !text.includes(' default ') &&
        !text.includes(' generated ')),
  },
  {
    kind: 'locks',
    what: 'blocks writers while an index is built',
    is: (text) => /^create (?:unique )?index (?!concurrently)/.test(text),
  },
  {
    kind: 'locks',
    what: 'blocks writers while all rows are checked',
    is: (text) => text.includes(' add constraint ') && !text.endsWith(' not valid'),
  },
  {
    kind: 'locks',
    what: 'writes the whole table again',
    is: (text) =>
      /^(?:vacuum full|cluster|reindex|lock) /.test(text) ||
      (text.includes(' add column ') &&
        /gen_random_uuid|random\(|clock_timestamp|nextval| generated always as/.test(text)),
  },
  {
    kind: 'locks',
    what: 'holds many rows until the end of the migration',
    is: (text) => /^(?:update|delete from) /.test(text),
  },
]

const upOf = (source) => source.split('export async function down')[0] ?? ''

/** The statements of `up`, in small letters, without quotes, the schema and comments. */
const statementsOf = (source) =>
  upOf(source)
    .split('\n')
    .map((line) => line.split('--')[0])
    .join('\n')
    .split(/;|sql`/)
    .map((text) =>
      text.toLowerCase().replaceAll('"', '').replaceAll('public.', '').replace(/\s+/g, ' ').trim(),
    )

const TABLE =
  /^(?:alter table (?:if exists |only )?|update |delete from |drop table |lock table )([\w]+)/
const INDEXED = / on ([\w]+) (?:using \w+ )?\(([^)]*)/
const KEYED = / (?:foreign key|unique|primary key) \(([^)]*)/

/** The table of a statement, and the columns that it names in brackets. */
function placeOf(statement) {
  const index = statement.includes(' index ') ? INDEXED.exec(statement) : null
  const columns = index?.[2] ?? KEYED.exec(statement)?.[1] ?? ''
  return {
    table: index?.[1] ?? TABLE.exec(statement)?.[1] ?? '',
    columns: columns.split(',').map((name) => name.trim()),
  }
}

/** What a migration makes itself, and so is not in use yet. */
function madeBy(statements) {
  const tables = new Set()
  const columns = new Set()
  for (const statement of statements) {
    const created = /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)
    if (created) tables.add(created[1])
    const added = /^alter table (\w+) add column (\w+)/.exec(statement)
    if (added) columns.add(`${added[1]}.${added[2]}`)
  }
  return { tables, columns }
}

/**
 * Names the statements of a migration that the program of the release before would notice.
 * @param {string} name of the migration
 * @param {string} source its file
 * @returns {string[]} a sentence for each
 */
export function noticedBy(name, source) {
  const statements = statementsOf(source)
  const made = madeBy(statements)
  const isNew = (statement, kind) => {
    const { table, columns } = placeOf(statement)
    if (made.tables.has(table)) return true
    return kind === 'locks' && columns.every((column) => made.columns.has(`${table}.${column}`))
  }
  const isExcused = { contract: CONTRACT.test(name), locks: REASON.test(upOf(source)) }
  return statements.flatMap((statement) =>
    RULES.filter(
      ({ kind, is }) => !isExcused[kind] && is(statement) && !isNew(statement, kind),
    ).map(
      ({ kind, what }) =>
        `${name} ${what} (${statement.slice(0, 80)}): ${kind === 'contract' ? EXPANDS : BLOCKS}.`,
    ),
  )
}
