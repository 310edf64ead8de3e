import type { CollectionBeforeChangeHook } from 'payload'

import { rentalAmounts } from '@/domain/catalogue/rentalAmounts'
import type { Property } from '@/payload-types'

/** Keeps the price and the monthly rent of a rental together. */
export const keepRentalAmounts: CollectionBeforeChangeHook<Property> = ({ data, originalDoc }) => ({
  ...data,
  ...rentalAmounts(data, originalDoc),
})
