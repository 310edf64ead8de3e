/**
 * The answers on planning and risk that an advertisement has to carry; how they are said stands in
 * the messages.
 */
export const permits = ['issued', 'none'] as const
export const zonings = [
  'residential',
  'rural_residential',
  'cultural_historic',
  'residential_park',
  'residential_expansion',
  'industrial',
  'crafts',
  'day_recreation',
  'stay_recreation',
  'agricultural',
  'scenic_agricultural',
  'forest',
  'nature',
  'nature_reserve',
  'park',
] as const
export const summonses = [
  'none',
  'summons',
  'judicial_measure',
  'administrative_coercion',
  'order_under_penalty',
  'settlement',
] as const
export const yesOrNone = ['yes', 'none'] as const
export const planningInformations = ['available', 'requested', 'none'] as const
export const floodZones = ['none', 'flood_area', 'bank_area', 'possible', 'effective'] as const

/**
 * Of the building (G-score) and of the plot (P-score), from no flood modelled to medium chance
 * today.
 */
export const floodScores = ['a', 'b', 'c', 'd'] as const
export const asbestosTypes = ['safe', 'not_safe', 'none_found'] as const

export type Permit = (typeof permits)[number]
export type Zoning = (typeof zonings)[number]
export type Summons = (typeof summonses)[number]
export type YesOrNone = (typeof yesOrNone)[number]
export type PlanningInformation = (typeof planningInformations)[number]
export type FloodZone = (typeof floodZones)[number]
export type FloodScore = (typeof floodScores)[number]
export type AsbestosType = (typeof asbestosTypes)[number]
