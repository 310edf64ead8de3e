import { createHash } from 'node:crypto'

import { isBlank } from '@/domain/languages/blank'

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns a short hash of a text: equal exactly when the texts are. */
export const fingerprintOf = (value: unknown): string =>
  isBlank(value)
    ? ''
    : createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('base64url').slice(0, 16)
