/**
 * What a property is to the law, by the WebID of its main type. The specification's types are 1 house, 2 apartment,
 * 3 studio, 4 land, 5 investment property, 6 commercial, 7 industrial, 8 offices, 9 garage or parking.
 */
const LAND = 4
const INVESTMENT = 5
const NO_HOMES = [LAND, 6, 7, 8, 9]
const WITHOUT_CERTIFICATE = [LAND, 7, 9]

/** A type that an agency adds, such as a villa, counts as a home. */
export const isHome = (type: number | undefined): boolean =>
  type !== undefined && !NO_HOMES.includes(type)
export const isInvestment = (type: number | undefined): boolean => type === INVESTMENT
export const isBuilding = (type: number | undefined): boolean => type !== LAND

/** Workshops, garages and land have no energy certificate. */
export const needsEnergyCertificate = (type: number | undefined): boolean =>
  type === undefined || !WITHOUT_CERTIFICATE.includes(type)
