import type { FieldHook } from 'payload'

/**
 * Keeps each document of a list once. A picture that is uploaded again is the one that is there, which
 * may stand in the list already.
 */
export const uniqueIds: FieldHook = ({ value }: { value?: unknown }) =>
  Array.isArray(value) ? [...new Set<unknown>(value)] : value
