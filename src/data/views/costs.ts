import { isToBeHad } from '@/domain/availability'
import type { Tenancy } from '@/domain/costs/moveIn'
import { purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { vatRates } from '@/domain/costs/rates'
import { usual, type Letting } from '@/domain/costs/yield'
import { isHome, isInvestment } from '@/domain/propertyKinds'
import type { Property } from '@/payload-types'

import { loaded } from '../payload'
import { regionOfProperty } from './place'

export type SaleCosts = { purchase: Purchase; mayBeOwnHome: boolean; letting?: Letting }

/** Nothing is reckoned for a listing that is gone or hides its price. */
const isOpen = (property: Property): boolean => property.publishPrice === true && isToBeHad(property)

const typeOf = ({ mainType }: Property) => loaded(mainType)?.webId

function vatShareOf({ vatRegime, landValue, constructionCost }: Property): number {
  if (vatRegime === 'vat') return 1
  if (vatRegime !== 'land_duty_building_vat' || !constructionCost) return 0
  return constructionCost / (constructionCost + (landValue ?? 0))
}

function lettingOf(property: Property, purchase: Purchase): Letting | undefined {
  const { rentalIncome, chargesOwner, realEstateTax } = property
  const isForLetting = property.investment === true || isInvestment(typeOf(property))
  if (!isForLetting && !rentalIncome) return undefined
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
  const region = regionOfProperty(property)
  const isWhole = !priceUnit || priceUnit === 'total' || priceUnit === 'from'
  if (goal !== 'sale' || !isOpen(property) || !price || !isWhole || !region) return undefined
  const type = typeOf(property)
  const mayBeOwnHome = isHome(type) && !isInvestment(type)
  const isOwnHome = mayBeOwnHome && property.investment !== true
  const vatShare = vatShareOf(property)
  const purchase = { price, region, isOwnHome, vatShare, vatRate: vatValue ?? vatRates[0] }
  const letting = lettingOf(property, purchase)
  return { purchase, mayBeOwnHome, ...(letting && { letting }) }
}

/** What moving in takes; nothing when this is not for rent at a known rent a month. */
export function tenancyOf(property: Property): Tenancy | undefined {
  const { goal, monthlyRent, price, priceUnit, chargesRenter, deposit, inventoryCost, agencyCost } = property
  const region = regionOfProperty(property)
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
    type: typeOf(property),
  }
}
