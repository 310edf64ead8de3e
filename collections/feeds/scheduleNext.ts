import type { CollectionBeforeChangeHook } from 'payload'

/** A feed with an address and a rhythm is read at once, and from then on by the clock. */
export const scheduleNext: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!data.address || data.schedule === 'none') return { ...data, nextAt: null }
  const isSame = originalDoc?.nextAt && originalDoc.address === data.address && originalDoc.schedule === data.schedule
  return { ...data, nextAt: isSame ? originalDoc.nextAt : new Date().toISOString() }
}
