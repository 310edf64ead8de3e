import { holdings, type Holding } from '@/data/accounts/holdings'

import type { HoldingLink } from './ColleagueAccess'

const where = (...conditions: readonly [path: string, value: string][]): string =>
  new URLSearchParams(
    conditions.map(([path, value], at) => [`where[or][0][and][${at}]${path}`, value]),
  ).toString()

/** The list of what is meant, from which all of it is given to another colleague. */
const paths: Record<Holding, (id: string, now: string) => string> = {
  properties: (id) => `collections/properties?${where(['[contact][equals]', id])}`,
  projects: (id) => `collections/projects?${where(['[contact][equals]', id])}`,
  owners: (id) => `collections/owners?${where(['[manager][equals]', id])}`,
  enquiries: (id) =>
    `collections/enquiries?${where(['[assignedTo][equals]', id], ['[status][equals]', 'new'])}`,
  viewings: (id, now) =>
    `collections/appointments?${where(['[agent][equals]', id], ['[start][greater_than_equal]', now])}`,
  openings: (id, now) =>
    `collections/visit-days?${where(['[agent][equals]', id], ['[end][greater_than_equal]', now])}`,
  feeds: (id) => `collections/feeds?${where(['[contact][equals]', id])}`,
  settings: () => 'globals/settings',
  modules: () => 'collections/modules',
}

/** Returns where to find what a colleague looks after, without what there is none of. */
export const holdingLinks = (
  counts: Record<Holding, number>,
  id: string,
  admin: string,
  now: string,
): HoldingLink[] =>
  holdings
    .filter((holding) => counts[holding] > 0)
    .map((holding) => ({
      holding,
      count: counts[holding],
      href: `${admin}/${paths[holding](id, now)}`,
    }))
