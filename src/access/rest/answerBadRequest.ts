import type { AfterErrorHook } from 'payload'

import { isUnreadable } from './unreadable'

/** Error codes of PostgreSQL for a value that does not fit its column, constraint or operator. */
const REFUSED_DATA = /^(?:22|23)|^42(?:883|804|P18)$/

/** Returns the code of a database error, which the query builder wraps into errors of its own. */
function codeOf(error: unknown): string {
  let cause = error
  for (let level = 0; level < 5 && cause instanceof Error; level += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
    cause = cause.cause
  }
  return ''
}

/**
 * Answers 400 when input cannot be read or stored. The answer names no tables, columns or programs.
 */
export const answerBadRequest: AfterErrorHook = ({ error, result }) => {
  const message = REFUSED_DATA.test(codeOf(error))
    ? 'The database does not accept a value of this request.'
    : isUnreadable(error) && 'This request cannot be read.'
  return message ? { status: 400, response: { ...result, errors: [{ message }] } } : undefined
}
