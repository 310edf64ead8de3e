import type { CollectionBeforeChangeHook } from 'payload'

/** Adds the main type to the list of types, so that filters need to read one list only. */
export const includeMainType: CollectionBeforeChangeHook = ({ data }) => {
  const types: unknown[] = Array.isArray(data.types) ? data.types : []
  if (!data.mainType || types.includes(data.mainType)) return data
  return { ...data, types: [data.mainType, ...types] }
}
