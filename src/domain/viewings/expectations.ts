import type { Goal, Region } from '../catalogue/vocabulary'

/**
 * Whether what an owner expects of tenants (an income, a number of persons) may stand in what a visitor is told. In Brussels
 * the means and the household of a candidate come up after the visit alone (Housing Code, article 200ter; read on 21 November
 * 2026), so before it nothing is said that would prompt an answer. Where the region is not known the strictest one counts.
 */
export const mayNameExpectations = ({
  goal,
  region,
}: {
  goal: Goal
  region: Region | undefined
}): boolean => goal === 'rent' && region !== undefined && region !== 'brussels'
