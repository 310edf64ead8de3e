import type { Day } from '../lib/days'
import type { EpcLabel, Region } from './vocabulary'

/**
 * Which Brussels scale a certificate follows: the one of the product's specification or the official one of
 * 1 January 2017. Elsewhere there is one scale.
 */
export const epcProfiles = ['specification', 'official'] as const
export type EpcProfile = (typeof epcProfiles)[number]

/** The first day of Brussels certificates on the official scale. */
export const OFFICIAL_SCALE_SINCE: Day = '2017-01-01'

/** What a certificate can state in kWh/m² a year; below zero a home delivers more than it uses. */
export const epcLimits = { min: -200, max: 3000 } as const

/** A label and the highest value that still earns it. */
export type Band = readonly [label: EpcLabel, upTo: number]

const brusselsFromBPlus: readonly Band[] = [
  ['b_plus', 62],
  ['b', 78],
  ['b_sub', 95],
  ['c_plus', 113],
  ['c', 132],
  ['c_sub', 150],
  ['d_plus', 170],
  ['d', 190],
  ['d_sub', 210],
  ['e_plus', 232],
  ['e', 253],
  ['e_sub', 275],
  ['f', 345],
  ['g', Infinity],
]

/** In force on 21 November 2026. */
const scales: Record<Exclude<Region, 'brussels'> | EpcProfile, readonly Band[]> = {
  flanders: [
    ['a_plus', 0],
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['d', 400],
    ['e', 500],
    ['f', Infinity],
  ],
  wallonia: [
    ['a_plusplus', 0],
    ['a_plus', 45],
    ['a', 85],
    ['b', 170],
    ['c', 255],
    ['d', 340],
    ['e', 425],
    ['f', 510],
    ['g', Infinity],
  ],
  specification: [['a_plus', 0], ['a', 23], ['a_sub', 45], ...brusselsFromBPlus],
  official: [['a_plusplus', 0], ['a_plus', 15], ['a', 30], ['a_sub', 45], ...brusselsFromBPlus],
}

/** Returns the bands of a region, best first; the last one is open. */
export const bandsOf = (region: Region, profile: EpcProfile = 'specification'): readonly Band[] =>
  scales[region === 'brussels' ? profile : region]

/** Returns the label of a value. Bands are compared with "at most", so 23.4 has a band too. */
export function labelFor(
  value: number,
  region: Region,
  profile: EpcProfile = 'specification',
): EpcLabel | undefined {
  return bandsOf(region, profile).find(([, upTo]) => value <= upTo)?.[0]
}

/** Returns the labels of a region, best first. */
export const labelsOf = (region: Region, profile: EpcProfile = 'specification'): EpcLabel[] =>
  bandsOf(region, profile).map(([label]) => label)
