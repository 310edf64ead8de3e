import { isHome } from '../catalogue/propertyKinds'
import type { EpcLabel, Goal, Region } from '../catalogue/vocabulary'

/**
 * The Flemish renovation duty: a home with label E or F that is bought by authentic deed from 1 January 2023 on must
 * reach label D. Two readings of the term are known, six and five years; staff can set it. In force on 21 November 2026.
 */
export const renovationDuty = {
  since: '2023-01-01',
  labels: ['e', 'f'],
  target: 'd',
  years: 6,
  yearsAllowed: { min: 1, max: 30 },
} as const

export type Renovated = {
  region: Region | undefined
  goal: Goal
  type: number | undefined
  label: EpcLabel | undefined
}

/** The years a buyer has to renovate; nothing when there is no such duty. */
export function renovationYears(
  { region, goal, type, label }: Renovated,
  term: number | null | undefined,
): number | undefined {
  const isDue =
    region === 'flanders' &&
    goal === 'sale' &&
    isHome(type) &&
    renovationDuty.labels.some((one) => one === label)
  return isDue ? (term ?? renovationDuty.years) : undefined
}
