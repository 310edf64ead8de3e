/** Countries an agency sells in, by ISO code. */
export const countries = ['be', 'lu', 'fr', 'nl', 'de', 'es', 'it', 'pt'] as const
export type Country = (typeof countries)[number]

/** Addresses name the country only when it is another one. */
export const homeCountry: Country = 'be'

/**
 * The CountryID that feeds and the specification use; the other countries have none that is known.
 * @public read by the importers
 */
export const countryIds: Partial<Record<Country, number>> = { be: 10, lu: 50 }
