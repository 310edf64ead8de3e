import { normalizeEmail } from './accounts'

/**
 * Fields that give access to a staff account: changing them takes the password as well as a
 * session.
 */
const guardedFields = ['email', 'password', 'role'] as const
export type GuardedField = (typeof guardedFields)[number]

/**
 * The field in which a save carries the password of the colleague who saves. It is checked and
 * never stored.
 */
export const CURRENT_PASSWORD_FIELD = 'presentPassword'

type Stored = { email?: unknown; role?: unknown }

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * The guarded fields that a save would change. A form sends every field of the document, so they are compared with what is
 * stored; where that is not known, such as in a change of many documents, every field that is sent counts.
 */
export function guardedChanges(
  stored: Stored | undefined,
  data: Readonly<Record<string, unknown>>,
): GuardedField[] {
  const isSame: Record<GuardedField, (value: unknown) => boolean> = {
    password: (value) => !isGiven(value),
    email: (value) =>
      value === undefined ||
      (typeof value === 'string' &&
        typeof stored?.email === 'string' &&
        normalizeEmail(value) === normalizeEmail(stored.email)),
    role: (value) => value === undefined || (stored !== undefined && value === stored.role),
  }
  return guardedFields.filter((field) => !isSame[field](data[field]))
}
