import type { CollectionBeforeChangeHook } from 'payload'

/** A document always counts among the things its main type names, so filters need to look at one list only. */
export const includeMainType: CollectionBeforeChangeHook = ({ data }) => {
  const types: unknown[] = Array.isArray(data.types) ? data.types : []
  if (!data.mainType || types.includes(data.mainType)) return data
  return { ...data, types: [data.mainType, ...types] }
}
