import { availabilitySelect, bannerOf, isOnOffer, type AvailabilityFields } from './availability'
import {
  partialContractOf,
  type ContractType,
  type PartialContract,
  type PriceUnit,
} from './priceUnits'
import type { Goal, Banner } from './vocabulary'

/**
 * Feeds and the specification count money in whole euros, written the Belgian-Dutch way in every
 * language.
 */
const euros = new Intl.NumberFormat('nl-BE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

/** Formats an amount for visitors. A value that is not a finite number reads "NaN". */
export function formatEuros(amount: number): string {
  return Number.isFinite(amount) ? euros.format(amount) : 'NaN'
}

/** The period or unit of a price without "from", which can go with any of them. */
export type Period = Exclude<PriceUnit, 'from'>

/** What is shown in the place of a listing's price. */
export type Price =
  | { kind: 'marquee'; marquee: Banner }
  | { kind: 'on_request' }
  | {
      kind: 'amount'
      value: number
      amount: string
      from: boolean
      per: Period
      unitText: string | undefined
      /** Named beside the amount where that is not what the home costs. */
      contract: PartialContract | undefined
    }
export type Amount = Extract<Price, { kind: 'amount' }>

export type PriceFields = AvailabilityFields & {
  price?: number | null
  priceUnit?: PriceUnit | null
  priceUnitText?: string | null
  goal: Goal
  contractType?: ContractType | null
  publishPrice?: boolean | null
}

/** What a query has to select, so that the price of a listing can be told. */
export const priceSelect = {
  price: true,
  priceUnit: true,
  priceUnitText: true,
  goal: true,
  contractType: true,
  publishPrice: true,
  ...availabilitySelect,
} as const satisfies Partial<Record<keyof PriceFields, true>>

/** Returns the period of a price; a rent is by the month unless its unit says otherwise. */
export function periodOf(unit: PriceUnit | null | undefined, goal: Goal): Period {
  if (unit && unit !== 'from' && unit !== 'total') return unit
  return goal === 'rent' ? 'month' : 'total'
}

type KindOfPrice = Pick<PriceFields, 'goal' | 'priceUnit' | 'contractType'>

/** Returns whether two prices can be compared: of one goal, by one period or unit, under one kind of contract. */
export const isSameKindOfPrice = (one: KindOfPrice, other: KindOfPrice): boolean =>
  one.goal === other.goal &&
  periodOf(one.priceUnit, one.goal) === periodOf(other.priceUnit, other.goal) &&
  partialContractOf(one.contractType) === partialContractOf(other.contractType)

type Offer = AvailabilityFields & { goal?: Goal | null }

/**
 * Returns whether the name of a banner may stand in the place of a price. The asked rent of what can
 * be had is what the law of all three regions wants told. In force on 21 November 2026.
 */
export const mayReplacePrice = (offer: Offer): boolean => offer.goal !== 'rent' || !isOnOffer(offer)

/** Returns the banner that stands in the place of a price; undefined where the price is told. */
export function replacingBanner(offer: Offer, ignored: readonly Banner[]): Banner | undefined {
  const banner = bannerOf(offer)
  return banner !== 'none' && ignored.includes(banner) && mayReplacePrice(offer)
    ? banner
    : undefined
}

/**
 * Returns what to show as the price of a listing: the name of a banner in `ignored`, else the price
 * when it may be published. Cards, pages, price lists, structured data and emails all ask here.
 */
export function priceOf(property: PriceFields, ignored: readonly Banner[]): Price {
  const { price, priceUnit, priceUnitText, goal, contractType, publishPrice } = property
  const marquee = replacingBanner(property, ignored)
  if (marquee) return { kind: 'marquee', marquee }
  // Nothing costs 0: it stands where no price was filled in.
  if (!publishPrice || price === null || price === undefined || price === 0)
    return { kind: 'on_request' }
  const amount = formatEuros(price)
  return {
    kind: 'amount',
    value: price,
    amount,
    from: priceUnit === 'from',
    per: periodOf(priceUnit, goal),
    unitText: priceUnitText?.trim() || undefined,
    contract: partialContractOf(contractType),
  }
}
