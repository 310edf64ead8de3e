import type { Country } from '../catalogue/countries'
import type { Facts } from './facts'

/** Our WebIDs by the categories of Whise: house, flat, plot, office, commercial, industrial, garage. */
export const categories: Record<string, number> = { 1: 1, 2: 2, 3: 4, 4: 8, 5: 6, 6: 7, 7: 9 }

export const countryIds: Record<string, Country> = {
  1: 'be',
  2: 'nl',
  3: 'fr',
  4: 'de',
  5: 'lu',
  7: 'es',
  8: 'it',
  9: 'pt',
}

const sale: Facts = { goal: 'sale', status: 'active', marquee: 'none' }
const rent: Facts = { goal: 'rent', status: 'active', marquee: 'none' }
const annuity: Facts = { ...sale, contractType: 'life_annuity' }
const option: Facts = { marquee: 'option' }
const sold: Facts = { status: 'sold', marquee: 'sold' }
const withdrawn: Facts = { status: 'inactive' }
const prepared: Facts = { status: 'prospective' }

/**
 * What a purpose status says. A sale under condition, reserved or with a signed compromise is shown
 * as under option, because its deed is not signed.
 */
export const purposeStates: Record<string, Facts> = {
  1: sale,
  2: rent,
  3: { ...sale, ...sold },
  4: { ...rent, status: 'rented', marquee: 'rented' },
  5: { ...sale, ...option },
  6: { ...rent, ...option },
  8: { ...sale, ...withdrawn },
  9: { ...rent, ...withdrawn },
  10: { ...sale, ...withdrawn },
  11: { ...rent, ...withdrawn },
  12: { ...sale, ...option },
  13: { ...rent, ...option },
  14: { ...sale, ...option },
  15: annuity,
  16: { ...annuity, ...option },
  17: { ...annuity, ...sold },
  19: { ...sale, ...prepared },
  20: { ...sale, ...prepared },
  21: { ...sale, ...option },
  22: { ...sale, ...option },
  23: { ...rent, ...prepared },
  24: { ...sale, ...prepared },
  25: { ...rent, ...prepared },
  26: { ...annuity, ...prepared },
  27: { ...rent, ...prepared },
  28: { ...annuity, ...prepared },
}

export const conditions: Record<string, string> = {
  1: 'new',
  2: 'excellent',
  3: 'good',
  4: 'good',
  5: 'to_refresh',
  6: 'to_renovate',
  7: 'to_renovate',
  8: 'to_demolish',
  14: 'to_refresh',
  15: 'excellent',
}

/** Online, estate of the month, online on the website alone. */
export const ONLINE = new Set(['', '2', '3', '5'])
export const ACTIVE = new Set(['', '1'])
