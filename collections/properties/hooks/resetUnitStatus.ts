import type { CollectionBeforeChangeHook } from 'payload'

import type { Property } from '@/payload-types'

/** Forgets the status of a unit when the property has left its project: its field is hidden then. */
export const resetUnitStatus: CollectionBeforeChangeHook<Property> = ({ data }) =>
  data.project ? data : { ...data, unitStatus: 'available' }
