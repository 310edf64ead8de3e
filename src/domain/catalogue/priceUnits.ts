/**
 * What a price counts for. The position in the list is the number that feeds carry: 7 is a price
 * "starting from".
 */
export const priceUnits = [
  'total',
  'month',
  'year',
  'week',
  'square_metre',
  'square_metre_month',
  'square_metre_year',
  'from',
] as const

export type PriceUnit = (typeof priceUnits)[number]

export const vatRegimes = ['registration_duty', 'vat', 'land_duty_building_vat', 'exempt'] as const

export const contractTypes = [
  'private_sale',
  'public_sale',
  'life_annuity',
  'long_lease',
  'lease_short',
  'lease_nine_years',
  'lease_student',
  'lease_commercial',
  'lease_common',
] as const
export type ContractType = (typeof contractTypes)[number]

/** Contracts whose amount is not what the home costs: a down payment, a first bid, a ground rent. */
export const partialContracts = ['life_annuity', 'public_sale', 'long_lease'] as const
export type PartialContract = (typeof partialContracts)[number]

export const partialContractOf = (
  contract: ContractType | null | undefined,
): PartialContract | undefined => partialContracts.find((one) => one === contract)
