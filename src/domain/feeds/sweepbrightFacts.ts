import { zonings } from '../legal/planning'
import { childrenOf, elementAt, isYes, textAt, type Element } from './element'
import type { FeedRecord } from './listing'
import type { Words } from './words'

type Facts = FeedRecord['facts']

/** Square metres of the units that the Website API knows. */
const units: Record<string, number> = {
  sq_m: 1,
  sq_ft: 0.092_903,
  are: 100,
  hectare: 10_000,
  acre: 4_046.86,
}

function areaOf(element: Element | undefined): number | undefined {
  const size = Number(element ? textAt(element, 'size') : '')
  const unit = units[(element && textAt(element, 'unit')) || 'sq_m']
  return size > 0 && unit ? Math.round(size * unit * 100) / 100 : undefined
}

/** The areas of all rooms of a kind together. */
function roomArea(element: Element, kind: string): number | undefined {
  const rooms = childrenOf(element, 'rooms').filter((room) => textAt(room, 'type') === kind)
  const sum = rooms.reduce((total, room) => total + (areaOf(room) ?? 0), 0)
  return sum > 0 ? sum : undefined
}

export function sizesOf(element: Element): Facts {
  const size = (name: string) => areaOf(elementAt(element, 'sizes', name))
  return {
    livingArea: size('liveable_area'),
    groundArea: size('plot_area'),
    totalArea: size('gross_area'),
    terraceArea: roomArea(element, 'terrace'),
    gardenArea: roomArea(element, 'garden'),
    bedrooms: textAt(element, 'bedrooms'),
    bathrooms: textAt(element, 'bathrooms'),
    showerRooms: textAt(element, 'shower_rooms'),
    toilets: textAt(element, 'toilets'),
    floors: textAt(element, 'floors'),
  }
}

const conditions: Record<string, string> = {
  new: 'new',
  mint: 'excellent',
  excellent: 'excellent',
  good: 'good',
  fair: 'to_refresh',
  poor: 'to_renovate',
}

/** What is there because the list of amenities names it. */
const amenities: Record<string, Facts> = {
  pool: { pool: true },
  basement: { cellar: true },
  attic: { attic: true },
  terrace: { terrace: true },
  garden: { garden: true },
  garage: { garage: true },
  lift: { lift: true },
  elevator: { lift: true },
}

/** The first of these that is ticked, by our name. */
function ticked(element: Element, names: Record<string, string>, ...path: string[]) {
  const on = Object.keys(names).filter((name) => isYes(textAt(element, ...path, name)))
  return on[0] === undefined ? undefined : names[on[0]]
}

export function buildingOf(element: Element, words: Words): Facts {
  const named = childrenOf(element, 'amenities').map((one) => words.choose(one, amenities))
  return {
    ...(Object.assign({}, ...named) as Facts),
    constructionYear: textAt(element, 'building', 'construction', 'year'),
    renovationYear: textAt(element, 'building', 'renovation', 'year'),
    condition: words.choose(element, conditions, 'general_condition'),
    heatingSource: ticked(
      element,
      { gas: 'gas', fuel: 'oil', heat_pump: 'heat_pump', electricity: 'electricity' },
      'features',
      'energy',
    ),
    heating: ticked(
      element,
      { floor_heating: 'underfloor', central_heating: 'central', individual_heating: 'individual' },
      'features',
      'heating_cooling',
    ),
    glazing: ticked(element, { double_glazing: 'double' }, 'features', 'ecology'),
    ...(isYes(textAt(element, 'features', 'comfort', 'furnished')) && { furnished: true }),
  }
}

const inspections: Record<string, string> = {
  conform: 'compliant',
  not_conform: 'not_compliant',
  non_conform: 'not_compliant',
}

export function energyOf(element: Element, words: Words): Facts {
  const energy = (name: string) => textAt(element, 'legal', 'energy', name)
  return {
    epcValue: energy('epc_value') || textAt(element, 'epc_value'),
    epcCertificate: energy('epc_reference') || textAt(element, 'epc_reference'),
    epcTotal: energy('total_epc_value'),
    co2Emission: energy('co2_emissions'),
    eLevel: energy('e_level').replace(/^E\s*/i, ''),
    electricalInspection: words.choose(
      element,
      inspections,
      'legal',
      'energy',
      'report_electricity_gas',
    ),
  }
}

const floodZones: Record<string, string> = {
  no_flood_risk_area: 'none',
  potential_flood_sensitive_area: 'possible',
  effective_flood_sensitive_area: 'effective',
}

const issued = { true: 'issued', '1': 'issued', false: 'none', '0': 'none' }
const yes = { true: 'yes', '1': 'yes', false: 'none', '0': 'none' }
/** A breach that is known could be any of several measures. */
const breach = { false: 'none', '0': 'none' }
const sameZonings = Object.fromEntries(zonings.map((one) => [one, one]))
const scores = Object.fromEntries(
  ['a', 'b', 'c', 'd'].flatMap((one) => [
    [one, one],
    [one.toUpperCase(), one],
  ]),
)

/**
 * The planning answers. Where an answer of the CRM could be several of ours it is left to staff,
 * because a wrong one is a false statement.
 */
export function planningOf(element: Element, words: Words): Facts {
  const rule = <Value>(table: Record<string, Value>, name: string) =>
    words.choose(element, table, 'legal', 'regulations', name)
  const land = <Value>(table: Record<string, Value>, name: string) =>
    words.choose(element, table, 'legal', 'property_and_land', name)
  return {
    permit: rule(issued, 'building_permit'),
    allotmentPermit: rule(issued, 'subdivision_authorisation'),
    preemptiveRights: rule(yes, 'priority_purchase_right'),
    judicialDecision: rule(yes, 'pending_legal_proceedings'),
    summons: rule(breach, 'urban_planning_breach'),
    zoning: land(sameZonings, 'land_use_designation'),
    floodZone: land(floodZones, 'flood_risk'),
    gScore: land(scores, 'flood_risk_building_score'),
    pScore: land(scores, 'flood_risk_plot_score'),
    asbestosCertificate: textAt(element, 'legal', 'regulations', 'asbestos_certificate_reference'),
  }
}
