import type { CollectionBeforeChangeHook } from 'payload'

import { savedAmounts } from '@/domain/catalogue/rentalAmounts'
import type { Property } from '@/payload-types'

/** Keeps the price of a rental and its monthly rent together, and that of a unit and its asking price. */
export const keepAmounts: CollectionBeforeChangeHook<Property> = ({ data, originalDoc }) => ({
  ...data,
  ...savedAmounts(data, originalDoc),
})
