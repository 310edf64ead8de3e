import { isOnOffer } from '@/domain/catalogue/availability'
import { formatEuros } from '@/domain/catalogue/price'
import { partialContractOf } from '@/domain/catalogue/priceUnits'
import { buyingCosts, usualTerms } from '@/domain/costs/example'
import { moveInCosts, type Tenancy } from '@/domain/costs/moveIn'
import { purchaseCosts, type Purchase } from '@/domain/costs/purchase'
import { vatRates } from '@/domain/costs/rates'
import { yieldDefaults, type Letting } from '@/domain/costs/yield'
import { isHome, isInvestment } from '@/domain/catalogue/propertyKinds'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/payload'
import { regionOfProperty } from './addressLines'

export type SaleCosts = { purchase: Purchase; mayBeOwnHome: boolean; letting?: Letting }

/** Costs are calculated only for a listing on offer with a public price. */
const hasCosts = (property: Property): boolean =>
  property.publishPrice === true && isOnOffer(property)

const typeOf = ({ mainType }: Property) => loaded(mainType)?.webId

/**
 * The part of the price with VAT; undefined where land and building are taxed apart and the value of
 * neither is known. The value of one gives that of the other.
 */
export function vatShareOf({
  vatRegime,
  landValue,
  constructionCost,
  price,
}: Pick<Property, 'vatRegime' | 'landValue' | 'constructionCost' | 'price'>): number | undefined {
  if (vatRegime === 'vat') return 1
  if (vatRegime !== 'land_duty_building_vat') return 0
  const whole = price ?? 0
  const building = constructionCost ?? (landValue ? Math.max(whole - landValue, 0) : 0)
  const land = landValue ?? (constructionCost ? Math.max(whole - constructionCost, 0) : 0)
  return building + land > 0 ? building / (building + land) : undefined
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
    charges: chargesOwner ?? Math.round(rent * yieldDefaults.upkeepShare),
    tax: realEstateTax ?? 0,
    vacancy: yieldDefaults.vacancy,
  }
}

/**
 * Returns the costs of buying a listing; undefined unless it is for sale at a public total price of
 * which the taxed parts are known.
 */
export function saleCostsOf(property: Property): SaleCosts | undefined {
  const { goal, price, priceUnit, vatValue, contractType } = property
  const region = regionOfProperty(property)
  const isWhole = !priceUnit || priceUnit === 'total' || priceUnit === 'from'
  if (goal !== 'sale' || !hasCosts(property) || !price || !isWhole || !region) return undefined
  // The duty and fees are not those of a sale at its price.
  if (partialContractOf(contractType)) return undefined
  const type = typeOf(property)
  const mayBeOwnHome = isHome(type) && !isInvestment(type)
  const isOwnHome = mayBeOwnHome && property.investment !== true
  const vatShare = vatShareOf(property)
  if (vatShare === undefined) return undefined
  const purchase = { price, region, isOwnHome, vatShare, vatRate: vatValue ?? vatRates[0] }
  const letting = lettingOf(property, purchase)
  return { purchase, mayBeOwnHome, ...(letting && { letting }) }
}

/**
 * Returns the costs of moving in; undefined unless the listing is for rent at a public monthly
 * rent.
 */
export function tenancyOf(property: Property): Tenancy | undefined {
  const { goal, monthlyRent, price, priceUnit, contractType } = property
  const { chargesRenter, deposit, inventoryCost, agencyCost } = property
  const region = regionOfProperty(property)
  const isMonthly = !priceUnit || priceUnit === 'month' || priceUnit === 'total'
  const rent = monthlyRent || (isMonthly ? price : undefined)
  if (goal !== 'rent' || !hasCosts(property) || !rent || !region) return undefined
  return {
    rent,
    region,
    charges: chargesRenter ?? 0,
    deposit: deposit ?? undefined,
    inventory: inventoryCost ?? 0,
    agency: agencyCost ?? 0,
    type: typeOf(property),
    contractType,
  }
}

/**
 * Returns what a visitor has to know of the costs in one line: for a sale the costs and a month of
 * the usual loan, for a rental what is paid at the start.
 */
export function costLine(property: Property, locale: Locale): string | undefined {
  const t = translate(locale)
  const sale = saleCostsOf(property)
  if (sale) {
    const { costs, monthly } = buyingCosts(sale.purchase, usualTerms(sale.purchase))
    const isForOnlyHome = sale.purchase.isOwnHome && costs.duty > 0
    return t(isForOnlyHome ? 'listing.costsLineOnlyHome' : 'listing.costsLine', {
      costs: formatEuros(costs.total),
      monthly: formatEuros(monthly),
    })
  }
  const tenancy = tenancyOf(property)
  return tenancy && t('listing.startLine', { amount: formatEuros(moveInCosts(tenancy).total) })
}

/** Returns a month of the usual loan, for a sale with a public price. */
export function monthlyLine(property: Property, locale: Locale): string | undefined {
  const sale = saleCostsOf(property)
  if (!sale) return undefined
  const { monthly } = buyingCosts(sale.purchase, usualTerms(sale.purchase))
  return translate(locale)('listing.monthlyShort', { monthly: formatEuros(monthly) })
}
