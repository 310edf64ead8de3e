/**
 * The closed lists of the trade, each written once. Studio options, filters, badges and types derive from them;
 * their names in four languages stand under `options` in `src/i18n/messages`.
 */
export const goals = ['sale', 'rent'] as const
export type Goal = (typeof goals)[number]

/** The banners of a listing. The position in the list is the number that feeds carry. */
export const banners = ['none', 'new', 'option', 'sold', 'rented'] as const
export type Banner = (typeof banners)[number]

export const epcLabels = [
  'a_plusplus',
  'a_plus',
  'a',
  'a_sub',
  'b_plus',
  'b',
  'b_sub',
  'c_plus',
  'c',
  'c_sub',
  'd_plus',
  'd',
  'd_sub',
  'e_plus',
  'e',
  'e_sub',
  'f',
  'g',
] as const
export type EpcLabel = (typeof epcLabels)[number]

export const regions = ['flanders', 'brussels', 'wallonia'] as const
export type Region = (typeof regions)[number]

/** The Belgian provinces, and Brussels, which belongs to none. */
export const provinces = [
  'antwerp',
  'east_flanders',
  'flemish_brabant',
  'limburg',
  'west_flanders',
  'brussels',
  'walloon_brabant',
  'hainaut',
  'liege',
  'luxembourg',
  'namur',
] as const
export type Province = (typeof provinces)[number]
