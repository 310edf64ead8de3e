import type { Goal } from '../vocabulary'

/**
 * The keys under which the demand register is handed a search; none that a list is filtered by, so
 * its page stays a kept one.
 */
const DEMAND_KEYS = { goal: 'goal', filters: 'wish' } as const

/** Returns the link to the demand form with the filters of a list, taken from its address. */
export function demandHref(registerHref: string, goal: Goal, listHref: string): string {
  const at = listHref.indexOf('?')
  const filters = at < 0 ? '' : listHref.slice(at + 1)
  return `${registerHref}?${new URLSearchParams({ [DEMAND_KEYS.goal]: goal, ...(filters && { [DEMAND_KEYS.filters]: filters }) })}`
}
