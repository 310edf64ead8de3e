/** Changed values that a line of the log names. The rest is counted. */
const MAX_NAMED_CHANGES = 20
const MAX_VALUE_LENGTH = 80

/** What a save changes by itself. */
const BOOKKEEPING = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'globalType',
  '_status',
  'formerTheme',
])
/** A value that is not to be read in a log. */
const SECRET = /(?:token|secret|password|key)$/i

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A document that a field points to, which may have been read with its fields: its id counts. */
const isDocument = (value: Fields): boolean =>
  typeof value.id === 'string' && typeof value.createdAt === 'string'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function written(path: string, value: unknown): string {
  if (isEmpty(value)) return '–'
  if (SECRET.test(path)) return '•••'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value !== 'string' && typeof value !== 'number') return '…'
  const text = String(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text
}

/** Whether a value has fields of its own that are compared one by one; a rich text is one value. */
const hasFields = (value: unknown): value is Fields => isFields(value) && !('root' in value)

function* changedLeaves(
  before: unknown,
  after: unknown,
  path: string,
): Generator<[path: string, before: unknown, after: unknown]> {
  const [one, other] = [before, after].map((value) =>
    isFields(value) && isDocument(value) ? value.id : value,
  )
  if (Array.isArray(one) || Array.isArray(other)) {
    const [rows, others]: unknown[][] = [one, other].map((value) =>
      Array.isArray(value) ? value : [],
    ) as [unknown[], unknown[]]
    for (let at = 0; at < Math.max(rows?.length ?? 0, others?.length ?? 0); at++)
      yield* changedLeaves(rows?.[at], others?.[at], `${path}.${at + 1}`)
  } else if (hasFields(one) || hasFields(other)) {
    const [fields, others] = [one, other].map((value) => (hasFields(value) ? value : {}))
    for (const name of new Set([...Object.keys(fields ?? {}), ...Object.keys(others ?? {})]))
      if (!BOOKKEEPING.has(name))
        yield* changedLeaves(fields?.[name], others?.[name], path ? `${path}.${name}` : name)
  } else if (!(isEmpty(one) && isEmpty(other)) && JSON.stringify(one) !== JSON.stringify(other)) {
    yield [path, one, other]
  }
}

/**
 * Returns what a save changed in a document: each path with its value before and after, short enough
 * for a line of the log.
 */
export function contentChanges(before: Fields, after: Fields): Record<string, string | number> {
  // The document itself is compared by its fields, not by its id.
  const changes = [...changedLeaves({ ...before, id: null }, { ...after, id: null }, '')]
  const named = changes
    .slice(0, MAX_NAMED_CHANGES)
    .map(([path, one, other]): [string, string] => [
      path,
      `${written(path, one)} → ${written(path, other)}`,
    ])
  const rest = changes.length - named.length
  return { ...Object.fromEntries(named), ...(rest > 0 && { more: rest }) }
}
