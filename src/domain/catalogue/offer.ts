/**
 * What a buyer usually pays in advance to the notary, in percent of the price. Custom, no law; as
 * of 21 November 2026.
 */
export const ADVANCE_PERCENT = 10

/** The same in whole euros. */
export const advanceOf = (price: number): number => Math.round((price * ADVANCE_PERCENT) / 100)
