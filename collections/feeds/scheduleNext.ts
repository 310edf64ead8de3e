import { randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'

import { isCrm } from '@/domain/feeds/formats'

/**
 * Has a feed with an address and a schedule read at once, and by the schedule from then on. A CRM
 * has an address of its own.
 */
export const scheduleNext: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const hasAddress = Boolean(data.address) || isCrm(data.format)
  if (!hasAddress || data.schedule === 'none') return { ...data, nextAt: null }
  const isUnchanged =
    originalDoc?.nextAt &&
    (originalDoc.address ?? '') === (data.address ?? '') &&
    originalDoc.schedule === data.schedule
  return { ...data, nextAt: isUnchanged ? originalDoc.nextAt : new Date().toISOString() }
}

/** Gives a feed the key of its webhook address; those made before there were webhooks get one too. */
export const giveHookKey: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  hookKey: originalDoc?.hookKey ?? randomBytes(24).toString('base64url'),
})
