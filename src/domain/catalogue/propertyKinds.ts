import type { Goal, Region } from './vocabulary'

/**
 * What a property is to the law, by the WebID of its main type. The specification's types are 1 house, 2 apartment,
 * 3 studio, 4 land, 5 investment property, 6 commercial, 7 industrial, 8 offices, 9 garage or parking.
 */
const LAND = 4
const INVESTMENT = 5
const OFFICES = 8
const NO_HOMES = [LAND, 6, 7, OFFICES, 9]
const WITHOUT_CERTIFICATE = [LAND, 7, 9]

/** A type that an agency adds, such as a villa, counts as a home. */
export const isHome = (type: number | undefined): boolean =>
  type !== undefined && !NO_HOMES.includes(type)
export const isInvestment = (type: number | undefined): boolean => type === INVESTMENT
export const isBuilding = (type: number | undefined): boolean => type !== LAND

type Perhaps<T> = T | null | undefined
export type CertifiedBuilding = {
  region: Region | undefined
  goal: Goal
  type: number | undefined
  newBuild?: Perhaps<boolean>
  constructionYear?: Perhaps<number>
  livingArea?: Perhaps<number>
  totalArea?: Perhaps<number>
}

/** Brussels offices from this area on have a certificate, in square metres. In force on 21 November 2026. */
const BRUSSELS_OFFICE_AREA = 500

/** A building that is sold on plan gets its certificate when it is finished; one of an earlier year is. */
const isOnPlan = ({ goal, newBuild, constructionYear }: CertifiedBuilding, today: Date): boolean =>
  goal === 'sale' && newBuild === true && (constructionYear ?? 0) >= today.getUTCFullYear()

/** By the larger of the two areas, so that one which counts a part only frees nothing. */
function isSmall({ livingArea, totalArea }: CertifiedBuilding): boolean {
  const area = Math.max(livingArea ?? 0, totalArea ?? 0)
  return area > 0 && area < BRUSSELS_OFFICE_AREA
}

/**
 * Returns whether the law asks for an energy certificate: of no workshop, garage or land, and of nothing on plan. Other
 * buildings than homes have one in Flanders; in Brussels only large offices do, in Wallonia none.
 */
export function needsEnergyCertificate(building: CertifiedBuilding, today: Date): boolean {
  const { region, type } = building
  if (isOnPlan(building, today)) return false
  if (type === undefined || isHome(type)) return true
  if (WITHOUT_CERTIFICATE.includes(type)) return false
  if (region === 'brussels') return type === OFFICES && !isSmall(building)
  return region !== 'wallonia'
}
