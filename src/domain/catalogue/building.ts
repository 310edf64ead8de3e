export const heatings = [
  'none',
  'central',
  'individual',
  'collective',
  'underfloor',
  'stove',
  'accumulation',
] as const
export const heatingSources = [
  'gas',
  'oil',
  'electricity',
  'heat_pump',
  'district',
  'pellets',
  'wood',
  'solar',
] as const
export const kitchens = [
  'none',
  'kitchenette',
  'semi_fitted',
  'fitted',
  'fully_fitted',
  'open',
] as const
export const glazings = ['single', 'double', 'high_efficiency', 'triple', 'mixed'] as const
export const frames = ['wood', 'pvc', 'aluminium', 'steel', 'mixed'] as const
export const roofMaterials = [
  'tiles',
  'slate',
  'fibre_cement',
  'bitumen',
  'epdm',
  'zinc',
  'thatch',
  'green',
] as const
export const conditions = [
  'new',
  'excellent',
  'good',
  'to_refresh',
  'to_renovate',
  'to_demolish',
  'shell',
] as const
export const electricalInspections = ['compliant', 'not_compliant', 'none'] as const
export type ElectricalInspection = (typeof electricalInspections)[number]

/** Returns whether tenants have meters of their own: an advertisement in Brussels has to say it. */
export const meters = ['individual', 'shared'] as const
export type Meters = (typeof meters)[number]

/** Construction years before this are typing mistakes. */
const EARLIEST_YEAR = 1200

/** The years ahead that a construction year may lie, for new-build sold on plan. */
const YEARS_AHEAD = 10

export const isPlausibleYear = (year: number, today: Date): boolean =>
  Number.isInteger(year) && year >= EARLIEST_YEAR && year <= today.getFullYear() + YEARS_AHEAD
