import { isHome, INVESTMENT_TYPE } from '@/domain/costs/homes'
import type { Tenancy } from '@/domain/costs/moveIn'
import { purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { vatRates } from '@/domain/costs/rates'
import { usual, type Letting } from '@/domain/costs/yield'
import { regionOf } from '@/domain/regions'
import type { Property } from '@/payload-types'

import { loaded } from '../payload'

export type SaleCosts = { purchase: Purchase; mayBeOwnHome: boolean; letting?: Letting }

const regionIn = ({ city, zip }: Pick<Property, 'city' | 'zip'>) => regionOf(loaded(city)?.zip ?? zip ?? '')

/** Nothing is reckoned for a listing that is gone or hides its price. */
const isOpen = ({ publishPrice, marquee, status }: Property): boolean =>
  publishPrice === true && marquee !== 'sold' && marquee !== 'rented' && status !== 'sold' && status !== 'rented'

const webIdOf = ({ mainType }: Property) => loaded(mainType)?.webId

function vatShareOf({ vatRegime, landValue, constructionCost }: Property): number {
  if (vatRegime === 'vat') return 1
  if (vatRegime !== 'land_duty_building_vat' || !constructionCost) return 0
  return constructionCost / (constructionCost + (landValue ?? 0))
}

function lettingOf(property: Property, purchase: Purchase): Letting | undefined {
  const { rentalIncome, chargesOwner, realEstateTax } = property
  const isInvestment = property.investment === true || webIdOf(property) === INVESTMENT_TYPE
  if (!isInvestment && !rentalIncome) return undefined
  const rent = rentalIncome ?? 0
  return {
    price: purchase.price,
    purchaseCosts: purchaseCosts({ ...purchase, isOwnHome: false }).total,
    rent,
    charges: chargesOwner ?? Math.round(rent * usual.upkeepShare),
    tax: realEstateTax ?? 0,
    vacancy: usual.vacancy,
  }
}

/** What buying this listing takes; nothing when it is not for sale at a known price. */
export function saleCostsOf(property: Property): SaleCosts | undefined {
  const { goal, price, priceUnit, vatValue } = property
  const region = regionIn(property)
  const isWhole = !priceUnit || priceUnit === 'total' || priceUnit === 'from'
  if (goal !== 'sale' || !isOpen(property) || !price || !isWhole || !region) return undefined
  const mayBeOwnHome = isHome(webIdOf(property))
  const isOwnHome = mayBeOwnHome && property.investment !== true
  const vatShare = vatShareOf(property)
  const purchase = { price, region, isOwnHome, vatShare, vatRate: vatValue ?? vatRates[0] }
  const letting = lettingOf(property, purchase)
  return { purchase, mayBeOwnHome, ...(letting && { letting }) }
}

/** What moving in takes; nothing when this is not for rent at a known rent a month. */
export function tenancyOf(property: Property): Tenancy | undefined {
  const { goal, monthlyRent, price, priceUnit, chargesRenter, deposit, inventoryCost, agencyCost } = property
  const region = regionIn(property)
  const isMonthly = !priceUnit || priceUnit === 'month' || priceUnit === 'total'
  const rent = monthlyRent ?? (isMonthly ? price : undefined)
  if (goal !== 'rent' || !isOpen(property) || !rent || !region) return undefined
  return {
    rent,
    region,
    charges: chargesRenter ?? 0,
    deposit: deposit ?? undefined,
    inventory: inventoryCost ?? 0,
    agency: agencyCost ?? 0,
    isHome: isHome(webIdOf(property)),
  }
}
