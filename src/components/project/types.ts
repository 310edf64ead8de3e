import type { UnitStatus } from '@/domain/units'

/** One line of a price list. A text that is empty is not known or not shown. */
export type UnitView = {
  id: string
  href: string | undefined
  name: string
  type: string
  area: string
  terrace: string
  bedrooms: string
  price: string
  status: UnitStatus
  availability: string
}
export type PriceListFloor = { key: string; name: string; units: UnitView[] }
