import type { CollectionBeforeChangeHook } from 'payload'

/** Has a feed with an address and a schedule read at once, and by the schedule from then on. */
export const scheduleNext: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!data.address || data.schedule === 'none') return { ...data, nextAt: null }
  const isUnchanged =
    originalDoc?.nextAt &&
    originalDoc.address === data.address &&
    originalDoc.schedule === data.schedule
  return { ...data, nextAt: isUnchanged ? originalDoc.nextAt : new Date().toISOString() }
}
