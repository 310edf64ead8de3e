import type { EpcBadgeView } from '@/components/cards/EpcBadge'
import type { UnitStatus } from '@/domain/catalogue/units'

/** One row of a price list. An empty text is unknown or not shown. */
export type UnitView = {
  id: string
  href: string | undefined
  name: string
  type: string
  area: string
  terrace: string
  bedrooms: string
  energy?: EpcBadgeView
  price: string
  status: UnitStatus
  availability: string
}
export type PriceListFloor = { key: string; name: string; units: UnitView[] }
