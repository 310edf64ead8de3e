// What PostgreSQL and XML cannot hold, and what only seems to be a character.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g

export const stripUnstorable = (text: string): string => text.replace(UNSTORABLE, '').toWellFormed()

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return stripUnstorable(value)
  if (Array.isArray(value)) return value.map(repaired)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [stripUnstorable(name), repaired(part)]),
  )
}

/**
 * Returns a value of JSON without the characters that the database refuses, at any depth. Records are
 * stored many at once: one odd character in one of them would stop the whole feed.
 */
export const storable = <Value>(value: Value): Value => repaired(value) as Value
